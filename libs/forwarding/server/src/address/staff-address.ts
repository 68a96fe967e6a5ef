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
import { fieldsOf, type WarehouseRow } from './forwarding-address.table.ts';
import {
  listFees,
  listWarehouses,
  lockVersion,
  putFee,
  readVersion,
  replaceWarehouses,
} from './forwarding-address.repo.ts';

const presentWarehouse = (row: WarehouseRow): StaffWarehouses['warehouses'][number] => ({
  ...fieldsOf(row),
  active: row.active,
});

/** Reads the version first: a change in between shows as an outdated one. */
export const showWarehouses = async (context: Pick<ForwardingContext, 'db'>): Promise<StaffWarehouses> => {
  const version = await readVersion(context.db);
  return { warehouses: (await listWarehouses(context.db)).map(presentWarehouse), version };
};

/** Replaces the warehouses. Fails with `changed_meanwhile` if another version was seen. */
export const changeWarehouses = async (
  tx: Tx,
  context: ForwardingContext,
  { audit, unchanged }: StaffCall,
  { warehouses }: WarehousesChange,
  version: number | undefined,
): Promise<StaffWarehouses> => {
  const current = await lockVersion(tx);
  const before = (await listWarehouses(tx)).map(presentWarehouse);
  if (JSON.stringify(sorted(before)) === JSON.stringify(sorted(warehouses))) {
    unchanged();
    return { warehouses: before, version: current };
  }
  const subject = { kind: 'forwarding', ref: 'warehouses' };
  if (version !== undefined && version !== current)
    throw await context.staffChanges().changed(tx, { ...subject, version: current });
  await replaceWarehouses(
    tx,
    warehouses.map((fields, position) => ({ ...fields, position })),
    current + 1,
  );
  await audit(tx, { action: 'forwarding.warehouses', subject, data: { before, after: warehouses } });
  return { warehouses, version: current + 1 };
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
  await lockVersion(tx);
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
