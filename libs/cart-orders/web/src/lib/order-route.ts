import type { Order } from '@caravan/cart-orders/contract';
import { routeStops, type RouteEvent, type RouteStop } from '@caravan/web-core';
import { placesOf } from './goods-stage.ts';

/** What becomes of goods after the warehouse. */
const afterStock = ['packed', 'shipped', 'delivered'] as const;
type AfterStock = (typeof afterStock)[number];

/** A past event, a stop of the goods, or the status that a future stop brings. */
export type OrderStop = Order['timeline'][number]['event'] | 'cancelledByStaff' | AfterStock;

/** The stops that follow each status. A requested refund may end either way, and final statuses have none. */
const ahead: Readonly<Record<Order['status'], readonly OrderStop[]>> = {
  pending_payment: ['paid', 'processing', 'in_stock', ...afterStock],
  paid: ['processing', 'in_stock', ...afterStock],
  processing: ['in_stock', ...afterStock],
  in_stock: afterStock,
  refund_processing: [],
  cancelled: [],
  refunded: [],
};

const timeOf = { packed: 'packed_at', shipped: 'shipped_at', delivered: 'received_at' } as const;

/** When the last line reached a stop; null while one has not. */
const reachedAt = (order: Pick<Order, 'lines'>, stop: AfterStock): string | null => {
  const times = placesOf(order).map((place) => place[timeOf[stop]]);
  const known = times.filter((at) => at !== null);
  return known.length < times.length ? null : (known.sort().at(-1) ?? null);
};

const pastGoods = (order: Pick<Order, 'status' | 'lines'>): RouteEvent<OrderStop>[] => {
  if (order.status !== 'in_stock') return [];
  return afterStock.flatMap((event) => {
    const at = reachedAt(order, event);
    return at === null ? [] : [{ event, at, automatic: false, note: null }];
  });
};

const pastEvent = ({ event, at, by, note }: Order['timeline'][number]): RouteEvent<OrderStop> => ({
  event: event === 'cancelled' && by === 'staff' ? 'cancelledByStaff' : event,
  at,
  automatic: by === 'system',
  note,
});

/** The past stops of an order up to the receipt of its last line, the current one, and the coming ones. */
export const routeOf = (order: Pick<Order, 'status' | 'timeline' | 'lines'>): RouteStop<OrderStop>[] => {
  const { status, timeline } = order;
  const goods = pastGoods(order);
  return routeStops({
    timeline: [...timeline.map(pastEvent), ...goods],
    stopped: status === 'cancelled' || status === 'refunded',
    ahead: ahead[status].slice(goods.length),
  });
};
