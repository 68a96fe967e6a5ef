import {
  isShippingStated,
  lineAmount,
  type Order,
  type OrderLine,
  type OrderRefund,
  type StaffOrder,
} from '@caravan/cart-orders/contract';
import { isoOrNull, seesContacts, sumFen, type StaffRole } from '@caravan/kernel';
import { photoFee } from '../cart/photo-rules.ts';
import type { OrderEventRow } from './order-event.table.ts';
import type { OrderRefundRow } from '../refunds/order-refund.table.ts';
import type { OrderedLine } from './order.repo.ts';
import { arrivedItem, isOnShelf, isRefunded, lastReceipt, placeOfLine, type ItemPlaces } from '../buying/line-place.ts';
import { orderActionsOf, refundableNow } from './order-actions.ts';
import { unpaidExtra } from '../work/order-waits.ts';
import { presentExtra, presentQuestion } from '../questions/present-question.ts';
import type { ShownOrder } from './find-order.ts';

const presentLine = (order: ShownOrder['order'], line: OrderedLine, places: ItemPlaces): OrderLine => {
  const last = lastReceipt(line);
  const photo = { count: line.photoCount, note: line.photoNote, fee_fen: photoFee(line, order.rules) };
  const priced = { unit_price_fen: line.unitPriceFen, quantity: line.quantity, photo };
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
    note: line.note,
    price_change: line.priceChange,
    amount_fen: lineAmount(priced),
    available: true,
    reason: null,
    bought_quantity: line.boughtQuantity,
    received_quantity: line.receivedQuantity,
    refunded_quantity: line.refundedQuantity,
    substitute: line.substitute && {
      name: line.substitute.name,
      spec: line.substitute.spec,
      url: line.substitute.url,
      unit_price_fen: line.substitute.unitPriceFen,
    },
    receipts: line.receipts.map((receipt) => ({
      ...arrivedItem(receipt, places),
      quantity: receipt.quantity,
      received_at: receipt.receivedAt.toISOString(),
    })),
    received: last && {
      item_id: arrivedItem(last, places).item_id,
      received_at: last.receivedAt.toISOString(),
    },
    refunded: isRefunded(line),
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
export const presentOrder = (whole: ShownOrder, now: Date): Order => {
  const { order, lines: rows, events, refund, question, extras, places, toCard } = whole;
  const lines = rows.map((line) => presentLine(order, line, places));
  const due = unpaidExtra(whole);
  return {
    number: order.number,
    status: order.status,
    shop_name: order.shopName,
    lines,
    goods_fen: order.goodsFen,
    photo_fen: order.photoFen,
    domestic_shipping_fen: order.domesticShippingFen,
    domestic_shipping_stated: isShippingStated(lines) || order.feeStatedAt !== null,
    ...(order.rules.service_fee_rate
      ? { service_fee_fen: order.serviceFeeFen, service_fee: order.rules.service_fee_rate }
      : {}),
    discount_fen: order.discountFen,
    coupon_code: order.couponCode,
    amount_fen: order.amountFen,
    question: question && presentQuestion(whole, question),
    extras: extras.map(presentExtra),
    extra: due && presentExtra(due),
    refundable_fen: refundableNow(whole, now),
    refund_to_card: toCard,
    refunded_fen: order.refundedFen + sumFen(extras.map(({ refundedFen }) => refundedFen)),
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
    actions: orderActionsOf(whole, isOnShelf(lines), now),
  };
};

const hiddenContact: StaffOrder['contact'] = { name: '', phone: '', im: '' };

/** The same for staff with these roles. Those who buy and receive do not see how to reach the shopper. */
export const presentStaffOrder = (whole: ShownOrder, now: Date, roles: readonly StaffRole[]): StaffOrder => ({
  ...presentOrder(whole, now),
  contact: seesContacts(roles) ? whole.order.contact : hiddenContact,
  user_id: whole.order.userId,
  supplier_order_no: whole.order.supplierOrderNo,
});
