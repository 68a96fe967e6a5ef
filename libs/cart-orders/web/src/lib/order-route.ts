import { placesOf, type Order } from '@caravan/cart-orders/contract';
import { routeStops, type RouteEvent, type RouteStop } from '@caravan/web-core';

/** The stops of goods after the warehouse. */
const afterStock = ['packed', 'shipped', 'delivered'] as const;
type AfterStock = (typeof afterStock)[number];

/** Events that end an order, or refund a part of its goods while it goes on. */
const partStops = {
  question_declined: 'declinedPart',
  question_expired: 'questionExpiredPart',
  extra_expired: 'extraExpiredPart',
} as const;
type PartStop = (typeof partStops)[keyof typeof partStops];

const isPartial = (event: Order['timeline'][number]['event']): event is keyof typeof partStops => event in partStops;

/** A past event, a stop of the goods, or the status that a future stop brings. */
export type OrderStop = Order['timeline'][number]['event'] | 'cancelledByStaff' | PartStop | AfterStock;

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

/** The places of goods that did not go back to their seller. */
const keptPlaces = ({ lines }: Pick<Order, 'lines'>) => placesOf(lines).filter(({ status }) => status !== 'returned');

/** When the last line reached a stop; null while one has not. */
const reachedAt = (order: Pick<Order, 'lines'>, stop: AfterStock): string | null => {
  const times = keptPlaces(order).map((place) => place[timeOf[stop]]);
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

const stopOf = ({ event, status, by }: Order['timeline'][number]): OrderStop => {
  if (event === 'cancelled' && by === 'staff') return 'cancelledByStaff';
  return status !== 'cancelled' && isPartial(event) ? partStops[event] : event;
};

const pastEvent = (entry: Order['timeline'][number]): RouteEvent<OrderStop> => ({
  event: stopOf(entry),
  at: entry.at,
  automatic: entry.by === 'system',
  note: entry.note,
});

/** All goods of an order were disposed of, got lost, or went back to their seller. */
const nothingComes = (order: Pick<Order, 'status' | 'lines'>): boolean =>
  order.status === 'in_stock' && keptPlaces(order).length === 0;

/** The past stops of an order up to the receipt of its last line, the current one, and the coming ones. */
export const routeOf = (order: Pick<Order, 'status' | 'timeline' | 'lines'>): RouteStop<OrderStop>[] => {
  const { status, timeline } = order;
  const goods = pastGoods(order);
  return routeStops({
    timeline: [...timeline.map(pastEvent), ...goods],
    stopped: status === 'cancelled' || status === 'refunded',
    ahead: nothingComes(order) ? [] : ahead[status].slice(goods.length),
  });
};
