import type { OrderedLine } from './order.repo.ts';
import type { PurchaseOrderRow } from './purchase-order.table.ts';
import { piecesLeft, withDrops, type Drop } from '../buying/line-goods.ts';
import { openQuestion, unpaidExtra, wholeRefund, type OrderWaits } from '../work/order-waits.ts';
import { missingPieces } from '../refunds/refund-of.ts';

/** The facts that guards check. */
export interface OrderFacts extends OrderWaits {
  order: Pick<
    PurchaseOrderRow,
    'beforeRefund' | 'domesticShippingFen' | 'expiresAt' | 'feeStatedAt' | 'priceReview' | 'refundableUntil'
  >;
  lines: readonly OrderedLine[];
  /** The pieces that the change refunds, if it refunds some of them. */
  drops?: readonly Drop[];
}

/** Why a transition is refused: a reason of the orders contract. */
export type Objection =
  | 'wrong_state'
  | 'price_review_open'
  | 'question_open'
  | 'question_closed'
  | 'fee_known'
  | 'domestic_fee_open'
  | 'goods_arrived'
  | 'refund_time_expired'
  | 'nothing_to_refund';

type Guard = (facts: OrderFacts, now: Date) => Objection | null;

const unless = (holds: boolean, objection: Objection): Objection | null => (holds ? null : objection);

/** Whether any piece of the order has arrived. */
export const arrived = ({ lines }: Pick<OrderFacts, 'lines'>): boolean =>
  lines.some((line) => line.receivedQuantity > 0);

/** From this time on an order can no longer be paid, and it is cancelled automatically. */
export const isExpired = ({ expiresAt }: Pick<PurchaseOrderRow, 'expiresAt'>, now: Date): boolean => now >= expiresAt;

/** A refund can be requested up to and including this time (specification 10.1). */
export const isWithinRefundTime = (
  { refundableUntil }: Pick<PurchaseOrderRow, 'refundableUntil'>,
  now: Date,
): boolean => refundableUntil !== null && now <= refundableUntil;

/** Whether the shop's fee for domestic shipping is unknown. */
export const isFeeUnknown = ({ order, lines }: Pick<OrderFacts, 'order' | 'lines'>): boolean =>
  order.feeStatedAt === null && lines.some((line) => !line.domesticShippingStated);

/** A question can be answered before this time only. */
export const isOverdue = ({ dueAt }: { dueAt: Date }, now: Date): boolean => now >= dueAt;

/** Whether the order waits for an answer or an extra payment of the shopper. */
export const waitsForShopper = (waits: OrderWaits): boolean =>
  openQuestion(waits) !== null || unpaidExtra(waits) !== null;

/** Whether it is about the fee for domestic shipping. */
const waitsForFee = (waits: OrderWaits): boolean =>
  (unpaidExtra(waits)?.kind ?? openQuestion(waits)?.kind) === 'domestic_fee';

const dropsAll = ({ lines, drops = [] }: OrderFacts): boolean => piecesLeft(withDrops(lines, drops)) === 0;

/** The conditions of transitions. Each gives the reason of the refusal, or nothing. */
export const orderGuards = {
  time_to_pay_is_over: ({ order }, now) => unless(isExpired(order, now), 'wrong_state'),
  price_review_waits: ({ order }) => unless(order.priceReview === 'waiting', 'wrong_state'),
  price_review_closed: ({ order }) => unless(order.priceReview !== 'waiting', 'price_review_open'),
  within_refund_time: ({ order }, now) => unless(isWithinRefundTime(order, now), 'refund_time_expired'),
  something_to_refund: (facts) => unless(wholeRefund(facts) > 0, 'nothing_to_refund'),
  fee_unknown: (facts) => unless(isFeeUnknown(facts), 'fee_known'),
  nothing_else_waits: (facts) => unless(!waitsForShopper(facts) || waitsForFee(facts), 'question_open'),
  nothing_waits: (facts) => unless(!waitsForShopper(facts), 'question_open'),
  nothing_to_wait_for: (facts) =>
    unless(!waitsForShopper(facts), waitsForFee(facts) ? 'domestic_fee_open' : 'question_open'),
  question_waits: (facts) => unless(openQuestion(facts) !== null, 'question_closed'),
  goods_asked: (facts) => unless(openQuestion(facts)?.kind === 'quality', 'wrong_state'),
  time_to_answer: ({ question }, now) => unless(question !== null && !isOverdue(question, now), 'question_closed'),
  answer_overdue: ({ question }, now) => unless(question !== null && isOverdue(question, now), 'wrong_state'),
  extra_waits: (facts) => unless(unpaidExtra(facts) !== null, 'wrong_state'),
  extra_overdue: (facts, now) => {
    const extra = unpaidExtra(facts);
    return unless(extra !== null && isExpired(extra, now), 'wrong_state');
  },
  drops_everything: (facts) => unless(dropsAll(facts), 'wrong_state'),
  drops_a_part: (facts) => unless(!dropsAll(facts), 'wrong_state'),
  nothing_arrived: (facts) => unless(!arrived(facts), 'goods_arrived'),
  something_arrived: (facts) => unless(arrived(facts), 'wrong_state'),
  everything_arrived: ({ lines }) =>
    unless(
      lines.every((line) => missingPieces(line) === 0),
      'wrong_state',
    ),
  was_paid: ({ order }) => unless(order.beforeRefund === 'paid', 'wrong_state'),
  was_processing: ({ order }) => unless(order.beforeRefund === 'processing', 'wrong_state'),
} as const satisfies Record<string, Guard>;

/** Named conditions of a transition. */
export type OrderGuard = keyof typeof orderGuards;
