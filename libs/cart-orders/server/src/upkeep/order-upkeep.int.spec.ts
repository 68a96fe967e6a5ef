import { uploadCartPictureContract, removeFromCartContract } from '@caravan/cart-orders/contract/schema';
import { day, hour } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expireOrdersJob } from '../payment/expire-orders.ts';
import { readPrices } from '../cart/prices/read-prices.ts';
import { sweepJob } from './sweep.ts';
import { findLinesById } from '../cart/prices/cart-checks.repo.ts';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { added, aManual, cartOf, cartServer, type CartServer } from '../testing/cart-server.ts';
import { fakeTerms } from '../testing/fake-terms.ts';
import { aLine, orderIn, orderOf, place, placedOrder } from '../testing/order-steps.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());

describe('an unpaid order', () => {
  test('is cancelled after exactly 24 hours, with a message, and can no longer be paid', async () => {
    const { shopper, number, own } = await orderIn(server, 'pending_payment');
    const paid = await orderIn(server, 'paid');
    server.clock.advance(24 * hour - 1);
    await server.runJob(expireOrdersJob, null);
    expect((await orderOf(shopper, number)).status).toBe('pending_payment');

    server.clock.advance(1);
    expect(await server.money.pay(shopper.userId, [number])).toBe('payment_expired');
    await server.runJob(expireOrdersJob, null);
    await server.runJob(expireOrdersJob, null);
    const expired = await orderOf(shopper, number);
    expect(expired).toMatchObject({
      status: 'cancelled',
      actions: [],
      timeline: [{ event: 'placed' }, { event: 'expired', by: 'system', status: 'cancelled' }],
    });
    expect((await own.cancel()).data).toEqual(expired);
    expect(await server.money.pay(shopper.userId, [number])).toBe('not_payable');
    expect(await server.messages.to(shopper.userId)).toMatchObject([
      { kind: 'order_cancelled', title: { en: 'Your unpaid order was cancelled', zh: '您的未付款订单已取消' } },
    ]);
    expect((await orderOf(paid.shopper, paid.number)).status).toBe('paid');
  });

  test('that cannot be cancelled does not block hundreds of others', async () => {
    const stuck = await orderIn(server, 'pending_payment');
    server.clock.advance(1);
    const other = await orderIn(server, 'pending_payment');
    server.clock.advance(24 * hour);
    await server.core.db.execute(
      sql`alter table fake_message add constraint refused check (user_id <> ${sql.raw(`'${stuck.shopper.userId}'`)})`,
    );
    await expect(server.runJob(expireOrdersJob, null)).rejects.toThrow('1 unpaid orders');
    expect((await orderOf(other.shopper, other.number)).status).toBe('cancelled');
    expect((await orderOf(stuck.shopper, stuck.number)).status).toBe('pending_payment');
    await server.core.db.execute(sql`alter table fake_message drop constraint refused`);
    await server.runJob(expireOrdersJob, null);
    expect((await orderOf(stuck.shopper, stuck.number)).status).toBe('cancelled');
  });
});

test('if there are too many shops to ask in time, nothing is ordered at an old price, and the job asks the rest', async () => {
  const shopper = server.shopper();
  const ids: string[] = [];
  for (const name of ['patient-1', 'patient-2']) {
    const product = aSnapshot({ snapshotId: name, itemId: name });
    server.goods.has(product);
    ids.push((await added(shopper, { snapshot_id: name, quantity: 1 })).id);
  }
  server.clock.advance(hour);
  server.goods.asked.length = 0;
  const { db, transaction, clock, files, pictures, jobs } = server.core;
  const ports = { goodsSnapshots: () => server.goods.port, terms: () => fakeTerms };
  const context = { db, transaction, clock, files, pictures, jobs, ...ports };
  expect(await readPrices(context, await findLinesById(db, ids), 0)).toBe(false);
  expect(server.goods.asked).toHaveLength(0);
  await server.runJobs();
  expect(server.goods.asked).toHaveLength(2);
  expect((await place(shopper, ids)).status).toBe(200);
  expect(server.goods.asked).toHaveLength(2);
});

test('a picture of goods described by hand is kept as long as an order shows it', async () => {
  const shopper = server.shopper();
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const body = { image: new File([new Uint8Array(png)], 'a.png') };
  const form = new FormData();
  form.set('image', body.image);
  const { image } = (await shopper.call(uploadCartPictureContract, { body: form as never })).data;
  const number = await placedOrder(shopper, [{ manual: aManual({ image }), quantity: 1 }]);
  const again = await added(shopper, { manual: aManual({ name: 'The same picture', image }), quantity: 1 });
  await shopper.call(removeFromCartContract, { body: { ids: [again.id] } });
  server.clock.advance(9 * day);
  await server.runJob(sweepJob, null);
  expect((await orderOf(shopper, number)).lines[0]?.image).toBe(image);
  expect((await server.app.inject({ method: 'GET', url: image })).statusCode).toBe(200);
});

describe('personal data', () => {
  test('is exported with cart and orders', async () => {
    const { shopper, number } = await orderIn(server, 'paid');
    const line = await added(shopper, { manual: aManual({ name: 'Still in the cart' }), quantity: 1 });
    const { personalData } = server.feature.ports;
    expect(await personalData.collect(shopper.userId)).toMatchObject({
      cart: [{ id: line.id }],
      orders: [{ number, contact: { name: 'Ada Example' } }],
    });
    expect(await personalData.collect('nobody')).toEqual({ cart: [], orders: [], offers: [], terms: [] });
  });

  test.each([
    ['pending_payment', true],
    ['paid', true],
    ['processing', true],
    ['refund_processing', true],
    ['in_stock', false],
    ['cancelled', false],
    ['refunded', false],
  ] as const)('of an account with an order that is %s blocks its closing: %s', async (status, stays) => {
    const { shopper } = await orderIn(server, status);
    const found = await server.core.transaction((tx) =>
      server.feature.ports.personalData.obstacles(tx, shopper.userId),
    );
    expect(found).toEqual(stays ? ['orders_open'] : []);
  });

  test('is erased with name and texts; the bought goods are kept', async () => {
    const { shopper, number } = await orderIn(server, 'refunded', [{ ...aLine(), note: 'for my sister Grace' }]);
    await added(shopper, { manual: aManual({ name: 'In the cart' }), quantity: 1 });
    const { personalData } = server.feature.ports;
    await server.core.transaction((tx) => personalData.erase(tx, shopper.userId));
    const left = await orderOf(shopper, number);
    expect(left).toMatchObject({
      status: 'refunded',
      amount_fen: 11_200,
      contact: { name: '', phone: '', im: '' },
      note: '',
      refund: { reason: '' },
      lines: [{ name: 'Tea', note: '', photo: { note: '' } }],
    });
    expect((await cartOf(shopper)).count).toBe(0);
    expect(JSON.stringify(await personalData.collect(shopper.userId))).not.toMatch(/Grace|Ada|changed my mind|the lid/);
  });
});

describe('the audit', () => {
  const audit = () => server.feature.audit?.();

  test('finds no fault after all tests above', async () => {
    expect(await audit()).toEqual([]);
  });

  test('finds changes that bypassed the triggers', async () => {
    const { number } = await orderIn(server, 'paid');
    const hold = (on: boolean) =>
      server.core.db.execute(
        sql`alter table ${sql.raw('purchase_order')} ${sql.raw(on ? 'enable' : 'disable')} trigger all`,
      );
    await hold(false);
    await server.core.db.execute(
      sql`update purchase_order set status = 'processing', goods_fen = goods_fen + 1, amount_fen = amount_fen + 1, refunded_fen = 5 where number = ${number}`,
    );
    await hold(true);
    expect(await audit()).toEqual([
      `order ${number} costs 11201 fen, its lines 11200`,
      `order ${number} is processing, its events lead to paid`,
      `order ${number} refunded 5 fen, its events 0`,
    ]);
  });
});
