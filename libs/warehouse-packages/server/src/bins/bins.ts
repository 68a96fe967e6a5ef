import { isDeepStrictEqual } from 'node:util';
import { newNumber, type CursorPage } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { cutPage, readCursor, type Tx } from '@caravan/server-core';
import { fail, type BinChange, type BinsQuery, type NewBin } from '@caravan/warehouse-packages/contract';
import {
  countBins,
  insertBins,
  lockBins,
  pageOfBins,
  updateBinRow,
  withContents,
  type CountedBin,
} from './bin.repo.ts';
import type { BinRow } from './bin.table.ts';
import { listWarehouses, warehouseAmong } from '../warehouses/warehouse.repo.ts';
import type { PackageContext } from '../core/package-context.ts';
import type { StaffCall } from '../core/staff-step.ts';

const place = z.tuple([z.int(), z.string()]);

/** Bins in walking order. */
export const listBins = async (
  { db }: Pick<PackageContext, 'db'>,
  query: BinsQuery,
): Promise<CursorPage<CountedBin>> => {
  const after = readCursor(query.cursor, place);
  const [rows, count] = await Promise.all([pageOfBins(db, query, after), countBins(db, query)]);
  return { ...cutPage(rows, query.limit, ({ position, code }) => [position, code]), count };
};

const logged = ({ zone, kind, position, active, warehouseId }: Omit<BinRow, 'code' | 'version'>) => ({
  ...{ zone, kind, position, active },
  ...(warehouseId !== null && { warehouse: warehouseId }),
});

/** A change of a bin, with its warehouse as bins refer to it. */
type BinPlace = Omit<BinRow, 'code' | 'version'>;

/** Creates a bin. A code that exists is refused, unless it is the same bin: then the call is repeated. */
export const createBin = async (
  tx: Tx,
  { clock }: PackageContext,
  call: StaffCall,
  { code = newNumber('BN', clock()), warehouse, ...place }: NewBin,
): Promise<CountedBin> => {
  const warehouseId = warehouseAmong(await listWarehouses(tx), warehouse);
  const row: BinRow = { code, ...place, warehouseId, version: 1 };
  if ((await insertBins(tx, [row])).length) {
    await call.audit(tx, { action: 'bin.create', subject: { kind: 'bin', ref: code }, data: logged(row) });
    return withContents(tx, row);
  }
  const [known] = await lockBins(tx, [code]);
  if (!known || !isDeepStrictEqual(logged(known), logged(row))) throw fail('bin_exists', { code });
  call.unchanged();
  return withContents(tx, known);
};

/** The goods of a bin must be moved before it is closed, or called a bin of another warehouse. */
export const refuseWithGoods = async (tx: Tx, held: BinRow, { active, warehouseId }: BinPlace): Promise<void> => {
  const isLeft = (held.active && !active) || held.warehouseId !== warehouseId;
  if (isLeft && (await withContents(tx, held)).items > 0) throw fail('bin_not_empty');
};

/** Changes a locked bin. */
export const changeBin = async (
  tx: Tx,
  { audit }: Pick<StaffCall, 'audit'>,
  held: BinRow,
  change: BinPlace,
): Promise<BinRow> => {
  const row: BinRow = { code: held.code, ...change, version: held.version + 1 };
  await updateBinRow(tx, row);
  await audit(tx, {
    action: 'bin.update',
    subject: { kind: 'bin', ref: held.code },
    data: { before: logged(held), ...logged(row) },
  });
  return row;
};

export const isSameBin = (held: BinRow, change: BinPlace): boolean => isDeepStrictEqual(logged(held), logged(change));

/** Changes a bin, if it still has the version that the caller saw. */
export const updateBin = async (
  tx: Tx,
  { staffChanges }: Pick<PackageContext, 'staffChanges'>,
  call: StaffCall,
  code: string,
  { warehouse, ...place }: BinChange,
  version: number | undefined,
): Promise<CountedBin> => {
  const [held] = await lockBins(tx, [code]);
  if (!held) throw fail('not_found');
  // Who does not speak of warehouses leaves the bin where it is.
  const warehouseId = warehouse === undefined ? held.warehouseId : warehouseAmong(await listWarehouses(tx), warehouse);
  const change = { ...place, warehouseId };
  if (isSameBin(held, change)) {
    call.unchanged();
    return withContents(tx, held);
  }
  if (version !== undefined && version !== held.version)
    throw await staffChanges().changed(tx, { kind: 'bin', ref: code, version: held.version });
  await refuseWithGoods(tx, held, change);
  return withContents(tx, await changeBin(tx, call, held, change));
};
