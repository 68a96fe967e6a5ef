/** A shopper can owe for an order, a package, an extra payment for one of them, or a service for goods. */
export const dueKinds = ['order', 'order_extra', 'package', 'package_extra', 'service'] as const;
export type DueKind = (typeof dueKinds)[number];

/** The kinds of payment targets: what is due, and a recharge of the balance. */
export const payableKinds = [...dueKinds, 'recharge'] as const;
export type PayableKind = (typeof payableKinds)[number];

/** The payment methods (specification 13.1); the sandbox exists outside production only. */
export const paymentMethods = ['balance', 'sandbox', 'stripe', 'paypal', 'westpay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The reasons for a change of the balance. */
export const recordTypes = ['recharge', 'payment', 'refund', 'adjustment', 'compensation'] as const;
export type RecordType = (typeof recordTypes)[number];

/** The smallest recharge, in fen (specification 20.16). */
export const minRechargeFen = 100;
/** The largest recharge, in fen (specification 20.16). */
export const maxRechargeFen = 10_000_000;
/** Payments of a shopper that wait for an outside provider at a time. */
export const maxPendingPayments = 50;

/** The most orders or packages that one payment covers. */
export const maxRefs = 50;

/** The kinds of differences between our books and those of a payment provider. */
export const paymentDifferenceKinds = [
  'refund_held',
  'refund_waiting',
  'refund_unknown',
  'refund_missing',
  'refund_twice',
  'capture_unknown',
  'capture_missing',
] as const;
export type PaymentDifferenceKind = (typeof paymentDifferenceKinds)[number];
