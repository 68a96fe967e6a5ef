import type { PaymentStatus } from '@caravan/fund-payment/contract';
import type { Transition } from '@caravan/kernel';

/** What can happen to a payment. `succeed_late`: the money is there, but nothing of what it was meant for can be paid with it any more. */
export const paymentHappenings = ['begin', 'succeed', 'succeed_late', 'fail', 'expire'] as const;
export type PaymentHappening = (typeof paymentHappenings)[number];

/** Who, guards and effects are written for people: the transitions of a payment are few enough to stand in its code. */
export type PaymentTransition = Transition<PaymentStatus, PaymentHappening>;

const gateway = 'the provider, or staff for a remittance';

/**
 * Everything that can become of a payment; what does not stand here changes nothing, such as any event after a success. The database refuses
 * the same changes by a trigger of its own (`apps/server/migrations-extra/payment.sql`).
 */
export const paymentTransitions: readonly PaymentTransition[] = [
  { from: null, event: 'begin', to: 'pending', by: ['the shopper'], guards: ['all that it is for can be paid'], effects: [] },
  {
    from: 'pending',
    event: 'succeed',
    to: 'succeeded',
    by: [`the balance; ${gateway}`],
    guards: ['at least one of what it is for can still be paid at the amount it was begun with'],
    effects: ['what can be paid is paid; the rest of the money goes to the balance, with a letter'],
  },
  {
    from: 'pending',
    event: 'succeed_late',
    to: 'failed',
    by: [gateway],
    guards: ['nothing of what it is for can be paid any more, or a remittance was too small'],
    effects: ['all of the money goes to the balance, with a letter'],
  },
  { from: 'pending', event: 'fail', to: 'failed', by: [gateway], guards: [], effects: [] },
  { from: 'pending', event: 'expire', to: 'expired', by: ['the clock, or the provider'], guards: ['no remittance waits for staff'], effects: [] },
  ...(['failed', 'expired'] as const).map((status) => ({
    from: status,
    event: 'succeed_late' as const,
    to: status,
    by: [gateway],
    guards: ['nothing of it was returned before'],
    effects: ['all of the money goes to the balance, with a letter'],
  })),
];

export const transitionOf = (from: PaymentStatus, event: PaymentHappening): PaymentTransition | undefined =>
  paymentTransitions.find((transition) => transition.from === from && transition.event === event);
