import type { Order } from '@caravan/cart-orders/contract';
import { routeStops, type RouteStop } from '@caravan/web-core';

/** What happened; for what is to come, the status that it will bring. */
export type OrderStop = Order['timeline'][number]['event'] | 'packed';

/** What each status still has before it; a refund that waits may end either way, and an end has nothing before it. */
const ahead: Readonly<Record<Order['status'], readonly OrderStop[]>> = {
  pending_payment: ['paid', 'processing', 'in_stock', 'packed'],
  paid: ['processing', 'in_stock', 'packed'],
  processing: ['in_stock', 'packed'],
  in_stock: ['packed'],
  refund_processing: [],
  cancelled: [],
  refunded: [],
};

/** The way an order has come, the stop it is at, and the stops before it. */
export const routeOf = ({ status, timeline }: Pick<Order, 'status' | 'timeline'>): RouteStop<OrderStop>[] =>
  routeStops({ timeline, stopped: status === 'cancelled' || status === 'refunded', ahead: ahead[status] });
