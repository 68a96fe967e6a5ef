import type { Order } from '@caravan/cart-orders/contract';
import type { TimelineNode } from '@caravan/ui-kit';

type Past = Order['timeline'][number];

/** A stop on an order's route: something that happened, or something to come. */
export interface RouteStop {
  key: string;
  state: TimelineNode['state'];
  /** What happened; for what is to come, the status that it will bring. */
  name: Past['event'] | 'packed';
  past?: Past;
}

/** What each status still has before it; a refund that waits may end either way, and an end has nothing before it. */
const ahead: Readonly<Record<Order['status'], readonly RouteStop['name'][]>> = {
  pending_payment: ['paid', 'processing', 'in_stock', 'packed'],
  paid: ['processing', 'in_stock', 'packed'],
  processing: ['in_stock', 'packed'],
  in_stock: ['packed'],
  refund_processing: [],
  cancelled: [],
  refunded: [],
};

const ended = (status: Order['status']): boolean => status === 'cancelled' || status === 'refunded';

/** The way an order has come, the stop it is at, and the stops before it. */
export const routeOf = ({ status, timeline }: Pick<Order, 'status' | 'timeline'>): RouteStop[] => {
  const last = timeline.length - 1;
  const here: RouteStop['state'] = ended(status) ? 'stopped' : 'current';
  const past = timeline.map((entry, index): RouteStop => ({ key: `${index}-${entry.event}`, state: index === last ? here : 'done', name: entry.event, past: entry }));
  const next = ahead[status].map((name): RouteStop => ({ key: `next-${name}`, state: 'next', name }));
  return [...past, ...next];
};
