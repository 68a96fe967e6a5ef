import type { Language } from '@caravan/kernel';
import {
  storageFeeFenPerDay,
  storageMaxFeeFen,
  warehousePackagesReasons,
  type OrderPhotos,
  type StaffStoreItem,
  type StoreItem,
} from '@caravan/warehouse-packages/contract';
import type { PackedItem } from './db/package.repo.ts';
import type { StoreItemRow } from './db/store-item.table.ts';
import { disposalDate } from './domain/disposal.ts';
import { daysLeft, freeUntil, storageFee } from './domain/storage-fee.ts';
import type { PresenterContext } from './presenter-context.ts';

/** Why goods cannot be packed now; null if they can. */
const objectionTo = ({ packageNumber, releasedAt }: StoreItemRow, language: Language): string | null => {
  if (packageNumber !== null) return warehousePackagesReasons.item_packed[language].replace('{number}', packageNumber);
  return releasedAt === null ? warehousePackagesReasons.item_waits[language] : null;
};

export const presentPhotos = (
  { photos }: Pick<PackedItem, 'photos'>,
  { link }: PresenterContext,
): StoreItem['photos'] =>
  photos.map(({ id }) => ({ url: link({ kind: 'photo', id }), thumb_url: link({ kind: 'thumb', id }) }));

const photosDue = ({ photoCount, photos }: PackedItem): number => Math.max(0, photoCount - photos.length);

/** The photos of an order line. */
export const presentLinePhotos = (item: PackedItem, presenter: PresenterContext): OrderPhotos[number] => ({
  line_id: item.lineId,
  item_id: item.id,
  photos: presentPhotos(item, presenter),
  photos_due: photosDue(item),
});

/** Goods in the warehouse (specification 5.8). */
export const presentItem = (item: PackedItem, presenter: PresenterContext): StoreItem => {
  const reason = objectionTo(item, presenter.language);
  return {
    id: item.id,
    order_number: item.orderNumber,
    name: item.name,
    spec: item.spec,
    image: item.image,
    quantity: item.quantity,
    weight_g: item.weightG,
    length_mm: item.lengthMm,
    width_mm: item.widthMm,
    height_mm: item.heightMm,
    restrictions: item.restrictions,
    stored_at: item.storedAt.toISOString(),
    free_until: freeUntil(item.storedAt).toISOString(),
    days_left: daysLeft(item.storedAt, presenter.now),
    value_fen: item.valueFen,
    daily_fee_fen: storageFeeFenPerDay,
    storage_fen: storageFee(item.storedAt, item.packedAt ?? presenter.now),
    fee_max_fen: storageMaxFeeFen,
    dispose_at: item.packageNumber === null ? disposalDate(item, presenter.now).toISOString() : null,
    photos: presentPhotos(item, presenter),
    photos_due: photosDue(item),
    packable: reason === null,
    reason,
    package_number: item.packageNumber,
  };
};

/** Goods in the warehouse for staff. */
export const presentStaffItem = (item: PackedItem, presenter: PresenterContext): StaffStoreItem => ({
  ...presentItem(item, presenter),
  number: item.number,
  user_id: item.userId,
  line_id: item.lineId,
  condition: item.condition,
  condition_note: item.conditionNote,
  check: item.checkState,
  check_note: item.checkNote,
  photo_note: item.photoNote,
  bin: item.bin,
});
