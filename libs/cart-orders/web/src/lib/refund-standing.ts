import type { Order } from '@caravan/cart-orders/contract';

/** How an order stands to a refund that its shopper might ask for. */
export type RefundStanding =
  /** Nothing has been paid, or everything has been given back. */
  | 'none'
  | 'open'
  /** A request waits for an answer. */
  | 'waiting'
  /** Everything has come to the warehouse. */
  | 'arrived'
  | 'expired';

/** By what the server allows (`actions`), so that no clock in a browser decides it. */
export const refundStanding = ({ status, actions, lines }: Pick<Order, 'status' | 'actions' | 'lines'>): RefundStanding => {
  if (actions.includes('request_refund')) return 'open';
  if (status === 'refund_processing') return 'waiting';
  if (status === 'in_stock') return 'arrived';
  if (status !== 'paid' && status !== 'processing') return 'none';
  return lines.every((line) => line.received !== null || line.refunded) ? 'arrived' : 'expired';
};
