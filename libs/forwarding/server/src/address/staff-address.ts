import {
  fail,
  type HandlingFee,
  type HandlingFees,
  type StaffWarehouses,
  type WarehousesChange,
} from '@caravan/forwarding/contract';
import { shopDay } from '@caravan/kernel';
import type { StaffCall, Tx } from '@caravan/server-core';
import type { ForwardingContext } from '../forwarding-context.ts';
import type { WarehouseRow } from '@caravan/warehouse-packages/port';
import { fieldsOf, homeOf } from './warehouse-list.ts';
import { listFees, listWarehouses, lockList, putFee, readList, replaceWarehouses } from './forwarding-address.repo.ts';

const presentWarehouse = (row: WarehouseRow): StaffWarehouses['warehouses'][number] => ({
  ...fieldsOf(row),
  active: row.active,
});

/** Reads the version first: a change in between shows as an outdated one. */
export const showWarehouses = async (context: Pick<ForwardingContext, 'db'>): Promise<StaffWarehouses> => {
  const { version, waitDays } = await readList(context.db);
  return { warehouses: (await listWarehouses(context.db)).map(presentWarehouse), wait_days: waitDays, version };
};

/** Replaces the warehouses. Fails with `changed_meanwhile` if another version was seen, and with `warehouse_in_use` if one ends that is needed. */
export const changeWarehouses = async (
  tx: Tx,
  context: ForwardingContext,
  { audit, unchanged }: StaffCall,
  { warehouses, wait_days: typed }: WarehousesChange,
  seen: number | undefined,
): Promise<StaffWarehouses> => {
  const current = await lockList(tx);
  const waitDays = typed ?? current.waitDays;
  const rows = await listWarehouses(tx);
  const before = rows.map(presentWarehouse);
  if (waitDays === current.waitDays && JSON.stringify(sorted(before)) === JSON.stringify(sorted(warehouses))) {
    unchanged();
    return { warehouses: before, wait_days: waitDays, version: current.version };
  }
  const subject = { kind: 'forwarding', ref: 'warehouses' };
  if (seen !== undefined && seen !== current.version)
    throw await context.staffChanges().changed(tx, { ...subject, version: current.version });
  const version = current.version + 1;
  const home = homeOf(rows, warehouses);
  const gone = rows.flatMap(({ id }) => (warehouses.some((one) => one.id === id) ? [] : id));
  const written = warehouses.map((fields, position) => ({ ...fields, position, home: fields.id === home }));
  await replaceWarehouses(tx, { rows: written, gone }, { version, waitDays });
  const data = { before, after: warehouses, wait_days: { before: current.waitDays, after: waitDays } };
  await audit(tx, { action: 'forwarding.warehouses', subject, data });
  return { warehouses, wait_days: waitDays, version };
};

/** The same keys in one order, to compare. */
const sorted = (all: readonly StaffWarehouses['warehouses'][number][]) =>
  all.map((one) => Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));

const presentFees = (rows: readonly { from: string; feeFen: number }[], now: Date): HandlingFees => {
  const today = shopDay(now);
  const current = rows.find(({ from }) => from <= today);
  return {
    fees: rows.map(({ from, feeFen }) => ({
      from,
      fee_fen: feeFen,
      state: from > today ? 'planned' : from === current?.from ? 'in_force' : 'past',
    })),
  };
};

export const showFees = async ({ db, clock }: Pick<ForwardingContext, 'clock' | 'db'>): Promise<HandlingFees> =>
  presentFees(await listFees(db), clock());

/** Plans a fee, or changes one that was planned for the same day. */
export const planFee = async (
  tx: Tx,
  { clock }: Pick<ForwardingContext, 'clock'>,
  { audit, unchanged }: StaffCall,
  { from, fee_fen: feeFen }: HandlingFee,
): Promise<HandlingFees> => {
  await lockList(tx);
  const now = clock();
  const before = await listFees(tx);
  const same = before.find((fee) => fee.from === from);
  if (same?.feeFen === feeFen) {
    unchanged();
    return presentFees(before, now);
  }
  if (from <= shopDay(now)) throw fail('fee_day_past');
  await putFee(tx, { from, feeFen });
  await audit(tx, {
    action: 'forwarding.fee',
    subject: { kind: 'forwarding', ref: 'fee' },
    data: { from, fee_fen: feeFen, ...(same && { before_fen: same.feeFen }) },
  });
  return presentFees(await listFees(tx), now);
};
