import type { Order } from '@caravan/cart-orders/contract';

/** The refund state of an order, from the shopper's view. */
export type RefundStanding =
  /** Nothing is paid, or everything is refunded. */
  | 'none'
  | 'open'
  /** A request waits for an answer. */
  | 'waiting'
  /** All goods arrived in the warehouse. */
  | 'arrived'
  | 'expired';

/** Depends on the server's `actions`, not on the browser's clock. */
export const refundStanding = ({
  status,
  actions,
  lines,
}: Pick<Order, 'status' | 'actions' | 'lines'>): RefundStanding => {
  if (actions.includes('request_refund')) return 'open';
  if (status === 'refund_processing') return 'waiting';
  if (status === 'in_stock') return 'arrived';
  if (status !== 'paid' && status !== 'processing') return 'none';
  return lines.every((line) => line.received !== null || line.refunded) ? 'arrived' : 'expired';
};
