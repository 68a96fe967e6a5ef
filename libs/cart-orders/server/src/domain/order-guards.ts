import type { OrderLineRow } from '../db/order-line.table.ts';
import type { PurchaseOrderRow } from '../db/purchase-order.table.ts';
import { refundOf } from './refund-of.ts';

/** The facts that guards check. */
export interface OrderFacts {
  order: Pick<
    PurchaseOrderRow,
    'beforeRefund' | 'domesticShippingFen' | 'expiresAt' | 'priceReview' | 'refundableUntil'
  >;
  lines: readonly Pick<OrderLineRow, 'quantity' | 'receivedAt' | 'refundedAt' | 'unitPriceFen'>[];
}

/** Why a transition is refused: a reason of the orders contract. */
export type Objection =
  'wrong_state' | 'price_review_open' | 'goods_arrived' | 'refund_time_expired' | 'nothing_to_refund';

type Guard = (facts: OrderFacts, now: Date) => Objection | null;

const unless = (holds: boolean, objection: Objection): Objection | null => (holds ? null : objection);

const arrived = ({ lines }: OrderFacts): boolean => lines.some((line) => line.receivedAt !== null);

/** From this time on an order can no longer be paid, and it is cancelled automatically. */
export const isExpired = ({ expiresAt }: Pick<PurchaseOrderRow, 'expiresAt'>, now: Date): boolean => now >= expiresAt;

/** A refund can be requested up to and including this time (specification 10.1). */
export const isWithinRefundTime = (
  { refundableUntil }: Pick<PurchaseOrderRow, 'refundableUntil'>,
  now: Date,
): boolean => refundableUntil !== null && now <= refundableUntil;

export const orderGuards = {
  time_to_pay_is_over: ({ order }, now) => unless(isExpired(order, now), 'wrong_state'),
  price_review_waits: ({ order }) => unless(order.priceReview === 'waiting', 'wrong_state'),
  price_review_closed: ({ order }) => unless(order.priceReview !== 'waiting', 'price_review_open'),
  within_refund_time: ({ order }, now) => unless(isWithinRefundTime(order, now), 'refund_time_expired'),
  something_to_refund: (facts) => unless(refundOf(facts) > 0, 'nothing_to_refund'),
  nothing_arrived: (facts) => unless(!arrived(facts), 'goods_arrived'),
  something_arrived: (facts) => unless(arrived(facts), 'wrong_state'),
  everything_arrived: ({ lines }) =>
    unless(
      lines.every((line) => line.receivedAt !== null),
      'wrong_state',
    ),
  was_paid: ({ order }) => unless(order.beforeRefund === 'paid', 'wrong_state'),
  was_processing: ({ order }) => unless(order.beforeRefund === 'processing', 'wrong_state'),
} as const satisfies Record<string, Guard>;

/** Named conditions of a transition. */
export type OrderGuard = keyof typeof orderGuards;
