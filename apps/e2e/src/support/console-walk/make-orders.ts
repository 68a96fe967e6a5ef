import { demoLink } from '../shop-address.ts';
import type { Person } from '../people.ts';
import type { Trade } from '../walk/trade.ts';
import { consoleWritten, type ConsoleLanguage } from './words.ts';

/** The numbers of the orders, by what staff have to do with them. */
export type CrewOrders = Record<
  'feeUnstated' | 'feeAsked' | 'lineAsked' | 'priceChanged' | 'coming' | 'arrived',
  string
>;

const orderOf = async (me: Person, body: object): Promise<string> => {
  const line = await me.call<{ id: string }>('POST', '/cart', body);
  const { orders } = await me.call<{ orders: { number: string }[] }>('POST', '/orders', {
    cart_ids: [line.id],
    contact: { name: 'Ada Example' },
  });
  return orders[0]?.number ?? '';
};

/** Orders a product of the demo shop. */
const orderDemo = async (me: Person, page: 'tote' | 'lamp', wishes: object = {}): Promise<string> => {
  const goods = await me.call<{ snapshot_id: string; skus: { id: string }[] }>(
    'GET',
    `/goods?url=${encodeURIComponent(demoLink(page))}`,
  );
  const sku = goods.skus[0] ? { sku_id: goods.skus[0].id } : {};
  return orderOf(me, { snapshot_id: goods.snapshot_id, ...sku, quantity: 1, ...wishes });
};

/** Makes paid orders, and asks about two of them. */
export const makeOrders = async (
  me: Person,
  crew: Person,
  trade: Trade,
  language: ConsoleLanguage,
): Promise<CrewOrders> => {
  const orders = {
    feeUnstated: await orderDemo(me, 'lamp'),
    feeAsked: await orderDemo(me, 'lamp'),
    priceChanged: await orderDemo(me, 'tote', {
      price_change: { unit_price_fen: 6_000, domestic_shipping_fen: 800, reason: 'negotiated' },
    }),
    lineAsked: await trade.order('tote', 'caddy'),
    coming: await trade.order('lamp', 'caddy'),
    arrived: await trade.order('tote', 'chime', 'jacket'),
  };
  for (const number of Object.values(orders)) await trade.payOrder(number);
  await crew.call('POST', `/staff/orders/${orders.feeAsked}/questions`, {
    kind: 'domestic_fee',
    text: consoleWritten[language].ask,
    options: [{ kind: 'pay_more', amount_fen: 1_500 }, { kind: 'cancel' }],
  });
  const { lines } = await crew.call<{ lines: { id: string }[] }>('GET', `/staff/orders/${orders.lineAsked}`);
  const { name, spec } = consoleWritten[language].goods;
  await crew.call('POST', `/staff/orders/${orders.lineAsked}/questions`, {
    kind: 'out_of_stock',
    line_id: lines[0]?.id,
    options: [
      { kind: 'wait' },
      { kind: 'substitute', goods: { name, spec, url: '', unit_price_fen: 4_000 } },
      { kind: 'drop' },
    ],
  });
  return orders;
};
