import {
  isShippingStated,
  lineAmount,
  photoFee,
  type Order,
  type OrderLine,
  type OrderRefund,
  type StaffOrder,
} from '@caravan/cart-orders/contract';
import type { OrderEventRow } from './db/order-event.table.ts';
import type { OrderLineRow } from './db/order-line.table.ts';
import type { OrderRefundRow } from './db/order-refund.table.ts';
import { placeOfLine, type ItemPlaces } from './domain/line-place.ts';
import { orderActionsOf, refundableNow } from './domain/order-actions.ts';
import type { ShownOrder } from './use-cases/find-order.ts';

const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

const presentLine = (order: ShownOrder['order'], line: OrderLineRow, places: ItemPlaces): OrderLine => {
  const priced = { unit_price_fen: line.unitPriceFen, quantity: line.quantity, photo: { count: line.photoCount } };
  return {
    id: line.id,
    manual: line.manual,
    url: line.url,
    platform: line.platform,
    shop_name: line.shopName,
    name: line.name,
    description: line.description,
    spec: line.spec,
    image: line.image,
    ...priced,
    listed_price_fen: line.listedPriceFen,
    domestic_shipping_fen: line.domesticShippingFen,
    domestic_shipping_stated: line.domesticShippingStated,
    photo: { count: line.photoCount, note: line.photoNote, fee_fen: photoFee(priced) },
    note: line.note,
    price_change: line.priceChange,
    amount_fen: lineAmount(priced),
    available: true,
    reason: null,
    received:
      line.itemId !== null && line.receivedAt
        ? { item_id: line.itemId, received_at: line.receivedAt.toISOString() }
        : null,
    refunded: line.refundedAt !== null,
    place: placeOfLine(order, line, places),
  };
};

const presentRefund = (refund: OrderRefundRow): OrderRefund => ({
  reason: refund.reason,
  amount_fen: refund.amountFen,
  requested_at: refund.requestedAt.toISOString(),
  decided_at: isoOrNull(refund.decidedAt),
  note: refund.note,
  outcome: refund.outcome,
});

const presentEvent = ({ toStatus, event, at, actor, note }: OrderEventRow): Order['timeline'][number] => ({
  status: toStatus,
  event,
  at: at.toISOString(),
  by: actor,
  note,
});

/** An order (specification 5.7). */
export const presentOrder = ({ order, lines: rows, events, refund, places, toCard }: ShownOrder, now: Date): Order => {
  const lines = rows.map((line) => presentLine(order, line, places));
  const onShelf = lines.some(({ place }) => place?.status === 'arrived');
  return {
    number: order.number,
    status: order.status,
    shop_name: order.shopName,
    lines,
    goods_fen: order.goodsFen,
    photo_fen: order.photoFen,
    domestic_shipping_fen: order.domesticShippingFen,
    domestic_shipping_stated: isShippingStated(lines),
    amount_fen: order.amountFen,
    refundable_fen: refundableNow({ order, lines: rows }, now),
    refund_to_card: toCard,
    refunded_fen: order.refundedFen,
    contact: order.contact,
    note: order.note,
    price_review: order.priceReview,
    created_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    paid_at: isoOrNull(order.paidAt),
    review_due_at: isoOrNull(order.reviewDueAt),
    refundable_until: isoOrNull(order.refundableUntil),
    refund: refund && presentRefund(refund),
    timeline: events.map(presentEvent),
    actions: orderActionsOf({ order, lines: rows }, onShelf, now),
  };
};

/** The same for staff. */
export const presentStaffOrder = (whole: ShownOrder, now: Date): StaffOrder => ({
  ...presentOrder(whole, now),
  user_id: whole.order.userId,
  supplier_order_no: whole.order.supplierOrderNo,
});
