import { maxUnpaidOrders } from '@caravan/cart-orders/contract';
import { addToCartContract, getCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import {
  cancelOrderContract,
  cancelRefundContract,
  getOrderContract,
  placeOrdersContract,
  requestRefundContract,
} from '@caravan/cart-orders/contract/orders';
import { newId } from '@caravan/kernel';
import { amountOf } from '../trade-rules.ts';
import { callByState, callByKey } from './idempotent-calls.ts';
import { trackCall, type BookedLine, type BookedOrder } from './reconciliation.ts';
import type { Seeded } from './seeded.ts';
import type { Trader } from './trader.ts';

/** A step of a shopper. It does nothing if there is nothing to apply it to. */
export type Step = (trader: Trader, chance: Seeded) => Promise<void>;

const shops = ['Tea House', 'Silk Road'] as const;

/**
 * Amounts of the first shop are even and those of the second are odd, because the response to an order contains only
 * amounts.
 */
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
    gone: false,
  };
};
const shopOf = (amountFen: number): string => shops[amountFen % 2] ?? '';

/** Adding to the cart takes no key. Without a response, the test checks whether the line is in the cart. */
const put = async (
  { client: { call } }: Trader,
  { name, shop, unitFen, quantity, photos, shippingFen }: BookedLine,
): Promise<string> => {
  const manual = {
    url: '',
    name,
    spec: '250 g',
    shop_name: shop,
    unit_price_fen: unitFen,
    domestic_shipping_fen: shippingFen,
  };
  const body = newLine.parse({ manual, quantity, photo: { count: photos, note: '' } });
  for (;;) {
    const { status, data } = await call(addToCartContract, { body, once: true });
    if (status === 200) return data.id;
    if (status !== 0) throw new Error(`POST /cart answered ${status}`);
    const found = (await call(getCartContract)).data.items.find((line) => line.name === name);
    if (found) return found.id;
  }
};

export const addLine: Step = async (trader, chance) => {
  const line = aLine(chance);
  await trackCall(
    trader.reconciliation,
    { cart: 1 },
    () => put(trader, line),
    () => true,
    (id) => trader.reconciliation.cart.push({ ...line, id }),
  );
};

export const placeOrders: Step = async (trader) => {
  const { reconciliation } = trader;
  const lines = reconciliation.cart;
  const chosen = new Set(lines.map(({ shop }) => shop));
  const unpaid = ordersAfter(reconciliation, 'placed').length;
  if (!lines.length || unpaid + chosen.size > maxUnpaidOrders) return;
  const body = { cart_ids: lines.map(({ id }) => id), contact: { name: 'Ada' }, note: '' };
  const effect = { cart: -lines.length, orders: chosen.size };
  await callByKey(trader, reconciliation, placeOrdersContract, {
    body,
    effect,
    keep: ({ orders }) => {
      reconciliation.cart = [];
      for (const { number, amount_fen: amountFen } of orders) {
        const own = lines.filter(({ shop }) => shop === shopOf(amountFen));
        if (amountOf(own).amountFen !== amountFen)
          throw new Error(`order ${number} costs ${amountFen}, but its lines cost ${amountOf(own).amountFen}`);
        reconciliation.orders.set(number, {
          number,
          lines: own,
          amountFen,
          events: ['placed'],
          extra: null,
          quality: null,
        });
      }
      if (orders.length !== chosen.size) throw new Error(`${chosen.size} shops made ${orders.length} orders`);
    },
  });
};

/** The last events of paid orders that wait for nothing. */
export const beforePurchase = ['paid', 'extra_paid', 'line_dropped', 'question_declined'] as const;

/** Orders whose last known event is one of these; a return of goods leaves an order where it is. */
export const ordersAfter = ({ orders }: Trader['reconciliation'], ...events: string[]): BookedOrder[] =>
  [...orders.values()].filter((order) =>
    events.includes(order.events.findLast((event) => event !== 'goods_returned') ?? ''),
  );

const timelineOf =
  ({ client: { call } }: Trader, number: string) =>
  async () =>
    (await call(getOrderContract, { params: { number } })).data.timeline;

export const cancelOrder: Step = async (trader, { oneOf }) => {
  const order = oneOf(ordersAfter(trader.reconciliation, 'placed'));
  if (!order) return;
  const { number } = order;
  const effect = { events: { [number]: ['cancelled'] } };
  await callByState(trader, trader.reconciliation, cancelOrderContract, {
    params: { number },
    effect,
    timeline: timelineOf(trader, number),
  });
};

export const askRefund: Step = async (trader, { oneOf }) => {
  const order = oneOf(ordersAfter(trader.reconciliation, ...beforePurchase, 'processing', 'received'));
  if (!order) return;
  const { number } = order;
  const effect = { events: { [number]: ['refund_requested'] } };
  await callByKey(trader, trader.reconciliation, requestRefundContract, {
    params: { number },
    body: { reason: 'too slow', destination: 'balance' },
    effect,
  });
};

export const withdrawRefund: Step = async (trader, { oneOf }) => {
  const order = oneOf(ordersAfter(trader.reconciliation, 'refund_requested'));
  if (!order) return;
  const { number } = order;
  const effect = { events: { [number]: ['refund_withdrawn'] } };
  await callByState(trader, trader.reconciliation, cancelRefundContract, {
    params: { number },
    effect,
    timeline: timelineOf(trader, number),
  });
};
