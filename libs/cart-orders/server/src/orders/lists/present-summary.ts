import {
  orderSummaryOf,
  progressOf,
  staffSummaryOf,
  type OrderHead,
  type OrderSummary,
  type StaffOrderSummary,
} from '@caravan/cart-orders/contract';
import { isoOrNull, sumFen } from '@caravan/kernel';
import type { ListedOrder, ListedRow } from './order-list.repo.ts';
import { isOnShelf, progressLine, type ItemPlaces } from '../../buying/line-place.ts';
import { orderActionsOf } from '../order-actions.ts';
import { unpaidExtra } from '../../work/order-waits.ts';
import { presentExtra } from '../../questions/present-question.ts';

/** An order in its shopper's list (specification 9.20). */
export const presentSummary = (listed: ListedOrder, places: ItemPlaces, now: Date): OrderSummary => {
  const { page: order, goods, lines, question, extras } = listed;
  const placed = lines.map((line) => progressLine(order, line, places));
  const due = unpaidExtra({ extras });
  const head: OrderHead = {
    number: order.number,
    status: order.status,
    goods_fen: order.goodsFen,
    photo_fen: order.photoFen,
    domestic_shipping_fen: order.domesticShippingFen,
    domestic_shipping_stated: goods.feesStated || order.feeStatedAt !== null,
    discount_fen: order.discountFen,
    ...(order.hasServiceFee ? { service_fee_fen: order.serviceFeeFen } : {}),
    amount_fen: order.amountFen,
    refunded_fen: order.refundedFen + sumFen(extras.map(({ refundedFen }) => refundedFen)),
    extra: due && presentExtra(due),
    price_review: order.priceReview,
    created_at: order.createdAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    paid_at: isoOrNull(order.paidAt),
    review_due_at: isoOrNull(order.reviewDueAt),
    actions: orderActionsOf({ order, lines, question, extras }, isOnShelf(placed), now),
  };
  return orderSummaryOf({
    head,
    shop_name: order.shopName,
    lines: goods.first,
    line_count: goods.lines,
    quantity: goods.quantity,
    extras: extras.map(presentExtra),
    question: question && {
      id: question.id,
      kind: question.kind,
      line_id: question.lineId,
      item_id: question.itemId,
      state: question.state,
      due_at: question.dueAt.toISOString(),
      options: question.options,
      line_name: question.lineName,
    },
    progress: { ...progressOf(placed), expected: goods.expected },
  });
};

export const presentStaffSummary = ({ page: order, goods }: ListedRow): StaffOrderSummary =>
  staffSummaryOf({
    number: order.number,
    user_id: order.userId,
    status: order.status,
    shop_name: order.shopName,
    lines: goods.first,
    line_count: goods.lines,
    quantity: goods.quantity,
    amount_fen: order.amountFen,
    price_review: order.priceReview,
    supplier_order_no: order.supplierOrderNo,
    created_at: order.createdAt.toISOString(),
  });
