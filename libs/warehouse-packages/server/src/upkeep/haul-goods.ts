import type { HaulGoods, HaulPackage } from '@caravan/account/contract/archive';
import type { ArchiveSources } from '@caravan/account/port';
import { isoOrNull } from '@caravan/kernel';
import { packagesOfUser } from '../packages/package.repo.ts';
import { type WholePackage, wholePackages } from '../packages/whole-package.repo.ts';
import { photosOf } from '../photos/photo.repo.ts';
import type { StoreItemRow } from '../store/store-item.table.ts';
import { itemsOfUser } from '../store/warehouse.repo.ts';
import { photoFile } from '../photos/picture-files.ts';
import type { PackageContext } from '../core/package-context.ts';

/** Rows per read. */
const atATime = 200;

const haulGoods = (item: StoreItemRow, photos: readonly { id: string }[]): HaulGoods => ({
  id: item.id,
  order_number: item.orderNumber,
  ...(item.origin === 'own' ? { own: true as const } : {}),
  name: item.name,
  spec: item.spec,
  quantity: item.quantity,
  weight_g: item.weightG,
  length_mm: item.lengthMm,
  width_mm: item.widthMm,
  height_mm: item.heightMm,
  value_fen: item.valueFen,
  stored_at: item.storedAt.toISOString(),
  left_at: isoOrNull(item.leftAt),
  photos: photos.map(({ id }) => id),
});

const haulPackage = ({ row, method, items, tracking, photos }: WholePackage): HaulPackage => ({
  number: row.number,
  status: row.status,
  created_at: row.createdAt.toISOString(),
  paid_at: isoOrNull(row.paidAt),
  shipped_at: isoOrNull(row.shippedAt),
  done_at: isoOrNull(row.doneAt),
  method: method.name.en,
  carrier: row.carrier ?? method.carrier,
  tracking_number: row.trackingNumber,
  country: row.address.country,
  chargeable_g: row.chargeableG,
  fee_fen: row.feeFen,
  discount_fen: row.discountFen,
  refunded_fen: row.refundedFen,
  declared_value_fen: row.declaredValueFen,
  goods: items.map(({ id }) => id),
  photos: photos.map(({ id }) => id),
  tracking: tracking.map(({ at, place, text }) => ({ at: at.toISOString(), place, text })),
});

/** A shopper's goods and packages in the portable archive (specification 33.2). */
export const haulGoodsAndPackages = ({
  db,
}: Pick<PackageContext, 'db'>): Pick<ArchiveSources, 'goods' | 'packages'> => ({
  goods: async (userId: string) => {
    const items = await itemsOfUser(db, userId);
    const found: HaulGoods[] = [];
    for (let first = 0; first < items.length; first += atATime) {
      const batch = items.slice(first, first + atATime);
      const photos = await photosOf(
        db,
        batch.map(({ id }) => id),
      );
      found.push(...batch.map((item) => haulGoods(item, photos.get(item.id) ?? [])));
    }
    return found;
  },
  packages: async (userId: string) => {
    const rows = (await packagesOfUser(db, userId)).toReversed();
    const found: HaulPackage[] = [];
    for (let first = 0; first < rows.length; first += atATime)
      found.push(...(await wholePackages(db, rows.slice(first, first + atATime))).map(haulPackage));
    return found;
  },
});

/** The photo files that the archive contains. */
export const haulPhotos =
  ({ files }: Pick<PackageContext, 'files'>) =>
  (photoId: string): Promise<Uint8Array | undefined> =>
    files.get(photoFile(photoId));
