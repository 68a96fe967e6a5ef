import { isDeepStrictEqual } from 'node:util';
import { newNumber, type CursorPage } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { cutPage, readCursor, type Tx } from '@caravan/server-core';
import { fail, type BinChange, type BinsQuery, type NewBin } from '@caravan/warehouse-packages/contract';
import {
  countBins,
  countItemsIn,
  insertBins,
  lockBins,
  pageOfBins,
  updateBinRow,
  type CountedBin,
} from './bin.repo.ts';
import type { BinRow } from './bin.table.ts';
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

const logged = ({ zone, kind, position, active }: BinRow) => ({ zone, kind, position, active });

/** Creates a bin. A code that exists is refused, unless it is the same bin: then the call is repeated. */
export const createBin = async (
  tx: Tx,
  { clock }: PackageContext,
  call: StaffCall,
  { code = newNumber('BN', clock()), ...rest }: NewBin,
): Promise<CountedBin> => {
  const row: BinRow = { code, ...rest, version: 1 };
  if ((await insertBins(tx, [row])).length) {
    await call.audit(tx, { action: 'bin.create', subject: { kind: 'bin', ref: code }, data: logged(row) });
    return { ...row, items: 0 };
  }
  const [known] = await lockBins(tx, [code]);
  if (!known || !isDeepStrictEqual(logged(known), logged(row))) throw fail('bin_exists', { code });
  call.unchanged();
  return { ...known, items: await countItemsIn(tx, code) };
};

/** The goods of a bin must be moved before it is closed. */
export const refuseClosing = async (tx: Tx, held: BinRow, { active }: BinChange): Promise<void> => {
  if (held.active && !active && (await countItemsIn(tx, held.code)) > 0) throw fail('bin_not_empty');
};

/** Changes a locked bin. */
export const changeBin = async (
  tx: Tx,
  { audit }: Pick<StaffCall, 'audit'>,
  held: BinRow,
  change: BinChange,
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

export const isSameBin = (held: BinRow, change: BinChange): boolean =>
  isDeepStrictEqual(logged(held), {
    zone: change.zone,
    kind: change.kind,
    position: change.position,
    active: change.active,
  });

/** Changes a bin, if it still has the version that the caller saw. */
export const updateBin = async (
  tx: Tx,
  { staffChanges }: Pick<PackageContext, 'staffChanges'>,
  call: StaffCall,
  code: string,
  change: BinChange,
  version: number | undefined,
): Promise<CountedBin> => {
  const [held] = await lockBins(tx, [code]);
  if (!held) throw fail('not_found');
  if (isSameBin(held, change)) {
    call.unchanged();
    return { ...held, items: await countItemsIn(tx, code) };
  }
  if (version !== undefined && version !== held.version)
    throw await staffChanges().changed(tx, { kind: 'bin', ref: code, version: held.version });
  await refuseClosing(tx, held, change);
  const row = await changeBin(tx, call, held, change);
  return { ...row, items: await countItemsIn(tx, code) };
};
