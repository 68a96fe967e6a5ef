import { checkTransitions, paymentStatuses, type PaymentStatus, type Transition } from '@caravan/kernel';

/** Events of a payment. `succeed_late`: the money arrived, but none of its targets can be paid any more. */
export const paymentEvents = ['begin', 'succeed', 'succeed_late', 'fail', 'expire'] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

/**
 * Actors, guards and effects are descriptions only: payment has few transitions, and its code implements them directly.
 */
export type PaymentTransition = Transition<PaymentStatus, PaymentEvent>;

const gateway = 'the provider, or staff for a remittance';

/**
 * All transitions of a payment. An event without a transition changes nothing, such as any event after a success. A
 * database trigger refuses other transitions, too (`apps/server/migrations/0000_init.sql`).
 */
export const paymentTransitions: readonly PaymentTransition[] = [
  {
    from: null,
    event: 'begin',
    to: 'pending',
    by: ['the shopper'],
    guards: ['all its targets can be paid'],
    effects: [],
  },
  {
    from: 'pending',
    event: 'succeed',
    to: 'succeeded',
    by: [`the balance; ${gateway}`],
    guards: ['at least one target can still be paid at its original amount'],
    effects: ['targets that can be paid are paid; the rest of the money goes to the balance, with a message'],
  },
  {
    from: 'pending',
    event: 'succeed_late',
    to: 'failed',
    by: [gateway],
    guards: ['no target can be paid any more, or a remittance was too small'],
    effects: ['all of the money goes to the balance, with a message'],
  },
  { from: 'pending', event: 'fail', to: 'failed', by: [gateway], guards: [], effects: [] },
  {
    from: 'pending',
    event: 'expire',
    to: 'expired',
    by: ['the clock, or the provider'],
    guards: ['no remittance waits for staff'],
    effects: [],
  },
  ...(['failed', 'expired'] as const).map((status) => ({
    from: status,
    event: 'succeed_late' as const,
    to: status,
    by: [gateway],
    guards: ['nothing of it was returned before'],
    effects: ['all of the money goes to the balance, with a message'],
  })),
];

/** Stops the start of a server whose table of transitions has a fault. */
export const refuseBadTransitions = (): void => {
  const faults = checkTransitions(paymentTransitions, { states: paymentStatuses, events: paymentEvents });
  if (faults.length) throw new Error(`invalid transitions of a payment: ${faults.join('; ')}`);
};

/** Undefined if the event changes nothing in this state. */
export const transitionOf = (from: PaymentStatus, event: PaymentEvent): PaymentTransition | undefined =>
  paymentTransitions.find((transition) => transition.from === from && transition.event === event);
