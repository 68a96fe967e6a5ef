/** What can be paid: an order, a package, a recharge of the balance. */
export const payableKinds = ['order', 'package', 'recharge'] as const;
export type PayableKind = (typeof payableKinds)[number];

/** Ways to pay (decisions.md, Money); the sandbox exists outside production only. */
export const paymentMethods = ['balance', 'sandbox', 'stripe', 'westpay'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStatuses = ['pending', 'succeeded', 'failed', 'expired'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What moved a balance. */
export const recordTypes = ['recharge', 'payment', 'refund', 'adjustment'] as const;
export type RecordType = (typeof recordTypes)[number];

/** Smallest and largest recharge, in fen (api.md, fund and payment). */
export const minRechargeFen = 100;
export const maxRechargeFen = 10_000_000;

/** Orders or packages that one payment may cover. */
export const maxRefs = 50;
