import { getDisputeContract, listPaymentDifferencesContract } from '@caravan/fund-payment/contract/staff';
import { day, hour, minute } from '@caravan/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '../../testing/fund-server.ts';
import { payPalShop, type PayPalShop } from '../../testing/paypal-shop.ts';
import { sweepPaymentsJob } from '../../payments/sweep-payments.ts';

let shop: PayPalShop;
beforeAll(async () => {
  shop = await payPalShop();
});
afterAll(() => shop.close());

const sweep = async (later: number): Promise<void> => {
  shop.server.clock.advance(later);
  await shop.server.runJob(sweepPaymentsJob, null);
};
const clerk = () => shop.server.as({ userId: 'clerk', role: 'staff' });
const differencesOf = async (paymentId: string) => {
  const query = { status: 'open' as const, page: 1, page_size: 100 };
  const { items } = (await clerk().call(listPaymentDifferencesContract, { query })).data;
  return items.filter(({ payment_id }) => payment_id === paymentId);
};
const refundsOf = (captureId: string) => shop.paypal.refunds.filter(({ of }) => of === captureId);

describe('a refund of a payment by PayPal', () => {
  afterEach(() => shop.server.audit());

  it('goes to PayPal in parts under our reference, and returns exactly the charge', async () => {
    const { shopper, ref, capture } = await shop.settled();
    const before = await shop.bookOf('provider:paypal');
    for (const [key, amountFen] of [
      ['r1', 401],
      ['r2', 12_000],
      ['r3', 13_999],
    ] as const)
      await shop.refund(shopper.userId, ref, amountFen, key);
    expect(refundsOf(capture.id)).toEqual([]);
    await shop.server.runJobs();
    const made = refundsOf(capture.id);
    expect(made.map(({ amount }) => amount.value)).toEqual(['0.54', '16.45', '19.18']);
    expect(capture).toMatchObject({ status: 'REFUNDED', amount: { value: '36.17' } });
    const call = shop.paypal.calls.findLast(({ path }) => path.endsWith('/refund'));
    expect(call?.key).toBe(call?.body['custom_id']);
    expect(call?.key).toBe(call?.body['invoice_id']);
    expect(await balanceOf(shopper)).toBe(0);
    expect(await shop.bookOf('transit:card')).toBe(0);
    expect(await shop.bookOf('provider:paypal')).toBe(before + 26_400);
    await expect(shop.refund(shopper.userId, ref, 1, 'r4')).rejects.toThrow('refund_exceeds_payment');
  });

  it('goes to the balance if its share is below a cent', async () => {
    const { shopper, ref, capture } = await shop.settled();
    await shop.refund(shopper.userId, ref, 1);
    await shop.server.runJobs();
    expect(refundsOf(capture.id)).toEqual([]);
    expect(await balanceOf(shopper)).toBe(1);
  });

  it.each([true, false])('is made once if its answer was lost (the key is remembered: %s)', async (remembered) => {
    const { shopper, ref, capture } = await shop.settled(700);
    await shop.refund(shopper.userId, ref, 700);
    shop.paypal.next('/refund', 'lost');
    await expect(shop.server.runJobs()).rejects.toThrow('the provider did not answer');
    if (!remembered) shop.paypal.forgetKeys();
    await sweep(2 * minute);
    expect(refundsOf(capture.id)).toHaveLength(1);
    expect(await balanceOf(shopper)).toBe(0);
  });

  it('is still made when PayPal no longer shows the order, as long as nothing was refunded', async () => {
    const { shopper, ref, capture, order } = await shop.settled(700);
    shop.paypal.orders.delete(order.id);
    shop.paypal.orders.set('kept', { ...order, id: 'kept', captures: [capture] });
    await shop.refund(shopper.userId, ref, 300);
    await shop.server.runJobs();
    expect(refundsOf(capture.id)).toHaveLength(1);
    await shop.refund(shopper.userId, ref, 400, 'r2');
    await expect(shop.server.runJobs()).rejects.toThrow('the provider did not list the refunds');
    expect(refundsOf(capture.id)).toHaveLength(1);
    shop.paypal.orders.set(order.id, order);
    await sweep(2 * minute);
    expect(refundsOf(capture.id)).toHaveLength(2);
  });

  it('goes to the balance with a message if PayPal refuses it', async () => {
    const { shopper, ref } = await shop.settled(500);
    shop.paypal.next('/refund', 'refused');
    await shop.refund(shopper.userId, ref, 500);
    await shop.server.runJobs();
    expect(await balanceOf(shopper)).toBe(500);
    expect(await shop.server.messages(shopper.userId)).toMatchObject([{ kind: 'refund_done' }]);
  });

  it('goes to the balance once if it fails later', async () => {
    const { shopper, ref, capture } = await shop.settled(900);
    await shop.refund(shopper.userId, ref, 900);
    await shop.server.runJobs();
    const [made] = refundsOf(capture.id);
    if (!made) throw new Error('no refund');
    made.status = 'FAILED';
    capture.status = 'COMPLETED';
    for (let index = 0; index < 3; index += 1) await shop.send(shop.refundEvent(made));
    await shop.server.runJobs();
    expect(await balanceOf(shopper)).toBe(900);
  });

  it.each([
    ['PAYMENT.CAPTURE.REFUNDED', {}],
    ['PAYMENT.REFUND.FAILED', {}],
    ['PAYMENT.REFUND.FAILED', { links: [] }],
  ])('goes to the balance by the event %s with %j', async (type, over) => {
    const { shopper, ref, payment, capture } = await shop.settled(900);
    await shop.refund(shopper.userId, ref, 900);
    await shop.server.runJobs();
    const [made] = refundsOf(capture.id);
    if (!made) throw new Error('no refund');
    made.status = 'FAILED';
    capture.status = 'COMPLETED';
    await shop.send({ ...shop.refundEvent(made, 'REFUNDED', over), type });
    await shop.server.runJobs();
    expect(await balanceOf(shopper)).toBe(900);
    expect(await differencesOf(payment.id)).toEqual([]);
  });

  it('of ours is no difference, whichever of answer and event is first', async () => {
    const { shopper, ref, payment, capture } = await shop.settled(900);
    await shop.refund(shopper.userId, ref, 100);
    shop.paypal.next('/refund', 'lost');
    await expect(shop.server.runJobs()).rejects.toThrow('the provider did not answer');
    const [made] = refundsOf(capture.id);
    if (!made) throw new Error('no refund');
    await shop.send(shop.refundEvent(made));
    await sweep(2 * minute);
    await shop.send(shop.refundEvent(made));
    expect(await differencesOf(payment.id)).toEqual([]);
  });
});

describe('a refund that PayPal has not completed', () => {
  const pendingRefund = async () => {
    shop.paypal.refundOutcomes.push('PENDING');
    const { shopper, ref, capture } = await shop.settled(900);
    await shop.refund(shopper.userId, ref, 900);
    await shop.server.runJobs();
    const [made] = refundsOf(capture.id);
    if (!made) throw new Error('no refund');
    shop.paypal.calls.length = 0;
    const asked = () => shop.paypal.calls.filter(({ path }) => path.endsWith(`/refunds/${made.id}`)).length;
    const fails = () => {
      made.status = 'FAILED';
      capture.status = 'COMPLETED';
    };
    return { shopper, made, asked, fails };
  };
  const gauge = async (name: string) =>
    (await shop.server.feature.gauges?.find((one) => one.name === name)?.read())?.[0]?.value;
  afterEach(() => shop.server.audit());

  it('is asked for once a day, and no longer when it is completed', async () => {
    const { shopper, made, asked } = await pendingRefund();
    expect(await gauge('caravan_refunds_open')).toBe(0);
    await sweep(23 * hour);
    expect(asked()).toBe(0);
    for (const later of [hour + minute, minute, 22 * hour]) await sweep(later);
    expect(asked()).toBe(1);
    shop.paypal.next(`/refunds/${made.id}`, 'down');
    for (const later of [2 * hour, hour]) await sweep(later);
    expect(asked()).toBe(2);
    made.status = 'COMPLETED';
    for (const later of [day, day, day]) await sweep(later);
    expect(asked()).toBe(3);
    expect(await balanceOf(shopper)).toBe(0);
  });

  it('goes to the balance once if it fails without an event, however many look', async () => {
    const { shopper, made, asked, fails } = await pendingRefund();
    fails();
    shop.server.clock.advance(day + minute);
    await Promise.all(Array.from({ length: 20 }, () => shop.server.runJob(sweepPaymentsJob, null)));
    await shop.server.runJobs();
    expect(asked()).toBeGreaterThan(0);
    expect(await balanceOf(shopper)).toBe(900);
    await shop.send(shop.refundEvent(made));
    for (const later of [day, day]) await sweep(later);
    expect(await balanceOf(shopper)).toBe(900);
  });

  it('fails by its event, even while an older answer says that it was completed', async () => {
    const { shopper, made, fails } = await pendingRefund();
    made.status = 'COMPLETED';
    shop.paypal.before(`/refunds/${made.id}`, async () => {
      fails();
      await shop.send({ ...shop.refundEvent(made), type: 'PAYMENT.REFUND.FAILED' });
    });
    await sweep(day + minute);
    await shop.server.runJobs();
    expect(await balanceOf(shopper)).toBe(900);
  });
});

describe('a refund that Caravan did not make', () => {
  it('is shown to staff, and is not repeated when the same amount is refunded here', async () => {
    const { shopper, ref, payment, capture } = await shop.settled(7_300);
    const made = shop.paypal.refundByHand(capture.id, '4.00');
    for (let index = 0; index < 3; index += 1) await shop.send(shop.refundEvent(made));
    expect(await differencesOf(payment.id)).toMatchObject([
      { kind: 'refund_unknown', provider_ref: made.id, our_amount: null, their_amount: '4.00', currency: 'USD' },
    ]);
    await shop.refund(shopper.userId, ref, 2_920);
    await shop.server.runJobs();
    expect(refundsOf(capture.id)).toHaveLength(1);
    expect(await differencesOf(payment.id)).toEqual([]);
    await shop.server.audit();
  });

  it('holds a refund of another amount until staff have settled it', async () => {
    const { shopper, ref, payment, capture } = await shop.settled(7_300);
    await shop.send(shop.refundEvent(shop.paypal.refundByHand(capture.id, '1.23')));
    await shop.refund(shopper.userId, ref, 2_920);
    await shop.server.runJobs();
    expect(refundsOf(capture.id)).toHaveLength(1);
    expect((await differencesOf(payment.id)).map(({ kind }) => kind).sort()).toEqual(['refund_held', 'refund_unknown']);
    expect(await balanceOf(shopper)).toBe(0);
  });

  it('is shown if PayPal took the money back', async () => {
    const { payment, capture } = await shop.settled(800);
    await shop.send(shop.captureEvent(payment.id, 'REVERSED'));
    expect(await differencesOf(payment.id)).toMatchObject([
      { kind: 'refund_unknown', provider_ref: `${capture.id}:returned`, their_amount: capture.amount.value },
    ]);
  });

  it('is nothing to us if its capture is not ours', async () => {
    const { payment, capture } = await shop.settled(800);
    const made = shop.paypal.refundByHand(capture.id, '0.50');
    const links = [{ href: `${shop.paypal.base}/v2/payments/captures/OTHERS`, rel: 'up' }];
    await shop.send(shop.refundEvent(made, 'REFUNDED', { links, invoice_id: 'others' }));
    expect(await differencesOf(payment.id)).toEqual([]);
  });
});

describe('a dispute at PayPal', () => {
  const disputeOf = (captureId: string, over: object = {}) => ({
    dispute_id: `PP-D-${captureId}`,
    create_time: shop.server.clock.now().toISOString(),
    update_time: shop.server.clock.now().toISOString(),
    disputed_transactions: [{ buyer_transaction_id: 'B1', seller_transaction_id: captureId }],
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: 'OPEN',
    dispute_amount: { currency_code: 'USD', value: '36.17' },
    dispute_life_cycle_stage: 'INQUIRY',
    ...over,
  });
  const shown = async (captureId: string) =>
    (await clerk().call(getDisputeContract, { params: { id: `PP-D-${captureId}` } })).data;
  const later = (ms: number) => new Date(shop.server.clock.now().getTime() + ms);

  it('is listed with its payment, and the later report counts in any order', async () => {
    const { payment, capture, ref } = await shop.settled();
    const due = later(7 * day).toISOString();
    const waiting = disputeOf(capture.id, { status: 'WAITING_FOR_SELLER_RESPONSE', seller_response_due_date: due });
    const resolved = disputeOf(capture.id, {
      status: 'RESOLVED',
      dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' },
    });
    await shop.send({ type: 'CUSTOMER.DISPUTE.UPDATED', resource: waiting, created: later(minute) });
    await shop.send({ type: 'CUSTOMER.DISPUTE.CREATED', resource: disputeOf(capture.id) });
    expect(await shown(capture.id)).toMatchObject({
      provider: 'paypal',
      payment_id: payment.id,
      refs: [ref],
      amount: '36.17',
      currency: 'USD',
      reason: 'merchandise_or_service_not_received',
      status: 'waiting_for_seller_response',
      open: true,
      due_at: due,
    });
    expect(shop.server.openTasks()).toContain(`dispute PP-D-${capture.id}`);
    await shop.send({ type: 'CUSTOMER.DISPUTE.RESOLVED', resource: resolved, created: later(hour) });
    await shop.send({ type: 'CUSTOMER.DISPUTE.UPDATED', resource: waiting, created: later(2 * minute) });
    expect(await shown(capture.id)).toMatchObject({ open: false, status: 'resolved_seller_favour' });
    expect(shop.server.openTasks()).not.toContain(`dispute PP-D-${capture.id}`);
  });

  it.each([
    'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK',
    'CAPTURE_DISPUTED_PARTIAL_REFUND_NOT_ALLOWED',
    'TRANSACTION_DISPUTED',
    'REFUND_NOT_ALLOWED',
    'DUPLICATE_INVOICE_ID',
  ])('holds a refund that PayPal refuses by %s', async (issue) => {
    const { shopper, ref, payment, capture } = await shop.settled(800);
    capture['refusal'] = issue;
    await shop.refund(shopper.userId, ref, 800);
    await shop.server.runJobs();
    expect(await differencesOf(payment.id)).toMatchObject([{ kind: 'refund_held', currency: 'USD' }]);
    expect(await balanceOf(shopper)).toBe(0);
  });
});
