import type { HttpHandler } from 'msw';
import {
  addTotals,
  failOrder,
  orderReasons,
  orderStatuses,
  shopTotals,
  type CartLine,
  type NewOrders,
  type Order,
  type OrderPreview,
  type OrdersPlaced,
  type OrdersQuery,
} from '@caravan/cart-orders/contract';
import {
  cancelOrderSchema,
  cancelRefundSchema,
  getOrderSchema,
  listOrdersSchema,
  placeOrdersSchema,
  previewOrdersSchema,
  requestRefundSchema,
} from '@caravan/cart-orders/contract/orders';
import { anOrder, anOrderLine, noCounts } from '@caravan/cart-orders/contract/testing';
import { day, sliceOf } from '@caravan/kernel';
import { mockEndpoint } from '@caravan/web-core/mocks';
import type { MockCart } from './cart-orders.handlers.ts';

/** Orders on a server that exists only in this browser or test. */
export interface MockOrders {
  orders: Order[];
  handlers: HttpHandler[];
}

const chosenOf = (lines: readonly CartLine[], ids: readonly string[]): CartLine[] =>
  ids.map((id) => {
    const line = lines.find((one) => one.id === id);
    if (!line) throw failOrder('not_found');
    if (!line.available) throw failOrder('goods_unavailable_in_order');
    return line;
  });

const previewOf = (lines: readonly CartLine[]): OrderPreview => {
  const shopOf = (line: CartLine) => line.shop_name ?? line.id;
  const shops = [...new Set(lines.map(shopOf))].map((shop) => lines.filter((line) => shopOf(line) === shop));
  const orders = shops.map((own) => ({
    shop_name: own[0]?.shop_name ?? null,
    ...shopTotals(own),
    lines: own,
    price_review: own.some((line) => line.price_change !== null),
  }));
  return { orders, amount_fen: addTotals(orders).amount_fen };
};

const later = (ms: number): string => new Date(Date.now() + ms).toISOString();

const moved = (order: Order, to: Order['status'], event: Order['timeline'][number]['event'], over: Partial<Order>): Order => ({
  ...order,
  status: to,
  ...over,
  timeline: [...order.timeline, { status: to, event, at: later(0), by: 'shopper', note: null }],
});

const hits = (order: Order, q: string | undefined): boolean =>
  q === undefined || [order.number, order.shop_name ?? '', ...order.lines.map((line) => line.name)].some((text) => text.toLowerCase().includes(q.toLowerCase()));

const pageOf = (all: readonly Order[], query: OrdersQuery) => {
  const found = all.filter((order) => hits(order, query.q));
  const counts = noCounts();
  for (const status of orderStatuses) counts[status] = found.filter((order) => order.status === status).length;
  const inStatus = found.filter((order) => !query.status || order.status === query.status);
  const { offset, limit } = sliceOf(query);
  return { items: inStatus.slice(offset, offset + limit), page: query.page, page_size: query.page_size, total: inStatus.length, counts };
};

/** Keeps orders in memory and answers for them as the server would, down to one effect for one idempotency key. */
export const mockOrders = (cart: MockCart, orders: Order[] = []): MockOrders => {
  const mock: MockOrders = { orders, handlers: [] };
  const answered = new Map<string, OrdersPlaced>();

  const find = (number: string): Order => {
    const order = mock.orders.find((one) => one.number === number);
    if (!order) throw failOrder('not_found');
    return order;
  };
  const put = (order: Order): Order => {
    mock.orders = mock.orders.map((one) => (one.number === order.number ? order : one));
    return order;
  };

  const place = ({ cart_ids, contact, note, amount_fen }: NewOrders): OrdersPlaced => {
    const preview = previewOf(chosenOf(cart.lines, cart_ids));
    if (amount_fen !== undefined && amount_fen !== preview.amount_fen) throw failOrder('price_changed', { amount_fen: preview.amount_fen });
    const placed = preview.orders.map(({ lines }, index) =>
      anOrder({
        number: `CV2611NEW${mock.orders.length + index + 1}`,
        lines: lines.map((line) => anOrderLine(line)),
        contact: { name: contact.name, phone: contact.phone ?? '', im: contact.im ?? '' },
        note,
        price_review: lines.some((line) => line.price_change) ? 'waiting' : 'none',
        created_at: later(0),
        expires_at: later(day),
        timeline: [{ status: 'pending_payment', event: 'placed', at: later(0), by: 'shopper', note: null }],
      }),
    );
    mock.orders = [...placed, ...mock.orders];
    cart.lines = cart.lines.filter((line) => !cart_ids.includes(line.id));
    return { orders: placed.map(({ number, amount_fen: amount }) => ({ number, amount_fen: amount })), amount_fen: preview.amount_fen, expires_at: later(day) };
  };

  mock.handlers = [
    mockEndpoint(previewOrdersSchema, ({ body }) => previewOf(chosenOf(cart.lines, body.cart_ids)), orderReasons),
    mockEndpoint(
      placeOrdersSchema,
      ({ body, request }) => {
        const key = request.headers.get('idempotency-key') ?? '';
        const answer = answered.get(key) ?? place(body);
        answered.set(key, answer);
        return answer;
      },
      orderReasons,
    ),
    mockEndpoint(listOrdersSchema, ({ query }) => pageOf(mock.orders, query)),
    mockEndpoint(getOrderSchema, ({ params }) => find(params.number)),
    mockEndpoint(cancelOrderSchema, ({ params }) => {
      const order = find(params.number);
      if (!order.actions.includes('cancel')) throw failOrder('wrong_state');
      return put(moved(order, 'cancelled', 'cancelled', { actions: [] }));
    }),
    mockEndpoint(
      requestRefundSchema,
      ({ params, body }) => {
        const order = find(params.number);
        if (!order.actions.includes('request_refund')) throw failOrder('refund_time_expired');
        const refund = { reason: body.reason, amount_fen: order.refundable_fen, requested_at: later(0), decided_at: null, note: null, outcome: 'waiting' as const };
        return put(moved(order, 'refund_processing', 'refund_requested', { refund, actions: ['cancel_refund'] }));
      },
      orderReasons,
    ),
    mockEndpoint(cancelRefundSchema, ({ params }) => {
      const order = find(params.number);
      if (!order.refund || !order.actions.includes('cancel_refund')) throw failOrder('wrong_state');
      const refund = { ...order.refund, decided_at: later(0), outcome: 'withdrawn' as const };
      return put(moved(order, 'paid', 'refund_withdrawn', { refund, actions: ['request_refund'] }));
    }),
  ];
  return mock;
};
