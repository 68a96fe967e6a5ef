import {
  dropPiecesContract,
  listOrdersContract,
  previewOrdersContract,
  requestRefundContract,
} from '@caravan/cart-orders/contract/orders';
import { newLine, showGuestCartContract } from '@caravan/cart-orders/contract/schema';
import { getOrderReceiptContract } from '@caravan/receipts/contract/schema';
import { soaking } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { added, aManual, cartOf, cartServer, type CartServer } from '../testing/cart-server.ts';
import { key, orderIn, orderOf, place, staffSteps } from '../testing/order-steps.ts';

/** 5 %, at least 3.00; the first order of a shopper is free. One shop has 10 % without a minimum, another none. */
const fee = {
  rate_bp: 500,
  minimum_fen: 300,
  free_orders: 1,
  exceptions: [
    { platform: null, shop_name: 'Dear Shop', rate_bp: 1_000, minimum_fen: 0 },
    { platform: null, shop_name: 'Free Shop', rate_bp: 0, minimum_fen: 0 },
  ],
};

let server: CartServer;
beforeAll(async () => {
  server = await cartServer({ serviceFee: fee });
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

type Shopper = ReturnType<CartServer['shopper']>;

const goods = (shop_name: string, over = {}) => ({
  manual: aManual({ name: shop_name, shop_name, ...over }),
  quantity: 2,
});
const put = async (shopper: Shopper, ...shops: string[]) => {
  const ids: string[] = [];
  for (const shop of shops) ids.push((await added(shopper, goods(shop))).id);
  return ids;
};
const preview = async (shopper: Shopper, ids: string[]) =>
  (await shopper.call(previewOrdersContract, { body: { cart_ids: ids } })).data;

/** A shopper who has used up the free order. */
const regular = async (): Promise<Shopper> => {
  const shopper = server.shopper();
  await place(shopper, await put(shopper, 'First'));
  return shopper;
};

/** A paid order of 2 × 50.00 with 3 photos, 6.00 domestic shipping and 5.00 service fee. */
const paidOrder = async (bought = false) => {
  const first = await orderIn(server, 'pending_payment');
  const { shopper, staff } = first;
  const { orders } = (
    await place(shopper, [(await added(shopper, { ...goods('Tea'), photo: { count: 3, note: '' } })).id])
  ).data;
  const number = orders[0]?.number ?? '';
  await server.money.pay(shopper.userId, [number]);
  const office = staffSteps(staff, number);
  if (bought) await office.process();
  return { shopper, staff, number, office, lineId: (await orderOf(shopper, number)).lines[0]?.id ?? '' };
};

test('cart, checkout, order, list and receipt have the same fee, by the shop of the goods', async () => {
  const shopper = await regular();
  const ids = await put(shopper, 'Any Shop', 'Dear Shop', 'free  SHOP');
  expect((await cartOf(shopper)).service_fee).toEqual({ ...fee, free_orders_left: 0 });
  const shown = await preview(shopper, ids);
  const parts = Object.fromEntries(
    shown.orders.map((order) => [order.shop_name, [order.service_fee_fen, order.service_fee, order.amount_fen]]),
  );
  expect(parts).toEqual({
    'Any Shop': [500, { rate_bp: 500, minimum_fen: 300, free: false }, 11_100],
    'Dear Shop': [1_000, { rate_bp: 1_000, minimum_fen: 0, free: false }, 11_600],
    'free  SHOP': [undefined, undefined, 10_600],
  });
  expect(shown.amount_fen).toBe(33_300);
  const placed = (await place(shopper, ids, { amount_fen: 33_300 })).data;
  expect(placed.amount_fen).toBe(33_300);
  const number = placed.orders.find(({ amount_fen }) => amount_fen === 11_600)?.number ?? '';
  expect(await orderOf(shopper, number)).toMatchObject({
    service_fee_fen: 1_000,
    service_fee: { rate_bp: 1_000, minimum_fen: 0, free: false },
    amount_fen: 11_600,
  });
  const { items } = (await shopper.call(listOrdersContract, { query: { page: 1, page_size: 10 } })).data;
  expect(items.find((one) => one.number === number)).toMatchObject({ service_fee_fen: 1_000, amount_fen: 11_600 });
  const { content: receipt } = (await shopper.call(getOrderReceiptContract, { params: { number } })).data;
  expect(receipt.amounts).toContainEqual(
    expect.objectContaining({ code: 'service_fee', amount_fen: 1_000, set_by: 'tariff' }),
  );
  expect(receipt.amount_fen).toBe(11_600);
});

test('goods that cost little pay the least fee, and goods that cost nothing none', async () => {
  const shopper = await regular();
  const cheap = await added(shopper, goods('Cheap', { unit_price_fen: 100 }));
  const [order] = (await preview(shopper, [cheap.id])).orders;
  expect(order).toMatchObject({ goods_fen: 200, service_fee_fen: 300, amount_fen: 1_100 });
});

test('the first order is free of it, and a checkout that no longer is asks again', async () => {
  const shopper = server.shopper();
  const ids = await put(shopper, 'One', 'Two');
  expect((await cartOf(shopper)).service_fee?.free_orders_left).toBe(1);
  const shown = await preview(shopper, ids);
  expect(shown.orders.map((order) => [order.service_fee_fen, order.service_fee?.free])).toEqual([
    [0, true],
    [500, false],
  ]);
  const [first = '', second = ''] = ids;
  const { amount_fen: alone } = await preview(shopper, [second]);
  expect(alone).toBe(10_600);
  expect((await place(shopper, [first])).data.amount_fen).toBe(10_600);
  expect(await place(shopper, [second], { amount_fen: alone })).toMatchObject({ status: 409, reason: 'price_changed' });
  expect((await place(shopper, [second], { amount_fen: 11_100 })).status).toBe(200);
  const guest = await server.call(showGuestCartContract, {
    body: { lines: [{ id: `g-${'a'.repeat(22)}`, line: newLine.parse(goods('One')) }] },
  });
  expect(guest.data.service_fee).toEqual({ ...fee, free_orders_left: 1 });
});

const callers = soaking ? 200 : 60;

test(`of ${callers} callers at once, as many orders are free as the rule allows`, { timeout: 120_000 }, async () => {
  const shopper = server.shopper();
  const ids: string[] = [];
  for (let line = 0; line < Math.min(callers, 200); line += 1)
    ids.push((await added(shopper, { manual: aManual({ name: `Tea ${line}` }), quantity: 1 })).id);
  const answers = await Promise.all(ids.map((id) => place(shopper, [id], {}, key())));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
  const { rows } = await server.core.db.execute<{ free: boolean; n: number }>(sql`
    SELECT service_fee_fen = 0 AS free, count(*)::int AS n FROM purchase_order
    WHERE user_id = ${shopper.userId} GROUP BY 1`);
  expect(rows.find(({ free }) => free)?.n).toBe(1);
});

test('a refund before the purchase returns it, one after the purchase leaves it', async () => {
  const early = await paidOrder();
  expect(await orderOf(early.shopper, early.number)).toMatchObject({ amount_fen: 11_700, refundable_fen: 11_100 });
  const late = await paidOrder(true);
  expect(await orderOf(late.shopper, late.number)).toMatchObject({ amount_fen: 11_700, refundable_fen: 10_600 });
  for (const { shopper, number, office } of [early, late]) {
    await shopper.call(requestRefundContract, {
      params: { number },
      body: { reason: 'changed my mind', destination: 'balance' },
      headers: key(),
    });
    expect((await office.approve()).data.status).toBe('refunded');
  }
  expect(await server.money.of(early.number)).toEqual({ captured: 11_700, refunded: 11_100 });
  expect(await server.money.of(late.number)).toEqual({ captured: 11_700, refunded: 10_600 });
});

test('pieces that cannot be had return their share, and an order that staff cancel all of it', async () => {
  const { shopper, staff, number, lineId, office } = await paidOrder();
  const drop = await staff.call(dropPiecesContract, {
    params: { number },
    body: { lines: [{ line_id: lineId, quantity: 1 }], note: '' },
    headers: key(),
  });
  expect(drop.data).toMatchObject({ refunded_fen: 5_250 });
  const { rows } = await server.core.db.execute<{ fee: number }>(
    sql`SELECT service_fee_fen::int AS fee FROM line_refund WHERE line_id = ${lineId}`,
  );
  expect(rows).toEqual([{ fee: 250 }]);
  await office.cancel();
  expect((await orderOf(shopper, number)).status).toBe('cancelled');
  expect(await server.money.of(number)).toEqual({ captured: 11_700, refunded: 11_700 });
});

test('what was charged stays as it is', async () => {
  for (const change of [
    sql`UPDATE purchase_order SET service_fee_fen = 1`,
    sql`UPDATE order_line SET service_fee_fen = 1`,
  ])
    await expect(server.core.db.execute(change)).rejects.toMatchObject({ cause: { code: '23001' } });
});
