import { usualRules } from '@caravan/content/contract';
import { listStaffActions } from '@caravan/server-core';
import { hour } from '@caravan/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { aManual, cartServer, type CartServer } from '../testing/cart-server.ts';
import { aLine, key, orderIn, orderOf } from '../testing/order-steps.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());

const logOf = async (number: string) =>
  (await listStaffActions(server.core.db, { page: 1, page_size: 20, subject: `order:${number}` })).items
    .map(({ action }) => action)
    .reverse();
const kindsTo = async (userId: string) => (await server.messages.to(userId)).map((message) => message.kind);

/** Two lines of one shop: 100.00 with 6 photos, 50.00 without photos; 9.00 domestic shipping. */
const twoLines = () => [
  aLine('Tea'),
  { manual: aManual({ name: 'Cup', shop_name: 'Tea House', domestic_shipping_fen: 900 }), quantity: 1 },
];

describe('payment', () => {
  test('starts the deadlines of review and refund', async () => {
    server.clock.set('2026-11-20T08:30:00Z');
    const { shopper, number } = await orderIn(server, 'paid');
    expect(await orderOf(shopper, number)).toMatchObject({
      status: 'paid',
      paid_at: '2026-11-20T08:30:00.000Z',
      // Friday 16:30 in Beijing: 1.5 working hours on that day, 3.5 on Monday.
      review_due_at: '2026-11-23T04:30:00.000Z',
      refundable_until: '2026-11-23T08:30:00.000Z',
      refundable_fen: 10_600,
      actions: ['request_refund'],
      timeline: [{ event: 'placed' }, { event: 'paid', by: 'shopper', status: 'paid' }],
    });
  });

  test('is offered for unpaid orders of the shopper that have not expired', async () => {
    const { payable } = server.feature.ports;
    const unpaid = await orderIn(server, 'pending_payment');
    const { userId } = unpaid.shopper;
    const paid = await orderIn(server, 'paid');
    const quotes = await payable.quote(userId, [paid.number, unpaid.number, 'CV0000']);
    expect(quotes).toMatchObject([
      null,
      { ref: unpaid.number, amountFen: 11_200, refusal: null, title: { en: expect.stringContaining('Tea House') } },
      null,
    ]);
    expect(await payable.quote(paid.shopper.userId, [paid.number])).toMatchObject([
      { refusal: 'already_paid', expiresAt: null },
    ]);

    const late = unpaid.number;
    const { expires_at: expiresAt } = await orderOf(unpaid.shopper, late);
    server.clock.set(new Date(new Date(expiresAt).getTime() - 1));
    expect(await payable.quote(userId, [late])).toMatchObject([{ refusal: null }]);
    server.clock.set(expiresAt);
    expect(await payable.quote(userId, [late])).toMatchObject([{ refusal: 'payment_expired' }]);
    expect((await orderOf(unpaid.shopper, late)).actions).toEqual(['cancel']);
    await unpaid.own.cancel();
    expect(await payable.quote(userId, [late])).toMatchObject([{ refusal: 'not_payable' }]);
  });

  test('of another amount, or of another user’s order, throws and pays nothing', async () => {
    const { shopper, number } = await orderIn(server, 'pending_payment');
    const { payable } = server.feature.ports;
    const settle = (over: object) =>
      server.core.transaction((tx) =>
        payable.settle(tx, {
          userId: shopper.userId,
          ref: number,
          paymentId: 'p',
          amountFen: 11_200,
          paidAt: server.clock.now(),
          ...over,
        }),
      );
    await expect(settle({ amountFen: 11_199 })).rejects.toThrow('costs');
    await expect(settle({ userId: 'nobody' })).rejects.toThrow('no order');
    await settle({});
    await expect(settle({})).rejects.toMatchObject({ reason: 'wrong_state' });
  });
});

describe('a refund', () => {
  test('returns goods and shipping, never photos, once staff approve', async () => {
    const { shopper, number, own, office } = await orderIn(server, 'paid');
    const headers = key();
    const asked = await own.refund({ reason: 'too slow' }, headers);
    expect(asked.data).toMatchObject({
      status: 'refund_processing',
      refund: { reason: 'too slow', amount_fen: 10_600, outcome: 'waiting', decided_at: null, note: null },
      actions: ['cancel_refund'],
      refundable_fen: 10_600,
    });
    expect((await own.refund({ reason: 'too slow' }, headers)).data).toEqual(asked.data);
    expect(await own.refund()).toMatchObject({ status: 409, reason: 'refund_already_open' });
    expect(server.tasks.open()).toContain(`refund ${number}`);

    const approved = await office.approve('as asked');
    expect(approved.data).toMatchObject({
      status: 'refunded',
      refunded_fen: 10_600,
      refundable_fen: 0,
      refund: { outcome: 'approved', note: 'as asked' },
      lines: [{ refunded: true, received: null }],
      actions: [],
    });
    expect((await office.approve('as asked')).data).toEqual(approved.data);
    expect(await office.reject()).toMatchObject({ status: 409, reason: 'wrong_state' });
    expect(await server.money.of(number)).toEqual({ captured: 11_200, refunded: 10_600 });
    expect(await logOf(number)).toEqual(['order.refund_approve']);
    expect(server.tasks.open()).not.toContain(`refund ${number}`);
    expect(await server.messages.to(shopper.userId)).toMatchObject([
      {
        kind: 'refund_done',
        link: `/mine/order/orderDetail?number=${number}`,
        body: { en: expect.stringContaining('¥106.00'), zh: expect.stringContaining('精拍费用不予退还') },
      },
    ]);
  });

  test('can be requested until the last second, and not in the next', async () => {
    const { shopper, number, own } = await orderIn(server, 'paid');
    const paidAt = new Date((await orderOf(shopper, number)).paid_at ?? '').getTime();
    server.clock.set(new Date(paidAt + usualRules.refund_hours * hour + 1));
    expect(await own.refund()).toMatchObject({
      status: 422,
      reason: 'refund_time_expired',
      message: 'The refund time has expired',
    });
    expect(await orderOf(shopper, number)).toMatchObject({ status: 'paid', refundable_fen: 0, actions: [] });
    server.clock.set(new Date(paidAt + usualRules.refund_hours * hour));
    expect((await own.refund()).data.status).toBe('refund_processing');
  });

  test('goes to the card only if a card has paid', async () => {
    const { shopper, number, own } = await orderIn(server, 'paid');
    expect(await orderOf(shopper, number)).toMatchObject({ refund_to_card: false });
    expect(await own.refund({ destination: 'card' })).toMatchObject({
      status: 422,
      reason: 'refund_not_to_card',
      message: 'This order was not paid by card, so its refund goes to your balance',
    });
    expect(await orderOf(shopper, number)).toMatchObject({ status: 'paid', refund: null });

    const other = await orderIn(server, 'pending_payment');
    await server.money.pay(other.shopper.userId, [other.number], 'card');
    expect(await orderOf(other.shopper, other.number)).toMatchObject({ refund_to_card: true });
    expect((await other.own.refund({ destination: 'card' })).data.status).toBe('refund_processing');
  });

  test('that is withdrawn or rejected returns the order to its previous state', async () => {
    for (const from of ['paid', 'processing'] as const) {
      const { shopper, number, own, office } = await orderIn(server, from);
      await own.refund();
      const back = await own.withdraw();
      expect(server.tasks.open()).not.toContain(`refund ${number}`);
      expect(back.data).toMatchObject({ status: from, refund: { outcome: 'withdrawn' }, actions: ['request_refund'] });
      expect((await own.withdraw()).data).toEqual(back.data);
      expect(await office.approve()).toMatchObject({ status: 409, reason: 'wrong_state' });
      await own.refund();
      const rejected = await office.reject('it is on its way');
      expect(rejected.data).toMatchObject({
        status: from,
        refund: { outcome: 'rejected', note: 'it is on its way' },
        refunded_fen: 0,
      });
      expect((await office.reject()).data).toEqual(rejected.data);
      expect(await own.withdraw()).toMatchObject({ status: 409, reason: 'wrong_state' });
      expect(await kindsTo(shopper.userId)).toEqual(['refund_rejected']);
      expect((await logOf(number)).at(-1)).toBe('order.refund_reject');
    }
  });

  test('after a part has arrived covers only the rest, and then the arrived goods may be packed', async () => {
    const { shopper, number, lineIds, own, office } = await orderIn(server, 'processing', twoLines());
    const tea = (await orderOf(shopper, number)).lines.find((line) => line.name === 'Tea')?.id ?? '';
    await office.stock([tea], { restrictions: ['liquid'] });
    expect(await orderOf(shopper, number)).toMatchObject({ status: 'processing', refundable_fen: 5_000 });
    expect(await office.cancel()).toMatchObject({ status: 409, reason: 'goods_arrived' });
    expect((await own.refund()).data.refund).toMatchObject({ amount_fen: 5_000 });
    const cup = lineIds.find((id) => id !== tea) ?? '';
    expect(await office.stock([cup])).toMatchObject({ status: 409, reason: 'wrong_state' });
    expect((await server.warehouse.shelfOf(number)).released).toBe(false);

    const approved = (await office.approve()).data;
    expect(approved).toMatchObject({
      status: 'in_stock',
      refunded_fen: 5_000,
      refund: { outcome: 'approved' },
      actions: ['pack'],
    });
    expect(approved.timeline.map(({ event }) => event)).toEqual([
      'placed',
      'paid',
      'processing',
      'received',
      'refund_requested',
      'part_refunded',
    ]);
    expect(approved.lines.find((line) => line.id === tea)).toMatchObject({
      refunded: false,
      received: { item_id: expect.stringContaining('item_of_') },
    });
    expect(approved.lines.find((line) => line.id === cup)).toMatchObject({ refunded: true, received: null });
    expect(await server.warehouse.shelfOf(number)).toMatchObject({
      released: true,
      arrivals: [{ lineId: tea, photo: { count: 3, note: 'the lid' }, restrictions: ['liquid'] }],
    });
    expect(await kindsTo(shopper.userId)).toEqual(['refund_done', 'order_in_stock']);
    expect(await office.stock([cup])).toMatchObject({ status: 409, reason: 'wrong_state' });
  });

  test('of goods without a price is refused', async () => {
    const tote = aSnapshot({ snapshotId: 'free-refund', itemId: 'free-refund' });
    server.goods.has(tote);
    const free = { unit_price_fen: 0, domestic_shipping_fen: 0, reason: 'other' as const };
    const { shopper, number, own, office } = await orderIn(server, 'paid', [
      { snapshot_id: tote.snapshotId, quantity: 1, photo: { count: 1, note: '' }, price_change: free },
    ]);
    expect(await orderOf(shopper, number)).toMatchObject({
      status: 'paid',
      amount_fen: 200,
      refundable_fen: 0,
      actions: [],
    });
    expect(await own.refund()).toMatchObject({ status: 422, reason: 'nothing_to_refund' });
    expect((await office.cancel()).data).toMatchObject({ status: 'cancelled', refunded_fen: 200 });
  });
});

describe('staff', () => {
  test('buy and receive in parts; the last line completes the order as in stock', async () => {
    const { shopper, number, lineIds, office } = await orderIn(server, 'paid', twoLines());
    const [first = '', second = ''] = lineIds;
    const bought = await office.process('A-1');
    expect(bought.data).toMatchObject({ status: 'processing', supplier_order_no: 'A-1', user_id: shopper.userId });
    expect((await office.process('A-1')).data).toEqual(bought.data);
    expect(await office.process('A-2')).toMatchObject({ status: 409, reason: 'wrong_state' });

    expect(await office.stock(['unknown'])).toMatchObject({ status: 404 });
    const part = await office.stock([first]);
    expect(part.data.status).toBe('processing');
    expect((await office.stock([first])).data).toEqual(part.data);
    expect(await office.stock([first], { weight_g: 501 })).toMatchObject({
      status: 409,
      reason: 'line_received',
      failure: { line_ids: [first] },
    });
    expect(await office.stock([first, second])).toMatchObject({ status: 409, reason: 'line_received' });
    expect((await server.warehouse.shelfOf(number)).arrivals).toHaveLength(1);

    const whole = await office.stock([second]);
    expect(whole.data).toMatchObject({ status: 'in_stock', actions: ['pack'], refundable_fen: 0 });
    expect((await office.stock([second])).data).toEqual(whole.data);
    expect(await server.warehouse.shelfOf(number)).toMatchObject({ released: true });
    expect(await kindsTo(shopper.userId)).toEqual(['order_in_stock']);
    expect(await logOf(number)).toEqual(['order.process', 'order.stock', 'order.stock']);
  });

  test('cancel with a full refund, including photos', async () => {
    for (const from of ['pending_payment', 'paid', 'processing'] as const) {
      const { shopper, number, office } = await orderIn(server, from);
      const cancelled = await office.cancel('sold out');
      const back = from === 'pending_payment' ? 0 : 11_200;
      expect(cancelled.data).toMatchObject({
        status: 'cancelled',
        refunded_fen: back,
        timeline: expect.arrayContaining([
          expect.objectContaining({ event: 'cancelled', by: 'staff', note: 'sold out' }),
        ]),
      });
      expect((await office.cancel('again')).data).toEqual(cancelled.data);
      expect((await server.money.of(number)).refunded).toBe(back);
      expect(await kindsTo(shopper.userId)).toEqual(['order_cancelled']);
      expect((await logOf(number)).filter((action) => action === 'order.cancel')).toHaveLength(1);
    }
  });

  test('accept a price of the shopper before they buy', async () => {
    const tote = aSnapshot({ snapshotId: 'negotiated', itemId: 'negotiated' });
    server.goods.has(tote);
    const wish = { unit_price_fen: 5_000, domestic_shipping_fen: 0, reason: 'negotiated' as const };
    const { shopper, office, number } = await orderIn(server, 'paid', [
      { snapshot_id: tote.snapshotId, quantity: 1, price_change: wish },
    ]);
    expect(await office.process()).toMatchObject({ status: 409, reason: 'price_review_open' });
    const accepted = await office.accept('fine');
    expect(accepted.data).toMatchObject({ status: 'paid', price_review: 'accepted' });
    expect((await office.accept()).data).toEqual(accepted.data);
    expect((await office.process()).data.status).toBe('processing');
    expect(await kindsTo(shopper.userId)).toEqual(['order_review']);
    expect(await logOf(number)).toEqual(['order.accept_price', 'order.process']);
    const plain = await orderIn(server, 'paid');
    expect(await plain.office.accept()).toMatchObject({ status: 409, reason: 'wrong_state' });

    // Staff may also accept a price before payment.
    const early = await orderIn(server, 'pending_payment', [
      { snapshot_id: tote.snapshotId, quantity: 1, price_change: wish },
    ]);
    expect((await early.office.accept()).data).toMatchObject({ status: 'pending_payment', price_review: 'accepted' });
    await server.money.pay(early.shopper.userId, [early.number]);
    expect((await early.office.process()).data.status).toBe('processing');
  });
});
