import type { Order } from '@caravan/cart-orders/contract';
import { routeStops, type RouteStop } from '@caravan/web-core';

/** A past event, or the status that a future stop brings. */
export type OrderStop = Order['timeline'][number]['event'] | 'packed';

/** The stops that follow each status. A requested refund may end either way, and final statuses have none. */
const ahead: Readonly<Record<Order['status'], readonly OrderStop[]>> = {
  pending_payment: ['paid', 'processing', 'in_stock', 'packed'],
  paid: ['processing', 'in_stock', 'packed'],
  processing: ['in_stock', 'packed'],
  in_stock: ['packed'],
  refund_processing: [],
  cancelled: [],
  refunded: [],
};

/** The past stops of an order, the current one, and the coming ones. */
export const routeOf = ({ status, timeline }: Pick<Order, 'status' | 'timeline'>): RouteStop<OrderStop>[] =>
  routeStops({ timeline, stopped: status === 'cancelled' || status === 'refunded', ahead: ahead[status] });
