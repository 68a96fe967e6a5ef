import type { RecordedGoods } from '@caravan/cart-orders/port';
import type { Receipt, ReceiptPhoto, ReceiptService, ReceiptStored } from '@caravan/receipts/contract';
import type { PackedItem } from '../packages/whole-package.repo.ts';
import { photosOf } from '../photos/photo.repo.ts';
import type { PaidService } from '@caravan/warehouse-packages/port';
import { itemsByIds } from './warehouse.repo.ts';
import { presenterContext, type PresenterContext } from '../core/presenter-context.ts';
import type { PackageContext } from '../core/package-context.ts';

export const receiptPhotoOf = ({
  id,
  sha256,
  piece,
}: {
  id: string;
  sha256: string;
  piece?: number | null;
}): ReceiptPhoto => ({
  id,
  sha256,
  piece: piece ?? null,
});

/** The links to photos, beside what the hash of a receipt covers. */
export const receiptLinks = (
  photos: readonly { id: string }[],
  { link }: Pick<PresenterContext, 'link'>,
): Receipt['links'] =>
  photos.map(({ id }) => ({ id, url: link({ kind: 'photo', id }), thumb_url: link({ kind: 'thumb', id }) }));

export const receiptStoredOf = (item: PackedItem): ReceiptStored => ({
  item_id: item.id,
  quantity: item.quantity,
  weight_g: item.weightG,
  length_mm: item.lengthMm,
  width_mm: item.widthMm,
  height_mm: item.heightMm,
  photos: item.photos.map(receiptPhotoOf),
});

export const receiptServiceOf = ({ number, kind, units, unitFen, amountFen }: PaidService): ReceiptService => ({
  number,
  kind,
  units,
  unit_fen: unitFen,
  amount_fen: amountFen,
});

/** The warehouse's records of goods of an order. */
export const recordedGoods = (context: PackageContext): RecordedGoods => ({
  of: async (itemIds) => {
    if (!itemIds.length) return { stored: [], services: [], links: [] };
    const { db } = context;
    const [found, photos, services] = await Promise.all([
      itemsByIds(db, itemIds),
      photosOf(db, itemIds),
      context.services().paidForItems(db, itemIds),
    ]);
    const byId = new Map(found.map((item) => [item.id, item]));
    const items = itemIds.flatMap((id) => byId.get(id) ?? []);
    const whole = items.map((item): PackedItem => ({ ...item, photos: photos.get(item.id) ?? [] }));
    const presenter = presenterContext(context, 'en');
    return {
      stored: whole.map(receiptStoredOf),
      services: services.map(receiptServiceOf),
      links: receiptLinks(
        whole.flatMap((item) => item.photos),
        presenter,
      ),
    };
  },
});
