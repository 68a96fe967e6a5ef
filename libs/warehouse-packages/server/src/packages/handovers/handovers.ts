import { newNumber, type CursorPage } from '@caravan/kernel';
import { instant, z } from '@caravan/kernel/zod';
import { cutPage, readCursor, type Database, type Tx } from '@caravan/server-core';
import { fail, type HandoverScan, type HandoversQuery, type NewHandover } from '@caravan/warehouse-packages/contract';
import { refuseOpenBags, refuseSealed } from './bags.repo.ts';
import {
  closeHandoverRow,
  countHandovers,
  findHandover,
  findOpenHandover,
  findWaiting,
  insertHandover,
  lockHandover,
  pageOfHandovers,
  putIntoHandover,
  removePackage,
  type ListedHandover,
  type WholeHandover,
} from './handover.repo.ts';
import type { HandoverRow } from './handover.table.ts';
import { lockPackageRows } from '../package.repo.ts';
import type { PackageRow } from '../package.table.ts';
import { claimTracking } from '../../tracking/claim-tracking.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { refuseHeld } from './ship-package.ts';
import type { StaffCall } from '../../core/staff-step.ts';

/** Numbers are random, so one may be taken. */
const attempts = 5;
const place = z.tuple([instant, z.string()]);

export const showHandover = async (db: Database, id: string): Promise<WholeHandover> => {
  const found = await findHandover(db, id);
  if (!found) throw fail('not_found');
  return found;
};

/** Hand-overs, newest first. */
export const listHandovers = async (
  { db }: Pick<PackageContext, 'db'>,
  query: HandoversQuery,
): Promise<CursorPage<ListedHandover>> => {
  const after = readCursor(query.cursor, place);
  const [rows, count] = await Promise.all([pageOfHandovers(db, query, after), countHandovers(db, query)]);
  const { items, next } = cutPage(rows, query.limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
  return { items, next, count };
};

/** Begins a hand-over; the staff member's open one to the same carrier is continued. */
export const createHandover = async (
  tx: Tx,
  { clock }: PackageContext,
  { staffId, audit, unchanged }: StaffCall,
  { carrier }: NewHandover,
): Promise<WholeHandover> => {
  const createdAt = clock();
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const open = await findOpenHandover(tx, staffId, carrier);
    if (open) {
      unchanged();
      return showHandover(tx, open.id);
    }
    const row: HandoverRow = { id: newNumber('HO', createdAt), carrier, staffId, createdAt, closedAt: null };
    if (await insertHandover(tx, row)) {
      await audit(tx, { action: 'handover.create', subject: { kind: 'handover', ref: row.id }, data: { carrier } });
      return { row, packages: [], bags: [], driver: undefined };
    }
  }
  throw new Error(`no free number for a hand-over in ${attempts} attempts`);
};

/** Locks a hand-over that is not closed: its bags and packages change one after the other. */
export const lockOpen = async (tx: Tx, id: string): Promise<HandoverRow> => {
  const row = await lockHandover(tx, id);
  if (!row) throw fail('not_found');
  if (row.closedAt !== null) throw fail('handover_closed');
  return row;
};

/** Refuses a package that its carrier may not collect now. */
const refuseUnready = (held: PackageRow): void => {
  const { number, status, stage } = held;
  if (status === 'cancelled') throw fail('package_cancelled', { number });
  if (status !== 'to_be_delivered') throw fail('wrong_state');
  refuseHeld(held);
  if (stage !== 'ready') throw fail('not_packed', { number });
};

/** Adds a packed package to a hand-over. A further scan corrects its tracking number. */
export const scanHandover = async (
  tx: Tx,
  { clock }: PackageContext,
  { audit, unchanged }: StaffCall,
  id: string,
  { code, tracking_number: trackingNumber, bag: asked }: HandoverScan,
): Promise<WholeHandover> => {
  const { carrier } = await lockOpen(tx, id);
  const [held] = await lockPackageRows(tx, 'all', [code]);
  if (!held) throw fail('package_unknown', { code });
  refuseUnready(held);
  const waiting = await findWaiting(tx, code);
  if (waiting && waiting.handoverId !== id)
    throw fail('in_other_handover', { number: code, handover_id: waiting.handoverId });
  const bag = asked ?? waiting?.bag ?? null;
  if (waiting?.trackingNumber === trackingNumber && waiting.bag === bag) {
    unchanged();
    return showHandover(tx, id);
  }
  await refuseSealed(tx, id, [waiting?.bag, bag]);
  const at = clock();
  await claimTracking(tx, { shipment: { carrier, tracking_number: trackingNumber }, packageNumber: code, at });
  await putIntoHandover(tx, {
    handoverId: id,
    packageNumber: code,
    trackingNumber,
    scannedAt: at,
    outcome: null,
    reason: null,
    bag,
  });
  await audit(tx, {
    action: 'handover.scan',
    subject: { kind: 'handover', ref: id },
    data: { package: code, tracking_number: trackingNumber, ...(bag !== null && { bag }) },
  });
  return showHandover(tx, id);
};

/** Takes a package out of an open hand-over. */
export const removeFromHandover = async (
  tx: Tx,
  { audit, unchanged }: StaffCall,
  id: string,
  code: string,
): Promise<WholeHandover> => {
  await lockOpen(tx, id);
  const waiting = await findWaiting(tx, code);
  if (waiting?.handoverId === id) await refuseSealed(tx, id, [waiting.bag]);
  if (await removePackage(tx, id, code))
    await audit(tx, { action: 'handover.remove', subject: { kind: 'handover', ref: id }, data: { package: code } });
  else unchanged();
  return showHandover(tx, id);
};

/** Ends the scanning: from now on the packages of the hand-over are shipped. */
export const closeHandover = async (
  tx: Tx,
  { clock }: PackageContext,
  { audit, unchanged }: StaffCall,
  id: string,
): Promise<WholeHandover> => {
  const row = await lockHandover(tx, id);
  if (!row) throw fail('not_found');
  if (row.closedAt === null) {
    await refuseOpenBags(tx, id);
    await closeHandoverRow(tx, id, clock());
    await audit(tx, { action: 'handover.close', subject: { kind: 'handover', ref: id } });
  } else unchanged();
  return showHandover(tx, id);
};
