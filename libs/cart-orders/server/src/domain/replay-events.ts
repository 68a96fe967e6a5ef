import type { OrderEvent, OrderStatus } from '@caravan/cart-orders/contract';
import { orderTransitions } from './order-transitions.ts';

/** An event as it was written down. */
export interface WrittenEvent {
  event: OrderEvent;
  fromStatus: OrderStatus | null;
  toStatus: OrderStatus;
}

export interface Replayed {
  /** Where the events lead to. */
  status: OrderStatus | null;
  /** Events that the transition table does not know from where they happened. */
  faults: string[];
}

/** Goes the way of an order again, from its beginning, by the transition table alone; a refund that comes to nothing leads back to where it was asked for. */
export const replayEvents = (events: readonly WrittenEvent[]): Replayed => {
  let status: OrderStatus | null = null;
  let beforeRefund: OrderStatus | null = null;
  const faults: string[] = [];
  for (const { event, fromStatus, toStatus } of events) {
    const comesBack = event === 'refund_withdrawn' || event === 'refund_rejected';
    const step = orderTransitions.find((one) => one.event === event && one.from === status && (!comesBack || one.to === beforeRefund));
    if (!step || fromStatus !== status || toStatus !== step.to) {
      faults.push(`${event}: ${fromStatus} → ${toStatus}, coming from ${status}`);
    }
    if (event === 'refund_requested') beforeRefund = status;
    status = step?.to ?? toStatus;
  }
  return { status, faults };
};
