import { previewOrdersContract } from '@caravan/cart-orders/contract/orders';
import type { Caller } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { added, aManual, cartServer, type CartServer } from '../testing/cart-server.ts';
import { orderOf, place, shopperSteps, staffSteps } from '../testing/order-steps.ts';
import { questionSteps } from '../testing/question-steps.ts';
import { expireOrdersJob } from '../payment/expire-orders.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
  server.coupons.codes.set('TEN', 1_000);
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

const usedBy = (number: string) => server.coupons.uses.get(`order ${number}`);

/** Three cups of 33.33 with a photo, and a pot of 50.00, of one shop. */
const cups = {
  manual: aManual({ name: 'Cup', shop_name: 'Tea House', unit_price_fen: 3_333 }),
  quantity: 3,
  photo: { count: 1, note: '' },
};
const pot = { manual: aManual({ name: 'Pot', shop_name: 'Tea House' }), quantity: 1 };
const lamp = { manual: aManual({ name: 'Lamp', shop_name: 'Lights', unit_price_fen: 5_001 }), quantity: 1 };

const discounted = async (lines = [cups, pot]) => {
  const shopper = server.shopper();
  const ids = [];
  for (const line of lines) ids.push((await added(shopper, line)).id);
  const placed = await place(shopper, ids, { coupon_code: 'TEN' });
  expect(placed.status).toBe(200);
  const [{ number } = { number: '' }] = placed.data.orders;
  const staff = server.staff();
  const { drop } = questionSteps(server, { shopper, staff, number });
  return {
    shopper,
    placed: placed.data,
    number,
    own: shopperSteps(shopper, number),
    office: staffSteps(staff, number),
    drop,
  };
};

const linesOf = async (shopper: Caller, number: string) => {
  const { lines } = await orderOf(shopper, number);
  const idOf = (name: string) => lines.find((line) => line.name === name)?.id ?? '';
  return { cup: idOf('Cup'), pot: idOf('Pot') };
};

describe('a coupon in the checkout', () => {
  test('lowers the price of the goods of all shops, and is pinned to their orders', async () => {
    const { shopper, placed } = await discounted([cups, pot, lamp]);
    const orders = await Promise.all(placed.orders.map(({ number }) => orderOf(shopper, number)));
    orders.sort((a, b) => b.goods_fen - a.goods_fen);
    // 149.99 and 50.01 of 200.00.
    expect(orders.map(({ discount_fen, amount_fen, coupon_code }) => [discount_fen, amount_fen, coupon_code])).toEqual([
      [750, 14_999 + 200 + 600 - 750, 'TEN'],
      [250, 5_001 + 600 - 250, 'TEN'],
    ]);
    expect(placed.amount_fen).toBe(orders.reduce((sum, { amount_fen }) => sum + amount_fen, 0));
    expect(orders.map(({ number }) => usedBy(number)?.amountFen)).toEqual([750, 250]);
  });

  test('is shown before it is used, with the reason if it lowers nothing', async () => {
    const shopper = server.shopper();
    const { id } = await added(shopper, pot);
    const preview = async (coupon_code?: string) =>
      (await shopper.call(previewOrdersContract, { body: { cart_ids: [id], ...(coupon_code ? { coupon_code } : {}) } }))
        .data;
    expect(await preview()).toMatchObject({
      coupons: true,
      coupon: null,
      amount_fen: 5_600,
      orders: [{ discount_fen: 0 }],
    });
    expect(await preview('ten')).toMatchObject({
      coupon: { code: 'TEN', discount_fen: 1_000, problem: null },
      amount_fen: 4_600,
      orders: [{ discount_fen: 1_000, amount_fen: 4_600 }],
    });
    expect(await preview('NONE')).toMatchObject({ coupon: { discount_fen: 0, problem: 'unknown' }, amount_fen: 5_600 });
  });

  test('that is unknown, or a total other than the shown one, orders nothing', async () => {
    const shopper = server.shopper();
    const { id } = await added(shopper, pot);
    expect(await place(shopper, [id], { coupon_code: 'NONE' })).toMatchObject({
      status: 422,
      reason: 'coupon_unknown',
    });
    const other = await place(shopper, [id], { coupon_code: 'TEN', amount_fen: 5_600 });
    expect(other).toMatchObject({ status: 409, reason: 'price_changed' });
    expect(await place(shopper, [id], { coupon_code: 'TEN', amount_fen: 4_600 })).toMatchObject({ status: 200 });
  });

  test('that pays for all leaves nothing to pay', async () => {
    server.coupons.codes.set('ALL', 1_000_000);
    const shopper = server.shopper();
    const { id } = await added(shopper, { ...pot, manual: { ...pot.manual, domestic_shipping_fen: 0 } });
    const placed = await place(shopper, [id], { coupon_code: 'ALL' });
    const number = placed.data.orders[0]?.number ?? '';
    expect(await orderOf(shopper, number)).toMatchObject({ status: 'paid', amount_fen: 0, discount_fen: 5_000 });
    await staffSteps(server.staff(), number).cancel();
    expect(usedBy(number)).toEqual({ amountFen: 5_000, givenBackFen: 5_000 });
  });
});

describe('the discount of an order', () => {
  test('is given back when the order is cancelled or expires unpaid', async () => {
    const cancelled = await discounted();
    await cancelled.own.cancel();
    expect(usedBy(cancelled.number)).toEqual({ amountFen: 1_000, givenBackFen: 1_000 });
    const expired = await discounted();
    server.clock.advance(25 * 3_600_000);
    await server.runJob(expireOrdersJob, null);
    expect(usedBy(expired.number)).toEqual({ amountFen: 1_000, givenBackFen: 1_000 });
  });

  test('stays with what was paid: a refund returns no more, and gives the rest back', async () => {
    const { shopper, number, own, office, placed } = await discounted();
    expect(placed.amount_fen).toBe(14_999 + 200 + 600 - 1_000);
    await server.money.pay(shopper.userId, [number]);
    expect((await orderOf(shopper, number)).refundable_fen).toBe(14_999 + 600 - 1_000);
    await own.refund();
    await office.approve();
    expect(await server.money.of(number)).toEqual({ captured: 14_799, refunded: 14_599 });
    expect(usedBy(number)).toEqual({ amountFen: 1_000, givenBackFen: 1_000 });
  });

  test('is given back with the pieces that arrive never, and with those that go back to the seller', async () => {
    const { shopper, number, office, drop } = await discounted();
    await server.money.pay(shopper.userId, [number]);
    const { cup, pot: tea } = await linesOf(shopper, number);
    // 667 of the discount are for three cups: 222, 222 and 223.
    await drop([{ line_id: cup, quantity: 1 }]);
    expect(await server.money.of(number)).toMatchObject({ refunded: 3_333 - 222 });
    expect(usedBy(number)?.givenBackFen).toBe(222);
    await office.process();
    await office.stock([cup, tea]);
    const returned = {
      returnNumber: 'RT2611COUPON1',
      orderNumber: number,
      lineId: cup,
      quantity: 1,
      feeFen: 0,
      staffId: 'staff_1',
    };
    const giveBack = (sellerFen: number) =>
      server.core.transaction((tx) => server.feature.ports.returns.refund(tx, { ...returned, sellerFen }));
    await expect(giveBack(3_333 - 222)).rejects.toThrow('refund_too_high');
    await giveBack(3_333 - 223);
    expect(usedBy(number)?.givenBackFen).toBe(445);
    expect((await orderOf(shopper, number)).refunded_fen).toBe(2 * 3_333 - 445);
  });

  test('a cancelled order returns what was paid, and the whole discount', async () => {
    const { shopper, number, office, drop } = await discounted();
    await server.money.pay(shopper.userId, [number]);
    const { cup } = await linesOf(shopper, number);
    await drop([{ line_id: cup, quantity: 2 }]);
    await office.cancel();
    expect(await server.money.of(number)).toEqual({ captured: 14_799, refunded: 14_799 });
    expect(usedBy(number)).toEqual({ amountFen: 1_000, givenBackFen: 1_000 });
  });
});
