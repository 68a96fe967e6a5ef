import { newId } from '@caravan/kernel';
import type { Arrival, WarehouseIntake } from '@caravan/warehouse-packages/port';
import { insertItems, itemsOfLines, releaseItems } from '../db/warehouse.repo.ts';
import type { StoreItemRow } from '../db/store-item.table.ts';
import type { PackageContext } from './package-context.ts';

type Intake = Parameters<WarehouseIntake['receive']>[1];

const rowOf = ({ userId, orderNumber, receivedAt }: Intake, arrival: Arrival): StoreItemRow => ({
  id: newId(),
  userId,
  orderNumber,
  lineId: arrival.lineId,
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
  photoCount: arrival.photo.count,
  photoNote: arrival.photo.note,
  storedAt: receivedAt,
  releasedAt: null,
  packageNumber: null,
  packedAt: null,
  leftAt: null,
  warnedDays: null,
});

/** Receives the goods of orders. */
export const warehouseIntake = ({ clock }: Pick<PackageContext, 'clock'>): WarehouseIntake => ({
  async receive(tx, intake) {
    await insertItems(
      tx,
      intake.arrivals.map((arrival) => rowOf(intake, arrival)),
    );
    const found = await itemsOfLines(
      tx,
      intake.arrivals.map(({ lineId }) => lineId),
    );
    return found.map(({ id, lineId }) => ({ lineId, itemId: id }));
  },
  release: (tx, orderNumber) => releaseItems(tx, orderNumber, clock()),
});
