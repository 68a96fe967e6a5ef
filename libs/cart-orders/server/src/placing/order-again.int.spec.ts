import { orderAgainContract } from '@caravan/cart-orders/contract/orders';
import type { Caller } from '@caravan/server-core/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { added, aManual, cartOf, cartServer, type CartServer } from '../testing/cart-server.ts';
import { orderOf, place } from '../testing/order-steps.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());

const again = (caller: Caller, number: string) => caller.call(orderAgainContract, { params: { number } });

/** Orders products of one shop. */
const ordered = async (shopper: Caller, ids: readonly string[]) => {
  const lines = [];
  for (const snapshot_id of ids)
    lines.push(await added(shopper, { snapshot_id, quantity: 2, note: `note ${snapshot_id}` }));
  return (
    (
      await place(
        shopper,
        lines.map(({ id }) => id),
      )
    ).data.orders[0]?.number ?? ''
  );
};

const product = (snapshotId: string, over = {}) => {
  const line = aSnapshot({ snapshotId, itemId: snapshotId, name: snapshotId, ...over });
  server.goods.has(line);
  return line;
};

test('the goods of an order go into the cart again, once, and what cannot is reported', async () => {
  const shopper = server.shopper();
  const names = ['again-a', 'again-sold-out', 'again-gone', 'again-unreadable', 'again-few'];
  for (const name of names) product(name);
  const number = await ordered(shopper, names);
  expect((await cartOf(shopper)).items).toEqual([]);

  server.goods.says(
    { snapshotId: 'again-a', skuId: null },
    'changed',
    product('again-a2', { itemId: 'again-a', name: 'again-a', unitPriceFen: 7_000 }),
  );
  server.goods.says(
    { snapshotId: 'again-sold-out', skuId: null },
    'changed',
    product('again-so2', { availability: 'out_of_stock', stock: 0 }),
  );
  server.goods.says({ snapshotId: 'again-gone', skuId: null }, 'gone');
  server.goods.says({ snapshotId: 'again-unreadable', skuId: null }, 'unreadable');
  server.goods.says({ snapshotId: 'again-few', skuId: null }, 'changed', product('again-few2', { stock: 1 }));
  const first = (await again(shopper, number)).data;
  expect(new Map(first.left_out.map(({ name, reason }) => [name, reason]))).toEqual(
    new Map([
      ['again-sold-out', 'This product is sold out'],
      ['again-gone', 'This product is no longer available'],
      ['again-unreadable', 'The shop’s page could not be read just now'],
      ['again-few', 'Only 1 left'],
    ]),
  );
  const cart = (await cartOf(shopper)).items;
  expect(cart).toMatchObject([
    { id: first.line_ids[0], name: 'again-a', quantity: 2, note: 'note again-a', unit_price_fen: 7_000 },
  ]);

  // Twice at once and once more: nothing is added.
  const repeated = await Promise.all([again(shopper, number), again(shopper, number)]);
  for (const { data } of repeated) expect(data.line_ids).toEqual(first.line_ids);
  expect((await cartOf(shopper)).items).toEqual(cart);
  expect((await again(server.shopper(), number)).status).toBe(404);
});

test('goods described by hand go into the cart again as they were ordered', async () => {
  const shopper = server.shopper();
  const line = await added(shopper, {
    manual: aManual({ name: 'Tea', shop_name: 'Tea House' }),
    quantity: 3,
    photo: { count: 2, note: 'lid' },
  });
  const number = (await place(shopper, [line.id])).data.orders[0]?.number ?? '';
  expect((await again(shopper, number)).data).toMatchObject({ line_ids: [expect.any(String)], left_out: [] });
  expect((await cartOf(shopper)).items).toMatchObject([{ ...line, id: expect.any(String) }]);
});

test('a fee for shipping that the shop does not state is unknown in cart and order, not zero', async () => {
  const shopper = server.shopper();
  product('unstated', { shopName: 'Silent shop', domesticShippingFen: 0, domesticShippingStated: false });
  product('free', { shopName: 'Free shop', domesticShippingFen: 0, domesticShippingStated: true });
  const silent = await added(shopper, { snapshot_id: 'unstated', quantity: 1 });
  const free = await added(shopper, { snapshot_id: 'free', quantity: 1 });
  expect(silent).toMatchObject({ domestic_shipping_fen: 0, domestic_shipping_stated: false });
  expect((await cartOf(shopper)).shops.map((shop) => [shop.shop_name, shop.domestic_shipping_stated]).sort()).toEqual([
    ['Free shop', true],
    ['Silent shop', false],
  ]);
  const { orders } = (await place(shopper, [silent.id])).data;
  expect(await orderOf(shopper, orders[0]?.number ?? '')).toMatchObject({
    domestic_shipping_stated: false,
    lines: [{ domestic_shipping_stated: false }],
  });
  expect(free.domestic_shipping_stated).toBe(true);
  // A fee that the shopper gives is known.
  const price_change = { unit_price_fen: 6_000, domestic_shipping_fen: 500, reason: 'negotiated' as const, text: '' };
  expect(await added(shopper, { snapshot_id: 'unstated', quantity: 1, price_change })).toMatchObject({
    domestic_shipping_stated: true,
  });
});

test('orders keep the snapshots of their goods', async () => {
  const shopper = server.shopper();
  product('kept');
  await ordered(shopper, ['kept']);
  await server.core.db.execute('delete from cart_line');
  expect(await server.feature.ports.snapshotHolder.held(['kept', 'other'])).toEqual(['kept']);
});
