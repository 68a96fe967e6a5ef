import { paymentStatuses, type PaymentStatus } from '@caravan/fund-payment/contract';

/** What can happen to a payment. `succeed_late`: the money is there, but nothing of what it was meant for can be paid with it any more. */
export const paymentHappenings = ['succeed', 'succeed_late', 'fail', 'expire'] as const;
export type PaymentHappening = (typeof paymentHappenings)[number];

export interface PaymentTransition {
  from: PaymentStatus;
  on: PaymentHappening;
  to: PaymentStatus;
  who: string;
  guard: string;
  effect: string;
}

const gateway = 'the provider, or staff for a remittance';

/**
 * Everything that can become of a payment; what does not stand here changes nothing, such as any event after a success. The database refuses
 * the same changes by a trigger of its own (`apps/server/migrations-extra/payment.sql`).
 */
export const paymentTransitions: readonly PaymentTransition[] = [
  {
    from: 'pending',
    on: 'succeed',
    to: 'succeeded',
    who: `the balance; ${gateway}`,
    guard: 'at least one of what it is for can still be paid at the amount it was begun with',
    effect: 'what can be paid is paid; the rest of the money goes to the balance, with a letter',
  },
  {
    from: 'pending',
    on: 'succeed_late',
    to: 'failed',
    who: gateway,
    guard: 'nothing of what it is for can be paid any more, or a remittance was too small',
    effect: 'all of the money goes to the balance, with a letter',
  },
  { from: 'pending', on: 'fail', to: 'failed', who: gateway, guard: 'none', effect: 'none' },
  { from: 'pending', on: 'expire', to: 'expired', who: 'the clock, or the provider', guard: 'no remittance waits for staff', effect: 'none' },
  ...(['failed', 'expired'] as const).map((status) => ({
    from: status,
    on: 'succeed_late' as const,
    to: status,
    who: gateway,
    guard: 'nothing of it was returned before',
    effect: 'all of the money goes to the balance, with a letter',
  })),
];

export const transitionOf = (from: PaymentStatus, on: PaymentHappening): PaymentTransition | undefined =>
  paymentTransitions.find((transition) => transition.from === from && transition.on === on);

/** Mistakes of a table: two rows for one happening, states that nobody reaches. Looked at when the server starts. */
export const faultsOf = (transitions: readonly PaymentTransition[]): string[] => {
  const rows = transitions.map(({ from, on }) => `${on} in ${from}`);
  const reached = new Set<PaymentStatus>(['pending', ...transitions.map(({ to }) => to)]);
  return [
    ...rows.filter((row, index) => rows.indexOf(row) !== index).map((row) => `two transitions for ${row}`),
    ...paymentStatuses.filter((status) => !reached.has(status)).map((status) => `nothing leads to ${status}`),
  ];
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table as it stands in `docs/states/payment.md`. */
export const printTransitions = (): string =>
  [
    row(['from', 'happening', 'to', 'who', 'guard', 'effect']),
    row(Array.from({ length: 6 }, () => '---')),
    ...paymentTransitions.map(({ from, on, to, who, guard, effect }) => row([from, on, to, who, guard, effect])),
  ].join('\n');
