/** States of a return to the seller (specification 11.29). */
export const returnStates = ['requested', 'agreed', 'sent', 'settled', 'refused', 'withdrawn'] as const;

export type ReturnState = (typeof returnStates)[number];

/** States of a package (specification 11.5). */
export const packageStatuses = ['pending_payment', 'to_be_delivered', 'pending_receipt', 'done', 'cancelled'] as const;

export type PackageStatus = (typeof packageStatuses)[number];

/** Only `pending` can change. */
export const paymentStatuses = ['pending', 'succeeded', 'failed', 'expired'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** States of an order (specification 9.2). */
export const orderStatuses = [
  'pending_payment',
  'paid',
  'processing',
  'in_stock',
  'cancelled',
  'refund_processing',
  'refunded',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];
