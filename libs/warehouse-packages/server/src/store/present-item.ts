import type { Language } from '@caravan/kernel';
import {
  warehousePackagesReasons,
  type OrderPhotos,
  type StaffStoreItem,
  type StoreItem,
} from '@caravan/warehouse-packages/contract';
import { isFree, photoNotes, photosDue, photosLeft, returnUntil } from '@caravan/warehouse-packages/port';
import type { PackedItem } from '../packages/whole-package.repo.ts';
import type { PhotoVerdictRow } from '../photos/photo-verdict.table.ts';
import type { StoreItemRow } from './store-item.table.ts';
import { disposalDate } from '../disposal/disposal.ts';
import { daysLeft, freeUntil, storageFee } from '../disposal/storage-fee.ts';
import { withoutSearches } from '../disposal/storage-pause.ts';
import type { PresenterContext } from '../core/presenter-context.ts';
import type { ShelfItem } from './shelf.repo.ts';

/** Why goods cannot be packed now; null if they can. */
const objectionTo = (
  { packageNumber, returnNumber, missingAt, askedAt, releasedAt }: StoreItemRow,
  language: Language,
): string | null => {
  if (missingAt !== null) return warehousePackagesReasons.item_searched.text[language];
  if (packageNumber !== null)
    return warehousePackagesReasons.item_packed.text[language].replace('{number}', packageNumber);
  if (returnNumber !== null)
    return warehousePackagesReasons.item_returning.text[language].replace('{number}', returnNumber);
  if (askedAt !== null) return warehousePackagesReasons.item_undeclared.text[language];
  return releasedAt === null ? warehousePackagesReasons.item_waits.text[language] : null;
};

export const presentPhotos = (
  { photos }: { photos: readonly Pick<PackedItem['photos'][number], 'id' | 'piece'>[] },
  { link }: PresenterContext,
): StoreItem['photos'] =>
  photos.map(({ id, piece }) => ({
    url: link({ kind: 'photo', id }),
    thumb_url: link({ kind: 'thumb', id }),
    piece,
  }));

const photoState = ({ photos, ...item }: ShelfItem) => ({ ...item, photos: photos.length });

const presentVerdict = ({ verdict, photos, note, at, returnNumber }: PhotoVerdictRow): StoreItem['photo_verdict'] => ({
  verdict,
  photos,
  note: note ?? '',
  at: at.toISOString(),
  return_number: returnNumber,
});

const presentServices = ({ services }: ShelfItem): StoreItem['services'] =>
  services
    .filter(({ status }) => status === 'pending_payment' || status === 'paid')
    .map(({ number, kind, status, units, note }) => ({ number, kind, status, units, note }));

export const presentLinePhotos = (item: ShelfItem, presenter: PresenterContext): OrderPhotos[number] => ({
  line_id: item.lineId,
  item_id: item.id,
  photos: presentPhotos(item, presenter),
  photos_due: photosDue(photoState(item)),
});

/** Goods in the warehouse (specification 5.8). */
export const presentItem = (item: ShelfItem, presenter: PresenterContext): StoreItem => {
  const reason = objectionTo(item, presenter.language);
  const { photos, verdict } = item;
  const free = isFree(item);
  const counted = withoutSearches(item, item.packedAt ?? presenter.now);
  const until = returnUntil(item.storedAt);
  return {
    id: item.id,
    order_number: item.orderNumber,
    ...(item.origin === 'own' ? { own: true as const } : {}),
    ...(item.warehouse && { warehouse: item.warehouse }),
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
    free_until: freeUntil(counted).toISOString(),
    days_left: daysLeft(counted, presenter.now),
    value_fen: item.valueFen,
    daily_fee_fen: item.storageFeeFen,
    storage_fen: storageFee(counted, item.packedAt ?? presenter.now),
    fee_max_fen: item.storageMaxFen,
    ...(item.handlingFen ? { handling_fen: item.handlingFen } : {}),
    dispose_at:
      item.packageNumber === null && item.returnNumber === null
        ? disposalDate(item, presenter.now).toISOString()
        : null,
    photos: presentPhotos(item, presenter),
    photos_due: photosDue(photoState(item)),
    photos_left: free ? photosLeft(photoState(item)) : 0,
    photo_verdict: verdict && presentVerdict(verdict),
    photos_open: free && item.origin === 'order' && photos.length > (verdict?.photos ?? 0),
    services: presentServices(item),
    packable: reason === null,
    reason,
    package_number: item.packageNumber,
    returnable: free && item.origin === 'order' && presenter.now < until,
    return_until: until.toISOString(),
    return_number: item.returnNumber,
  };
};

/** Goods in the warehouse for staff. */
export const presentStaffItem = (item: ShelfItem, presenter: PresenterContext): StaffStoreItem => ({
  ...presentItem(item, presenter),
  number: item.number,
  user_id: item.userId,
  line_id: item.lineId,
  condition: item.condition,
  condition_note: item.conditionNote,
  check: item.checkState,
  check_note: item.checkNote,
  photo_note: photoNotes(photoState(item)),
  measurements: item.services
    .filter(({ kind, status }) => kind === 'measurement' && status === 'paid')
    .map(({ number, note, measures }) => ({ number, note, measures })),
  bin: item.bin,
  missing_at: item.missingAt?.toISOString() ?? null,
  lost_at: item.lostAt?.toISOString() ?? null,
});
