import { arrivalDays, trackingDays, unmatchedHours } from '@caravan/procurement/contract';
import { day, hour } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import type { NewTask, TaskSource } from '@caravan/tasks/port';
import type { InboundParcelRow } from '../db/inbound-parcel.table.ts';
import { unmatchedParcels } from '../db/inbound-parcel.repo.ts';
import { openPurchases, wholePurchases, wholePurchasesByIds, type WholePurchase } from '../db/purchase-reads.repo.ts';
import type { ProcurementContext } from './procurement-context.ts';

const after = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);
const grouped = (shopName: string | null) => (shopName === null ? {} : { group: shopName });

/** Waits for the shop: for a tracking number first, then for the goods. */
const sellerTask = ({ purchase, lines, parcels }: WholePurchase): NewTask => {
  const sent = parcels.filter(({ state }) => state !== 'discarded');
  const last = sent.at(-1);
  const lastReceived = sent.filter(({ state }) => state === 'received').at(-1);
  return {
    queue: 'seller',
    ref: purchase.id,
    kind: 'purchase',
    title: purchase.shopName ?? purchase.supplierOrderNo,
    facts: {
      supplier_order_no: purchase.supplierOrderNo,
      account: purchase.account,
      tracking_number: last?.trackingNumber ?? null,
      parcels: sent.length,
      orders: [...new Set(lines.map(({ orderNumber }) => orderNumber))],
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      // The last parcel brought less than it should, and nothing else was announced.
      short: lastReceived !== undefined && lastReceived === last && !lastReceived.moreComes,
    },
    ...(purchase.paidFen === null ? {} : { amountFen: purchase.paidFen }),
    ...grouped(purchase.shopName),
    dueAt: last
      ? (purchase.expectedAt ?? after(last.createdAt, arrivalDays * day))
      : after(purchase.createdAt, trackingDays * day),
    openedAt: purchase.createdAt,
  };
};

/** Waits at the warehouse's door. */
const receiveTask = ({ purchase, lines }: WholePurchase, parcel: InboundParcelRow): NewTask => ({
  queue: 'receive',
  ref: parcel.id,
  kind: 'parcel',
  title: parcel.trackingNumber ?? purchase.supplierOrderNo,
  facts: {
    carrier: parcel.carrier,
    supplier_order_no: purchase.supplierOrderNo,
    shop: purchase.shopName,
    bin: parcel.bin,
    lines: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  },
  ...grouped(purchase.shopName),
  dueAt: purchase.expectedAt ?? after(parcel.createdAt, arrivalDays * day),
  openedAt: parcel.createdAt,
});

const unmatchedTask = (parcel: InboundParcelRow): NewTask => ({
  queue: 'unmatched',
  ref: parcel.id,
  kind: 'parcel',
  title: parcel.trackingNumber ?? parcel.bin ?? parcel.id,
  facts: { carrier: parcel.carrier, bin: parcel.bin, weight_g: parcel.weightG, note: parcel.note },
  dueAt: after(parcel.arrivedAt ?? parcel.createdAt, unmatchedHours * hour),
  openedAt: parcel.arrivedAt ?? parcel.createdAt,
});

const isAwaited = ({ purchase }: WholePurchase, { state }: InboundParcelRow): boolean =>
  state === 'expected' && purchase.doneAt === null;

/** Opens, changes and closes the tasks of purchases and of their parcels. */
export const settlePurchaseTasks = (
  tx: Tx,
  { tasks }: Pick<ProcurementContext, 'tasks'>,
  all: readonly WholePurchase[],
): Promise<void> =>
  tasks().settle(
    tx,
    all.flatMap((whole) => [
      whole.purchase.doneAt === null ? sellerTask(whole) : { queue: 'seller' as const, ref: whole.purchase.id },
      ...whole.parcels.map((parcel) =>
        isAwaited(whole, parcel) ? receiveTask(whole, parcel) : { queue: 'receive' as const, ref: parcel.id },
      ),
    ]),
  );

/** The same, of purchases as they are now. */
export const syncPurchaseTasks = async (
  tx: Tx,
  context: Pick<ProcurementContext, 'tasks'>,
  purchaseIds: readonly string[],
): Promise<void> => {
  if (purchaseIds.length) await settlePurchaseTasks(tx, context, await wholePurchasesByIds(tx, purchaseIds));
};

/** Opens or closes the task of a parcel that came without a purchase. */
export const syncUnmatchedTask = async (
  tx: Tx,
  { tasks }: Pick<ProcurementContext, 'tasks'>,
  parcel: InboundParcelRow,
): Promise<void> => {
  if (parcel.state === 'unmatched') await tasks().open(tx, unmatchedTask(parcel));
  else await tasks().close(tx, { queue: 'unmatched', ref: parcel.id });
};

const openWhole = async (db: Database): Promise<WholePurchase[]> => wholePurchases(db, await openPurchases(db));

/** The purchases and parcels that must have a task in each queue. */
export const procurementTaskSources: readonly TaskSource[] = [
  { queue: 'seller', wanted: async (db) => (await openWhole(db)).map(sellerTask) },
  {
    queue: 'receive',
    wanted: async (db) =>
      (await openWhole(db)).flatMap((whole) =>
        whole.parcels.filter((parcel) => isAwaited(whole, parcel)).map((parcel) => receiveTask(whole, parcel)),
      ),
  },
  { queue: 'unmatched', wanted: async (db) => (await unmatchedParcels(db)).map(unmatchedTask) },
];
