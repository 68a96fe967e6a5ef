import type { CartLine } from '@caravan/cart-orders/contract';
import type { SnapshotRef } from '@caravan/goods/port';
import type { OrderLineRow } from '../orders/order-line.table.ts';

/** Where the goods of a line come from: a product, an offer of a buyer, or the shopper's own words. */
export interface LineSource {
  snapshot: SnapshotRef | null;
  offerId: string | null;
}

/** Copies a cart line into a row of the order. */
export const orderLineRow = (
  orderNumber: string,
  line: CartLine,
  { snapshot, offerId }: LineSource,
  position: number,
  { discountFen, serviceFeeFen }: Pick<OrderLineRow, 'discountFen' | 'serviceFeeFen'>,
): OrderLineRow => ({
  id: line.id,
  orderNumber,
  position,
  manual: line.manual,
  offerId,
  snapshotId: snapshot?.snapshotId ?? null,
  skuId: snapshot?.skuId ?? null,
  url: line.url,
  platform: line.platform,
  shopName: line.shop_name,
  name: line.name,
  description: line.description,
  spec: line.spec,
  image: line.image,
  unitPriceFen: line.unit_price_fen,
  listedPriceFen: line.listed_price_fen,
  quantity: line.quantity,
  discountFen,
  domesticShippingFen: line.domestic_shipping_fen,
  domesticShippingStated: line.domestic_shipping_stated,
  photoCount: line.photo.count,
  photoNote: line.photo.note,
  note: line.note,
  priceChange: line.price_change,
  boughtQuantity: 0,
  receivedQuantity: 0,
  refundedQuantity: 0,
  returnedQuantity: 0,
  serviceFeeFen,
});
