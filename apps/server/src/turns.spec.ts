import { createAddressContract, getTurnsContract } from '@caravan/account/contract/schema';
import { caller, type Caller, type TestServer } from '@caravan/server-core/testing';
import { registerContract } from '@caravan/auth/contract/schema';
import { cancelServiceContract, orderPhotoServiceContract } from '@caravan/goods-services/contract/schema';
import { createPackageContract, newPackage, quotePackageContract } from '@caravan/warehouse-packages/contract/schema';
import { day, newId } from '@caravan/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleAddress } from './testing/example-address.ts';
import { desk, logIn, paidOrder } from './testing/paid-order.ts';
import { sentPackage } from './testing/sent-package.ts';
import { testShop } from './testing/test-shop.ts';
import { placeGoods } from './testing/trade-desk.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testShop({ config: { staff: desk } });
});
afterAll(() => server.close());

const turnsOf = async (shopper: Caller) => (await shopper.call(getTurnsContract)).data.items;
const kindsOf = async (shopper: Caller) => (await turnsOf(shopper)).map(({ kind }) => kind);

test('what waits for a shopper is theirs alone, the most urgent first, and goes when it is done', async () => {
  const order = await paidOrder(server.app);
  const { shopper } = order;
  expect((await server.call(getTurnsContract)).status).toBe(401);
  const email = 'nobody@shop.test';
  const newcomer = { email, password: 'ferry246', password_confirm: 'ferry246', agree: true as const };
  const { token } = (await server.call(registerContract, { body: newcomer })).data;
  expect(await turnsOf(caller(server.app, token))).toEqual([]);
  expect(await turnsOf(shopper)).toMatchObject([
    { kind: 'goods_arrived', ref: '', number: '', count: 1, item_ids: [order.itemId], amount_fen: null, due_at: null },
  ]);

  const [number = ''] = await placeGoods(shopper, [{ name: 'Cups', quantity: 1 }]);
  expect(await turnsOf(shopper)).toMatchObject([
    { kind: 'pay_order', ref: number, number, name: '', count: 1, amount_fen: 5_600, due_at: expect.any(String) },
    { kind: 'goods_arrived' },
  ]);

  const photos = { item_id: order.itemId, photos: 1, note: '' };
  const service = await shopper.call(orderPhotoServiceContract, {
    body: photos,
    headers: { 'idempotency-key': newId() },
  });
  expect(await turnsOf(shopper)).toMatchObject([
    { kind: 'pay_order' },
    { kind: 'pay_service', ref: service.data.number, amount_fen: 200, due_at: expect.any(String) },
    { kind: 'goods_arrived' },
  ]);
  await shopper.call(cancelServiceContract, { params: { number: service.data.number } });

  await sentPackage(order);
  expect(await kindsOf(shopper)).toEqual(['pay_order', 'package_away']);
});

test('a package to pay, and goods whose free days end, are told with the time that is left', async () => {
  const { shopper, itemId, email, password } = await paidOrder(server.app, 'grace@shop.test');
  const address_id = (await shopper.call(createAddressContract, { body: exampleAddress })).data.id;
  const wish = { item_ids: [itemId], address_id };
  const { lines } = (await shopper.call(quotePackageContract, { body: wish })).data;
  const best = lines.find(({ available }) => available);
  const body = newPackage.parse({ ...wish, line_id: best?.id, fee_fen: best?.fee_fen, declared_value_fen: 10_000 });

  server.clock.advance(24 * day);
  const later = await logIn(server.app, { email, password });
  expect(await turnsOf(later)).toMatchObject([{ kind: 'goods_expire', count: 1, due_at: expect.any(String) }]);
  server.clock.advance(-24 * day);

  const { number } = (await shopper.call(createPackageContract, { body, headers: { 'idempotency-key': newId() } }))
    .data;
  expect(await turnsOf(shopper)).toMatchObject([
    { kind: 'pay_package', ref: number, number, amount_fen: best?.fee_fen, due_at: expect.any(String) },
  ]);
});
