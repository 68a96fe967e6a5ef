import type { OrderEvent, OrderStatus } from '@caravan/cart-orders/contract';
import { replaySteps, type Replayed, type WrittenStep } from '@caravan/kernel';
import { orderTransitions } from './order-transitions.ts';

/** An event as it was written down. */
export type WrittenEvent = WrittenStep<OrderStatus, OrderEvent>;

const comesToNothing: ReadonlySet<OrderEvent> = new Set(['refund_withdrawn', 'refund_rejected']);

/** Goes the way of an order again, from its beginning, by the transition table alone; a refund that comes to nothing leads back to where it was asked for. */
export const replayEvents = (events: readonly WrittenEvent[]): Replayed<OrderStatus> =>
  replaySteps(orderTransitions, events, ({ event, to }, before) => {
    if (!comesToNothing.has(event)) return true;
    return to === before.findLast((one) => one.event === 'refund_requested')?.fromStatus;
  });
