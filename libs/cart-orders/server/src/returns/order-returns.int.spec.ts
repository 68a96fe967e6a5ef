import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartServer, type CartServer } from '../testing/cart-server.ts';
import { orderIn, orderOf } from '../testing/order-steps.ts';
import { lineQuestion, orderOfTwo } from '../testing/question-steps.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

let returns = 0;
const giveBack = (
  orderNumber: string,
  lineId: string,
  {
    quantity = 2,
    sellerFen = 10_000,
    feeFen = 0,
    returnNumber = `RT2611T${String((returns += 1)).padStart(6, '0')}`,
  } = {},
) =>
  server.core.transaction((tx) =>
    server.feature.ports.returns.refund(tx, {
      returnNumber,
      orderNumber,
      lineId,
      quantity,
      sellerFen,
      feeFen,
      staffId: 'staff_1',
    }),
  );
const paidFor = async (lineId: string, quantity: number) =>
  (await server.feature.ports.returns.paid(server.core.db, [{ lineId, quantity }]))[0];
const reason = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );

describe('goods that went back to their seller', () => {
  test('are refunded from the order’s own payment; the order keeps its status', async () => {
    const { shopper, number, lineIds } = await orderIn(server, 'in_stock');
    const [lineId = ''] = lineIds;
    expect(await paidFor(lineId, 2)).toEqual({
      paidFen: 10_000,
      shopName: 'Tea House',
      supplierOrderNo: '4400112233',
    });
    expect(await giveBack(number, lineId, { sellerFen: 9_000, feeFen: 1_000 })).toEqual({ returnedFen: 8_000 });
    expect(await server.money.of(number)).toEqual({ captured: 11_200, refunded: 8_000 });
    const order = await orderOf(shopper, number);
    expect(order).toMatchObject({ status: 'in_stock', refunded_fen: 8_000, amount_fen: 11_200 });
    expect(order.timeline.at(-1)).toMatchObject({ event: 'goods_returned', status: 'in_stock', by: 'staff' });
  });

  test('return at most what was paid for them, and no piece twice', async () => {
    const { number, lineIds } = await orderIn(server, 'in_stock');
    const [lineId = ''] = lineIds;
    expect(await reason(giveBack(number, lineId, { sellerFen: 10_001 }))).toBe('refund_too_high');
    expect(await reason(giveBack(number, 'nothing'))).toBe('not_found');
    await giveBack(number, lineId, { quantity: 1, sellerFen: 0 });
    expect(await server.money.of(number)).toMatchObject({ refunded: 0 });
    await giveBack(number, lineId, { quantity: 1, sellerFen: 5_000 });
    expect(await reason(giveBack(number, lineId, { quantity: 1, sellerFen: 1 }))).not.toBe('done');
    await expect(server.core.db.execute(sql`update order_return set own_fen = 0`)).rejects.toThrow();
  });

  test('return their share of an extra payment by its own capture, and the missing pieces keep theirs', async () => {
    const { number, shopper, cup, tea, ask, answer, payExtra, office, drop } = await orderOfTwo(server);
    await ask(lineQuestion(cup, [{ kind: 'pay_more', amount_fen: 100 }], 'price_rise'));
    await answer();
    await payExtra();
    await office.process();
    await drop([{ line_id: cup, quantity: 1 }]);
    expect(await server.money.of(`${number}-1`)).toEqual({ captured: 100, refunded: 34 });
    await office.stock([cup, tea]);
    expect(await paidFor(cup, 2)).toMatchObject({ paidFen: 4_066 });
    await giveBack(number, cup, { sellerFen: 4_066 });
    expect(await server.money.of(`${number}-1`)).toEqual({ captured: 100, refunded: 100 });
    expect(await orderOf(shopper, number)).toMatchObject({ status: 'in_stock', refunded_fen: 2_000 + 4_000 + 100 });
  });

  test('may be refunded while the rest of the order waits, is refunded, or is dropped', async () => {
    const { number, cup, tea, office, own, drop } = await orderOfTwo(server, 'processing');
    await office.stock([tea]);
    await giveBack(number, tea, { sellerFen: 10_000 });
    await drop([{ line_id: cup, quantity: 1 }]);
    expect((await own.refund()).data).toMatchObject({ status: 'refund_processing', refundable_fen: 4_000 });
    expect((await office.approve()).data).toMatchObject({ status: 'in_stock', refunded_fen: 16_000 });
  });

  test('show where they are: on their way back, returned, or what came in exchange', async () => {
    const { shopper, number, lineIds } = await orderIn(server, 'in_stock');
    const [lineId = ''] = lineIds;
    const itemId = (await orderOf(shopper, number)).lines[0]?.received?.item_id ?? '';
    const lineNow = async () => (await orderOf(shopper, number)).lines[0];
    const at = (state: 'agreed' | 'settled') =>
      server.warehouse.moved.set(itemId, { returned: { number: 'RT2611A1B2C3D', state } });
    at('agreed');
    expect(await lineNow()).toMatchObject({ place: { status: 'returning', return_number: 'RT2611A1B2C3D' } });
    expect((await orderOf(shopper, number)).actions).toEqual([]);
    at('settled');
    expect(await lineNow()).toMatchObject({ id: lineId, place: { status: 'returned' } });
    server.warehouse.moved.set(itemId, { itemNow: 'the_new_one' });
    expect(await lineNow()).toMatchObject({ place: { status: 'arrived' }, received: { item_id: 'the_new_one' } });
    expect((await orderOf(shopper, number)).actions).toEqual(['pack']);
  });
});

test('of many returns of one line at once, no more than what arrived moves money', async () => {
  const { number, lineIds } = await orderIn(server, 'in_stock');
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, () => reason(giveBack(number, lineIds[0] ?? '', { sellerFen: 10_000 }))),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(await server.money.of(number)).toEqual({ captured: 11_200, refunded: 10_000 });
});

test('goods that got lost had their price, their share of domestic shipping and that of their photos, and no fen more', async () => {
  const { number, lineIds } = await orderIn(server, 'in_stock');
  const [lineId = ''] = lineIds;
  const lost = (lostBefore: number, quantity = 1) => {
    server.warehouse.lost.splice(0);
    if (lostBefore) server.warehouse.lost.push({ lineId, quantity: lostBefore, at: server.clock.now() });
    return server.feature.ports.paidGoods.of(server.core.db, { lineId, quantity });
  };
  const sumOf = (paid: Awaited<ReturnType<typeof lost>>) =>
    paid ? paid.goodsFen + paid.domesticFen + paid.photoFen : NaN;
  const { captured } = await server.money.of(number);
  expect(sumOf(await lost(0, 2))).toBe(captured);
  expect(sumOf(await lost(0)) + sumOf(await lost(1))).toBe(captured);
  expect(await lost(0)).toMatchObject({ goodsFen: 5_000 });
  const unknown = { lineId: 'nothing', quantity: 1 };
  expect(await server.feature.ports.paidGoods.of(server.core.db, unknown)).toBeNull();
});
