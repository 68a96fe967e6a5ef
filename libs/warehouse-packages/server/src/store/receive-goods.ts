import type { Arrival, StoredArrival, WarehouseIntake } from '@caravan/cart-orders/port';
import { newId, newNumber } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import { holdBins, moveItems } from '../bins/bin-move.repo.ts';
import { refuseMixing } from '../bins/bin-rule.ts';
import { listWarehouses, warehouseAmong } from '../warehouses/warehouse.repo.ts';
import { insertItems, itemsOfLines, releaseItems, type InsertedItem, type NewItem } from './warehouse.repo.ts';
import type { StoreItemRow } from './store-item.table.ts';
import type { PackageContext } from '../core/package-context.ts';
import { openArrivalTasks } from '../tasks/settle-tasks.ts';

type Intake = Parameters<WarehouseIntake['receive']>[1];

/** An intake with its warehouse as goods refer to it; undefined if none was said. */
type ReadIntake = Intake & { warehouseId: string | null | undefined };

/** Numbers are random. With 100,000 items a month, about one number collides in half a year. */
const attempts = 5;

const rowOf = (
  { userId, orderNumber, receivedAt, storage, origin = 'order', warehouseId }: ReadIntake,
  arrival: Arrival,
): NewItem => ({
  id: newId(),
  number: newNumber('IT', receivedAt),
  userId,
  origin,
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
  // Without a warehouse of the station, that of the bin counts.
  warehouseId: warehouseId ?? null,
  warehouseOf: warehouseId === undefined ? arrival.bin : null,
  photoCount: arrival.photo.count,
  photoNote: arrival.photo.note,
  storedAt: receivedAt,
  freeDays: storage.freeDays,
  storageFeeFen: storage.feeFenPerDay,
  storageMaxFen: storage.maxFeeFen,
  handlingFen: arrival.handlingFen ?? 0,
  releasedAt: null,
  askedAt: null,
  packageNumber: null,
  returnNumber: null,
  packedAt: null,
  leftAt: null,
  warnedDays: null,
  disposalWarnedDays: null,
  disposalWarnedAt: null,
  disposedAt: null,
  lostAt: null,
  takenBackAt: null,
  missingAt: null,
  searchedMs: 0,
  searchedPackedMs: 0,
  foundAt: null,
});

type OfReceipt = Pick<Arrival, 'lineId' | 'receiptId'>;
const isOf =
  ({ lineId, receiptId }: OfReceipt) =>
  (other: OfReceipt): boolean =>
    other.lineId === lineId && other.receiptId === receiptId;

/** The goods of an intake, and those of them that this call has stored. */
interface Stored {
  all: readonly StoreItemRow[];
  fresh: readonly StoreItemRow[];
}

/** Whether goods have neither a warehouse nor a bin in a shop with several warehouses. */
const isNowhere =
  (arrivals: readonly Arrival[]) =>
  (item: InsertedItem): boolean =>
    item.several && (arrivals.find(isOf(item))?.bin ?? null) === null;

/** Stores the receipts that are not stored yet, each under a free number. */
const storeNew = async (
  tx: Tx,
  { arrivalPhotos }: Pick<PackageContext, 'arrivalPhotos'>,
  intake: ReadIntake,
): Promise<Stored> => {
  const { arrivals } = intake;
  const lineIds = arrivals.map(({ lineId }) => lineId);
  const fresh: InsertedItem[] = [];
  let missing = arrivals;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const rows = missing.map((arrival) => rowOf(intake, arrival));
    const inserted = await insertItems(tx, rows, arrivalPhotos().count());
    if (intake.warehouseId === undefined && inserted.some(isNowhere(arrivals))) throw fail('warehouse_missing');
    fresh.push(...inserted);
    if (fresh.length === arrivals.length) return { all: fresh, fresh };
    // The others were stored before, or their numbers are taken.
    const all = await itemsOfLines(tx, lineIds);
    missing = arrivals.filter((arrival) => !all.some(isOf(arrival)));
    if (!missing.length) return { all, fresh };
  }
  throw new Error(`no free item number in ${attempts} attempts`);
};

/** Puts new items into the bins in which they arrived, and returns them with these. */
const putIntoBins = async (
  tx: Tx,
  { arrivals, receivedAt: at }: Intake,
  stored: readonly StoreItemRow[],
): Promise<StoreItemRow[]> => {
  const codes = [...new Set(arrivals.flatMap(({ bin }) => bin ?? []))];
  const placed = stored.map((item) => ({ item, toBin: arrivals.find(isOf(item))?.bin ?? null }));
  const goodsFor = (code: string) => placed.filter(({ toBin }) => toBin === code).map(({ item }) => item);
  await refuseMixing(
    tx,
    codes.map((bin) => ({ bin, ids: goodsFor(bin).map(({ id }) => id) })),
  );
  await holdBins(
    tx,
    codes.map((bin) => ({ bin, items: goodsFor(bin) })),
  );
  for (const toBin of codes) await moveItems(tx, goodsFor(toBin), { toBin, cause: 'received', staffId: null, at });
  return placed.map(({ item, toBin }) => ({ ...item, bin: toBin }));
};

/** Receives the goods of orders. */
export const warehouseIntake = (
  context: Pick<PackageContext, 'arrivalPhotos' | 'clock' | 'notifier' | 'tasks'>,
): WarehouseIntake => ({
  async receive(tx, intake) {
    const { warehouse } = intake;
    const warehouseId = warehouse == null ? warehouse : warehouseAmong(await listWarehouses(tx), warehouse);
    const { all, fresh } = await storeNew(tx, context, { ...intake, warehouseId });
    await openArrivalTasks(tx, context, await putIntoBins(tx, intake, fresh));
    for (const { userId, id: number, condition: state } of fresh)
      await context.notifier().publish(tx, { userId, type: 'goods.arrived', number, state });
    return intake.arrivals.map((arrival): StoredArrival => {
      const item = all.find(isOf(arrival));
      if (!item) throw new Error(`receipt ${arrival.receiptId} of line ${arrival.lineId} was not stored`);
      const { lineId, receiptId } = arrival;
      return { lineId, receiptId, itemId: item.id, itemNumber: item.number };
    });
  },
  release: (tx, orderNumber) => releaseItems(tx, orderNumber, context.clock()),
});
