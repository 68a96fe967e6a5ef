import { addToCartSchema, getCartSchema, newLine } from '@caravan/cart-orders/contract/schema';
import { cancelOrderSchema, cancelRefundSchema, getOrderSchema, placeOrdersSchema, requestRefundSchema } from '@caravan/cart-orders/contract/orders';
import { newId } from '@caravan/kernel';
import { amountOf } from '../trade-model.ts';
import { actByState, actOnce } from './acts.ts';
import { undertake, type BookedLine, type BookedOrder } from './books.ts';
import type { Seeded } from './seeded.ts';
import type { Trader } from './trader.ts';

/** Something that a shopper may do; it does nothing where there is nothing to do it with. */
export type Step = (trader: Trader, chance: Seeded) => Promise<void>;

const shops = ['Tea House', 'Silk Road'] as const;

/** Amounts of the first shop are even, those of the second odd: the answer to an order of both names only amounts. */
const aLine = ({ below }: Seeded): BookedLine => {
  const shop = below(2);
  return {
    id: '',
    name: `Tea ${newId()}`,
    shop: shops[shop] ?? '',
    unitFen: 2 + 2 * below(10_000),
    quantity: 1 + below(3),
    photos: below(3),
    shippingFen: 2 * below(1_000) + shop,
    arrived: false,
  };
};
const shopOf = (amountFen: number): string => shops[amountFen % 2] ?? '';

/** Putting something into the cart has no key: whoever got no answer looks whether it is there. */
const put = async ({ messenger: { call } }: Trader, { name, shop, unitFen, quantity, photos, shippingFen }: BookedLine): Promise<string> => {
  const manual = { url: '', name, spec: '250 g', shop_name: shop, unit_price_fen: unitFen, domestic_shipping_fen: shippingFen };
  const body = newLine.parse({ manual, quantity, photo: { count: photos, note: '' } });
  for (;;) {
    const { status, data } = await call(addToCartSchema, { body, once: true });
    if (status === 200) return data.id;
    if (status !== 0) throw new Error(`POST /cart answered ${status}`);
    const found = (await call(getCartSchema)).data.items.find((line) => line.name === name);
    if (found) return found.id;
  }
};

export const addLine: Step = async (trader, chance) => {
  const line = aLine(chance);
  await undertake(
    trader.books,
    { cart: 1 },
    () => put(trader, line),
    () => true,
    (id) => trader.books.cart.push({ ...line, id }),
  );
};

export const placeOrders: Step = async (trader) => {
  const { books } = trader;
  const lines = books.cart;
  if (!lines.length) return;
  const chosen = new Set(lines.map(({ shop }) => shop));
  const body = { cart_ids: lines.map(({ id }) => id), contact: { name: 'Ada' }, note: '' };
  const effect = { cart: -lines.length, orders: chosen.size };
  await actOnce(trader, books, placeOrdersSchema, {
    body,
    effect,
    keep: ({ orders }) => {
      books.cart = [];
      for (const { number, amount_fen: amountFen } of orders) {
        const own = lines.filter(({ shop }) => shop === shopOf(amountFen));
        if (amountOf(own).amountFen !== amountFen) throw new Error(`order ${number} costs ${amountFen}, its lines ${amountOf(own).amountFen}`);
        books.orders.set(number, { number, lines: own, amountFen, events: ['placed'] });
      }
      if (orders.length !== chosen.size) throw new Error(`${chosen.size} shops made ${orders.length} orders`);
    },
  });
};

/** Orders whose last known event is one of these. */
export const ordersAfter = ({ orders }: Trader['books'], ...events: string[]): BookedOrder[] =>
  [...orders.values()].filter((order) => events.includes(order.events.at(-1) ?? ''));

const timelineOf = ({ messenger: { call } }: Trader, number: string) => async () => (await call(getOrderSchema, { params: { number } })).data.timeline;

export const cancelOrder: Step = async (trader, { oneOf }) => {
  const order = oneOf(ordersAfter(trader.books, 'placed'));
  if (!order) return;
  const { number } = order;
  const effect = { events: { [number]: ['cancelled'] } };
  await actByState(trader, trader.books, cancelOrderSchema, { params: { number }, effect, timeline: timelineOf(trader, number) });
};

export const askRefund: Step = async (trader, { oneOf }) => {
  const order = oneOf(ordersAfter(trader.books, 'paid', 'processing', 'received'));
  if (!order) return;
  const { number } = order;
  const effect = { events: { [number]: ['refund_requested'] } };
  await actOnce(trader, trader.books, requestRefundSchema, { params: { number }, body: { reason: 'too slow', destination: 'balance' }, effect });
};

export const withdrawRefund: Step = async (trader, { oneOf }) => {
  const order = oneOf(ordersAfter(trader.books, 'refund_requested'));
  if (!order) return;
  const { number } = order;
  const effect = { events: { [number]: ['refund_withdrawn'] } };
  await actByState(trader, trader.books, cancelRefundSchema, { params: { number }, effect, timeline: timelineOf(trader, number) });
};
