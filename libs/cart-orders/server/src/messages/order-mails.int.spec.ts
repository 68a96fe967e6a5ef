import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartServer, type CartServer } from '../testing/cart-server.ts';
import { aLine, orderIn } from '../testing/order-steps.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());

test('the mail of an order in stock has the weight of all its goods, also of those that arrived before', async () => {
  const { shopper, number, lineIds, office } = await orderIn(server, 'processing', [aLine('Tea'), aLine('Cup')]);
  const [first = '', second = ''] = lineIds;
  await office.stock([first], { weight_g: 500 });
  expect(await server.messages.to(shopper.userId)).toEqual([]);
  await office.stock([second], { weight_g: 750 });
  const [{ mail } = {}] = await server.messages.to(shopper.userId);
  expect(mail).toMatchObject({ refs: [number], event: { en: 'Arrived' }, collect: '/mine/store' });
  expect(mail?.goods.map(({ name }) => name).sort()).toEqual(['Cup × 2', 'Tea × 2']);
  expect(mail?.goods.map(({ facts }) => facts.en[0]).sort()).toEqual(['Weight: 0.50\u00a0kg', 'Weight: 0.75\u00a0kg']);
});

test('the mail of a refund names what is refunded', async () => {
  const { shopper, number } = await orderIn(server, 'refunded', [aLine('Tea')]);
  const sent = await server.messages.to(shopper.userId);
  expect(sent.find(({ kind }) => kind === 'refund_done')?.mail).toMatchObject({
    refs: [number],
    event: { zh: '退款已通过' },
    goods: [{ name: 'Tea × 2' }],
    showsGoods: false,
  });
});

test('orders tell a receipt the names of their goods', async () => {
  const { number } = await orderIn(server, 'paid', [aLine('Tea'), aLine('Cup')]);
  const goods = await server.feature.ports.payable.goods(server.core.db, [number, 'CV0']);
  expect([...(goods.get(number) ?? [])].sort()).toEqual(['Cup', 'Tea']);
});
