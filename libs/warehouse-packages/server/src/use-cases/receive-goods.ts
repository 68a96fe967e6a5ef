import { newId, newNumber } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import type { Arrival, StoredArrival, WarehouseIntake } from '@caravan/warehouse-packages/port';
import { holdActiveBins, moveItems } from '../db/bin-move.repo.ts';
import { insertItems, itemsOfLines, releaseItems } from '../db/warehouse.repo.ts';
import type { StoreItemRow } from '../db/store-item.table.ts';
import type { PackageContext } from './package-context.ts';
import { settleItemTasks } from './settle-tasks.ts';

type Intake = Parameters<WarehouseIntake['receive']>[1];

/** Numbers are random. With 100,000 items a month, about one number collides in half a year. */
const attempts = 5;

const rowOf = ({ userId, orderNumber, receivedAt }: Intake, arrival: Arrival): StoreItemRow => ({
  id: newId(),
  number: newNumber('IT', receivedAt),
  userId,
  orderNumber,
  lineId: arrival.lineId,
  receiptId: arrival.receiptId,
  name: arrival.name,
  spec: arrival.spec,
  image: arrival.image,
  quantity: arrival.quantity,
  valueFen: arrival.valueFen,
  weightG: arrival.weightG,
  lengthMm: arrival.lengthMm,
  widthMm: arrival.widthMm,
  heightMm: arrival.heightMm,
  restrictions: [...arrival.restrictions],
  condition: arrival.condition,
  conditionNote: arrival.conditionNote,
  checkState: arrival.condition === 'good' ? 'not_needed' : 'due',
  checkNote: '',
  bin: null,
  photoCount: arrival.photo.count,
  photoNote: arrival.photo.note,
  storedAt: receivedAt,
  releasedAt: null,
  packageNumber: null,
  returnNumber: null,
  packedAt: null,
  leftAt: null,
  warnedDays: null,
  disposalWarnedDays: null,
  disposalWarnedAt: null,
  disposedAt: null,
});

type OfReceipt = Pick<Arrival, 'lineId' | 'receiptId'>;
const isOf =
  ({ lineId, receiptId }: OfReceipt) =>
  (other: OfReceipt): boolean =>
    other.lineId === lineId && other.receiptId === receiptId;

/** Stores the receipts that are not stored yet, each under a free number. */
const storeNew = async (tx: Tx, intake: Intake): Promise<StoreItemRow[]> => {
  const lineIds = intake.arrivals.map(({ lineId }) => lineId);
  const stored: StoreItemRow[] = [];
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const known = await itemsOfLines(tx, lineIds);
    const missing = intake.arrivals.filter((arrival) => !known.some(isOf(arrival)));
    if (!missing.length) return stored;
    stored.push(
      ...(await insertItems(
        tx,
        missing.map((arrival) => rowOf(intake, arrival)),
      )),
    );
  }
  throw new Error(`no free item number in ${attempts} attempts`);
};

/** Puts new items into the bins in which they arrived. */
const putIntoBins = async (tx: Tx, { arrivals, receivedAt: at }: Intake, stored: readonly StoreItemRow[]) => {
  const codes = [...new Set(arrivals.flatMap(({ bin }) => bin ?? []))];
  const active = await holdActiveBins(tx, codes);
  for (const toBin of codes) {
    if (!active.has(toBin)) throw fail('bin_unknown', { bin: toBin });
    const here = stored.filter((item) => arrivals.find(isOf(item))?.bin === toBin);
    await moveItems(tx, here, { toBin, cause: 'received', staffId: null, at });
  }
};

/** Receives the goods of orders. */
export const warehouseIntake = (context: Pick<PackageContext, 'clock' | 'notifier' | 'tasks'>): WarehouseIntake => ({
  async receive(tx, intake) {
    const stored = await storeNew(tx, intake);
    await putIntoBins(tx, intake, stored);
    await settleItemTasks(
      tx,
      context,
      stored.map(({ id }) => id),
      ['qc', 'shelve'],
    );
    for (const { userId, id: number, condition: state } of stored)
      await context.notifier().publish(tx, { userId, type: 'goods.arrived', number, state });
    const found = await itemsOfLines(
      tx,
      intake.arrivals.map(({ lineId }) => lineId),
    );
    return intake.arrivals.map((arrival): StoredArrival => {
      const item = found.find(isOf(arrival));
      if (!item) throw new Error(`receipt ${arrival.receiptId} of line ${arrival.lineId} was not stored`);
      const { lineId, receiptId } = arrival;
      return { lineId, receiptId, itemId: item.id, itemNumber: item.number };
    });
  },
  release: (tx, orderNumber) => releaseItems(tx, orderNumber, context.clock()),
});
