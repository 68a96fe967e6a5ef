import type { OrderStatus } from '@caravan/kernel';

/** The actions that the order's state allows; pages show a button for each. */
export const orderActions = [
  'pay',
  'cancel',
  'answer_question',
  'pay_extra',
  'request_refund',
  'cancel_refund',
  'pack',
] as const;
export type OrderAction = (typeof orderActions)[number];

/**
 * Places of a line: on its way to the shopper's door or back to the seller (specification 9.7), or the end of goods
 * that were not packed in time (11.27). Places further behind come first.
 */
export const goodsPlaces = [
  'ordered',
  'bought',
  'arrived',
  'packed',
  'shipped',
  'returning',
  'received',
  'returned',
  'lost',
  'disposed',
] as const;

/**
 * A shopper's list shows the orders of a status together. Of those that were in stock, `in_stock` has the ones of which
 * goods are still in the warehouse, and `sent` the others.
 */
export const orderGroups = [
  'pending_payment',
  'paid',
  'processing',
  'in_stock',
  'sent',
  'cancelled',
  'refund_processing',
  'refunded',
] as const satisfies readonly (OrderStatus | 'sent')[];
export type OrderGroup = (typeof orderGroups)[number];

/** The events of an order; some of them do not change the status. */
export const orderEvents = [
  'placed',
  'paid',
  'price_accepted',
  'question_asked',
  'question_withdrawn',
  'question_answered',
  'question_declined',
  'question_expired',
  'goods_kept',
  'extra_paid',
  'extra_expired',
  'no_fee',
  'line_dropped',
  'goods_returned',
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

/** An event's cause. */
export const orderActors = ['shopper', 'staff', 'system'] as const;
export type OrderActor = (typeof orderActors)[number];

/** The most orders of a shopper that wait for payment, and the most lines in them (specification 9.21). */
export const maxUnpaidOrders = 50;
export const maxUnpaidLines = 2_000;
