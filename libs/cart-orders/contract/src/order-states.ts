/** States of an order (storefront.md 4). */
export const orderStatuses = ['pending_payment', 'paid', 'processing', 'in_stock', 'cancelled', 'refund_processing', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What the shopper may do with an order now; pages offer these and nothing else. */
export const orderActions = ['pay', 'cancel', 'request_refund', 'cancel_refund', 'pack'] as const;
export type OrderAction = (typeof orderActions)[number];

/** What happened to an order; some of it leaves the status as it was. */
export const orderEvents = [
  'placed',
  'paid',
  'price_accepted',
  'processing',
  'received',
  'in_stock',
  'cancelled',
  'expired',
  'refund_requested',
  'refund_withdrawn',
  'refund_rejected',
  'refunded',
  'part_refunded',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** Who did it. */
export const orderActors = ['shopper', 'staff', 'system'] as const;
export type OrderActor = (typeof orderActors)[number];

/** Hours in which an order must be paid, and hours after payment in which a refund may be asked for (decisions.md, Orders). */
export const unpaidHours = 24;
export const refundHours = 72;
/** Working hours in which a paid order is reviewed: from, to. */
export const reviewHours = [3, 5] as const;
