import type { OrderLine } from '@caravan/cart-orders/contract';
import type { ItemPlace } from '@caravan/warehouse-packages/port';
import type { OrderLineRow } from '../db/order-line.table.ts';
import type { PurchaseOrderRow } from '../db/purchase-order.table.ts';

/** The places of items in the warehouse and in packages, by their ids. */
export type ItemPlaces = ReadonlyMap<string, ItemPlace>;

type Place = NonNullable<OrderLine['place']>;

const notPacked = { package_number: null, package_status: null, packed_at: null, shipped_at: null, received_at: null };

const statusInPackage = ({ shippedAt, receivedAt }: ItemPlace): Place['status'] => {
  if (receivedAt) return 'received';
  return shippedAt ? 'shipped' : 'packed';
};

const placeOfItem = (item: ItemPlace | undefined): Place =>
  item && item.packageNumber !== null
    ? {
        status: statusInPackage(item),
        package_number: item.packageNumber,
        package_status: item.packageStatus,
        packed_at: item.packedAt?.toISOString() ?? null,
        shipped_at: item.shippedAt?.toISOString() ?? null,
        received_at: item.receivedAt?.toISOString() ?? null,
      }
    : { status: 'arrived', ...notPacked };

/** Where the goods of a line are; null if they do not come (specification 9.7). */
export const placeOfLine = (
  { status, beforeRefund }: Pick<PurchaseOrderRow, 'status' | 'beforeRefund'>,
  { itemId, refundedAt }: Pick<OrderLineRow, 'itemId' | 'refundedAt'>,
  places: ItemPlaces,
): Place | null => {
  if (refundedAt || status === 'cancelled' || status === 'refunded') return null;
  if (itemId !== null) return placeOfItem(places.get(itemId));
  return { status: (beforeRefund ?? status) === 'processing' ? 'bought' : 'ordered', ...notPacked };
};
