import type { OrderActor, OrderEvent } from '@caravan/cart-orders/contract';
import { type OrderStatus, type Replayed, replaySteps, type Transition, type WrittenStep } from '@caravan/kernel';
import type { OrderGuard } from './order-guards.ts';

/** An effect happens besides the change of status, in the same transaction. */
export type OrderEffect =
  /** Sets the deadlines of review and refund. */
  | 'begin_review'
  /** Gives the discount of an unpaid order back to its coupon. */
  | 'give_discount_back'
  /** Refunds the whole payment, including photos and extra payments. */
  | 'give_all_back'
  /** Refunds the goods that have not arrived and marks their lines. */
  | 'give_missing_back'
  /** Refunds the pieces that the change names, and marks their lines. */
  | 'give_dropped_back'
  /** Refunds what the seller paid back for pieces that arrived. */
  | 'give_returned_back'
  /** Withdraws an open question, and cancels an extra payment that waits. */
  | 'end_waits'
  /** The same, but a question about goods that arrived stays open. */
  | 'end_waits_for_goods'
  /** Lets the warehouse pack the goods that have arrived. */
  | 'release_goods';

export interface OrderTransition extends Transition<OrderStatus, OrderEvent> {
  by: readonly OrderActor[];
  guards: readonly OrderGuard[];
  effects: readonly OrderEffect[];
}

const shopper = ['shopper'] as const;
const staff = ['staff'] as const;
const system = ['system'] as const;
/** Staff answer for a shopper who told them by another way. */
const answering = ['shopper', 'staff'] as const;

const step = (
  event: OrderEvent,
  [from, to]: readonly [OrderStatus | null, OrderStatus],
  by: readonly OrderActor[],
  { guards = [], effects = [] }: Partial<Pick<OrderTransition, 'guards' | 'effects'>> = {},
): OrderTransition => ({ event, from, to, by, guards, effects });

/** An order whose pieces are refunded is cancelled with the last of them, or goes on without them. */
const dropping = (
  event: OrderEvent,
  status: 'paid' | 'processing',
  by: readonly OrderActor[],
  guards: readonly OrderGuard[],
): OrderTransition[] => [
  step(event, [status, 'cancelled'], by, { guards: [...guards, 'drops_everything'], effects: ['give_all_back'] }),
  step(event, [status, status], by, { guards: [...guards, 'drops_a_part'], effects: ['give_dropped_back'] }),
];

/**
 * All transitions of an order (specification 9.2). `apps/server/migrations/0000_init.sql` contains the same pairs of
 * states, and the database refuses any other.
 */
export const orderTransitions: readonly OrderTransition[] = [
  step('placed', [null, 'pending_payment'], shopper),

  step('paid', ['pending_payment', 'paid'], shopper, { effects: ['begin_review'] }),
  step('cancelled', ['pending_payment', 'cancelled'], ['shopper', 'staff'], { effects: ['give_discount_back'] }),
  step('expired', ['pending_payment', 'cancelled'], system, {
    guards: ['time_to_pay_is_over'],
    effects: ['give_discount_back'],
  }),
  step('price_accepted', ['pending_payment', 'pending_payment'], staff, { guards: ['price_review_waits'] }),

  step('price_accepted', ['paid', 'paid'], staff, { guards: ['price_review_waits'] }),
  step('extra_paid', ['paid', 'paid'], shopper, { guards: ['extra_waits'] }),
  step('no_fee', ['paid', 'paid'], staff, { guards: ['fee_unknown', 'nothing_else_waits'], effects: ['end_waits'] }),
  ...(['paid', 'processing', 'in_stock'] as const).flatMap((status) => [
    step('question_asked', [status, status], staff, { guards: ['nothing_waits'] }),
    step('question_withdrawn', [status, status], staff, { guards: ['question_waits'] }),
    step('question_answered', [status, status], answering, { guards: ['question_waits', 'time_to_answer'] }),
    step('goods_kept', [status, status], system, { guards: ['goods_asked', 'answer_overdue'] }),
  ]),
  ...(['paid', 'processing'] as const).flatMap((status) => [
    ...dropping('question_declined', status, answering, ['question_waits', 'time_to_answer']),
    ...dropping('question_expired', status, system, ['question_waits', 'answer_overdue']),
    ...dropping('line_dropped', status, staff, ['nothing_waits']),
  ]),
  ...dropping('extra_expired', 'paid', system, ['extra_overdue']),
  step('processing', ['paid', 'processing'], ['staff', 'system'], {
    guards: ['price_review_closed', 'nothing_to_wait_for'],
  }),
  step('received', ['paid', 'paid'], staff),
  step('cancelled', ['paid', 'cancelled'], staff, {
    guards: ['nothing_arrived'],
    effects: ['end_waits', 'give_all_back'],
  }),
  step('refund_requested', ['paid', 'refund_processing'], shopper, {
    guards: ['within_refund_time', 'something_to_refund'],
    effects: ['end_waits'],
  }),

  step('received', ['processing', 'processing'], staff),
  step('in_stock', ['processing', 'in_stock'], ['staff', 'system'], {
    guards: ['everything_arrived'],
    effects: ['end_waits_for_goods', 'release_goods'],
  }),
  step('cancelled', ['processing', 'cancelled'], staff, {
    guards: ['nothing_arrived'],
    effects: ['end_waits', 'give_all_back'],
  }),
  step('refund_requested', ['processing', 'refund_processing'], shopper, {
    guards: ['within_refund_time', 'something_to_refund'],
    effects: ['end_waits'],
  }),

  ...(['paid', 'processing', 'refund_processing', 'in_stock'] as const).map((status) =>
    step('goods_returned', [status, status], staff, { effects: ['give_returned_back'] }),
  ),

  step('refund_withdrawn', ['refund_processing', 'paid'], shopper, { guards: ['was_paid'] }),
  step('refund_withdrawn', ['refund_processing', 'processing'], shopper, { guards: ['was_processing'] }),
  step('refund_rejected', ['refund_processing', 'paid'], staff, { guards: ['was_paid'] }),
  step('refund_rejected', ['refund_processing', 'processing'], staff, { guards: ['was_processing'] }),
  step('refunded', ['refund_processing', 'refunded'], staff, {
    guards: ['nothing_arrived'],
    effects: ['give_missing_back'],
  }),
  step('part_refunded', ['refund_processing', 'in_stock'], staff, {
    guards: ['something_arrived'],
    effects: ['give_missing_back', 'release_goods'],
  }),
];

/** A recorded event, and the pieces that it left in the order, if it refunded some. */
export interface WrittenEvent extends WrittenStep<OrderStatus, OrderEvent> {
  data: { pieces_left?: number };
}

const comesToNothing: ReadonlySet<OrderEvent> = new Set(['refund_withdrawn', 'refund_rejected']);

/**
 * Replays an order's events by the transition table. A withdrawn or rejected refund leads back to the state before it; a
 * refund of the last pieces cancels the order.
 */
export const replayEvents = (events: readonly WrittenEvent[]): Replayed<OrderStatus> =>
  replaySteps<OrderStatus, OrderEvent, WrittenEvent>(orderTransitions, events, ({ event, to }, before, { data }) => {
    if (comesToNothing.has(event)) return to === before.findLast((one) => one.event === 'refund_requested')?.fromStatus;
    if (data.pieces_left === undefined) return true;
    return (to === 'cancelled') === (data.pieces_left === 0);
  });
