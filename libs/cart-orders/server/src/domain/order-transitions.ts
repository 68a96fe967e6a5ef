import type { OrderActor, OrderEvent, OrderStatus } from '@caravan/cart-orders/contract';
import { replaySteps, type Replayed, type Transition, type WrittenStep } from '@caravan/kernel';
import type { OrderGuard } from './order-guards.ts';

/** What a transition does besides changing the status, in the same transaction. */
export type OrderEffect =
  /** Sets the deadlines of review and refund. */
  | 'begin_review'
  /** Refunds the whole payment, including photos and extra payments. */
  | 'give_all_back'
  /** Refunds the goods that have not arrived and marks their lines. */
  | 'give_missing_back'
  /** Withdraws an open question, and cancels an extra payment that waits. */
  | 'end_waits'
  /** Lets the warehouse pack the goods that have arrived. */
  | 'release_goods';

/** One transition of an order. */
export interface OrderTransition extends Transition<OrderStatus, OrderEvent> {
  by: readonly OrderActor[];
  guards: readonly OrderGuard[];
  effects: readonly OrderEffect[];
}

const shopper = ['shopper'] as const;
const staff = ['staff'] as const;
const system = ['system'] as const;

const step = (
  event: OrderEvent,
  [from, to]: readonly [OrderStatus | null, OrderStatus],
  by: readonly OrderActor[],
  { guards = [], effects = [] }: Partial<Pick<OrderTransition, 'guards' | 'effects'>> = {},
): OrderTransition => ({ event, from, to, by, guards, effects });

/**
 * All transitions of an order (specification 9.2). `apps/server/migrations-extra/orders.sql` contains the same pairs of
 * states, and the database refuses any other.
 */
export const orderTransitions: readonly OrderTransition[] = [
  step('placed', [null, 'pending_payment'], shopper),

  step('paid', ['pending_payment', 'paid'], shopper, { effects: ['begin_review'] }),
  step('cancelled', ['pending_payment', 'cancelled'], ['shopper', 'staff']),
  step('expired', ['pending_payment', 'cancelled'], system, { guards: ['time_to_pay_is_over'] }),
  step('price_accepted', ['pending_payment', 'pending_payment'], staff, { guards: ['price_review_waits'] }),

  step('price_accepted', ['paid', 'paid'], staff, { guards: ['price_review_waits'] }),
  step('question_asked', ['paid', 'paid'], staff, { guards: ['nothing_waits', 'fee_unknown', 'nothing_bought'] }),
  step('question_withdrawn', ['paid', 'paid'], staff, { guards: ['question_waits'] }),
  step('question_answered', ['paid', 'paid'], shopper, { guards: ['question_waits', 'time_to_answer'] }),
  step('question_declined', ['paid', 'cancelled'], shopper, {
    guards: ['question_waits', 'time_to_answer'],
    effects: ['give_all_back'],
  }),
  step('question_expired', ['paid', 'cancelled'], system, {
    guards: ['question_waits', 'answer_overdue'],
    effects: ['give_all_back'],
  }),
  step('extra_paid', ['paid', 'paid'], shopper, { guards: ['extra_waits'] }),
  step('extra_expired', ['paid', 'cancelled'], system, { guards: ['extra_overdue'], effects: ['give_all_back'] }),
  step('no_fee', ['paid', 'paid'], staff, { guards: ['fee_unknown'], effects: ['end_waits'] }),
  step('processing', ['paid', 'processing'], staff, { guards: ['price_review_closed', 'fee_settled'] }),
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
  step('in_stock', ['processing', 'in_stock'], staff, { guards: ['everything_arrived'], effects: ['release_goods'] }),
  step('cancelled', ['processing', 'cancelled'], staff, { guards: ['nothing_arrived'], effects: ['give_all_back'] }),
  step('refund_requested', ['processing', 'refund_processing'], shopper, {
    guards: ['within_refund_time', 'something_to_refund'],
  }),

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

/** A recorded event. */
export type WrittenEvent = WrittenStep<OrderStatus, OrderEvent>;

const comesToNothing: ReadonlySet<OrderEvent> = new Set(['refund_withdrawn', 'refund_rejected']);

/**
 * Replays an order's events by the transition table. A withdrawn or rejected refund leads back to the state before it.
 */
export const replayEvents = (events: readonly WrittenEvent[]): Replayed<OrderStatus> =>
  replaySteps(orderTransitions, events, ({ event, to }, before) => {
    if (!comesToNothing.has(event)) return true;
    return to === before.findLast((one) => one.event === 'refund_requested')?.fromStatus;
  });
