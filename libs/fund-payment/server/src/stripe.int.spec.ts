import { day, hour, minute } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewPayment } from '@caravan/fund-payment/contract';
import { newPayment } from '@caravan/fund-payment/contract/schema';
import { createPayment, preparePayment } from './use-cases/create-payment.ts';
import type { PaymentContext } from './use-cases/payment-context.ts';
import { sweepPaymentsJob } from './use-cases/sweep-payments.ts';
import { stripeProvider } from './adapters/stripe.provider.ts';
import { balanceOf, begun, fundServer, newKey, pay, paymentOf, type FundServer } from './testing/fund-server.ts';
import { stripeDouble, type StripeDouble } from './testing/stripe-double.ts';

const secret = 'whsec_of_the_test';
const { webhooks } = new Stripe('sk_test_of_the_test');

let stripe: StripeDouble;
let server: FundServer;
beforeAll(async () => {
  stripe = await stripeDouble();
  server = await fundServer({ config: { stripe: { secretKey: 'sk_test_of_the_test', webhookSecret: secret, apiBase: stripe.base } } });
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});
beforeEach(() => {
  stripe.calls.length = 0;
});
afterEach(() => server.audit());

interface Sent {
  type: string;
  object: object;
  id?: string;
  signedAt?: Date;
  key?: string;
}

let events = 0;
const send = ({ type, object, id, signedAt = server.clock.now(), key = secret }: Sent) => {
  events += 1;
  const payload = JSON.stringify({ id: id ?? `evt_${events}`, object: 'event', type, data: { object } });
  const signature = webhooks.generateTestHeaderString({ payload, secret: key, timestamp: Math.floor(signedAt.getTime() / 1000) });
  return server.app.inject({ method: 'POST', url: '/v1/webhooks/stripe', headers: { 'content-type': 'application/json', 'stripe-signature': signature }, payload });
};

const sessionOf = async (paymentId: string) => {
  const session = [...stripe.sessions.values()].find((one) => one['client_reference_id'] === paymentId);
  if (!session) throw new Error('no session');
  return session;
};

/** A shopper who has paid an order on Stripe's page; the event is still to come. */
const paid = async (amountFen = 26_400) => {
  const shopper = await server.shopper();
  const ref = await server.orders.add(shopper.userId, amountFen);
  const payment = await begun(shopper, 'stripe', [ref]);
  const session = await sessionOf(payment.id);
  stripe.pay(session.id);
  return { shopper, ref, payment, session };
};
const completed = { type: 'checkout.session.completed' };

/** A payment that was committed just before the process ended. */
const intended = async (userId: string, ref: string): Promise<string> => {
  const { core } = server;
  const context = {
    ...core,
    payables: () => ({ order: server.orders, package: server.packages }),
    providers: { stripe: stripeProvider({ ...core.config.stripe, publicUrl: core.config.publicUrl }) },
  } as unknown as PaymentContext;
  const prepared = await preparePayment(context, userId, newPayment.parse({ kind: 'order', refs: [ref], method: 'stripe' }));
  return (await core.transaction((tx) => createPayment(context, tx, userId, prepared))).id;
};

describe('a card payment', () => {
  it('is opened at Stripe under its own key, for what it is', async () => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, 26_400);
    const { data: payment } = await pay(shopper, { kind: 'order', refs: [ref], method: 'stripe', bill_address_id: 'bill_1' });
    const session = await sessionOf(payment.id);
    expect(payment).toMatchObject({ status: 'pending', redirect_url: session['url'], charge: { amount: '264.00', currency: 'CNY', rate: '1' } });
    const [customer, created] = stripe.calls;
    expect(customer?.fields).toMatchObject({ name: 'Test Shopper', 'address[country]': 'DE', 'address[line1]': 'Example Street 1', email: 'bills@example.test' });
    expect(created).toMatchObject({
      path: '/v1/checkout/sessions',
      key: payment.id,
      fields: {
        mode: 'payment',
        'metadata[payment_id]': payment.id,
        'payment_intent_data[metadata][payment_id]': payment.id,
        'line_items[0][price_data][unit_amount]': '26400',
        'line_items[0][price_data][currency]': 'cny',
        'line_items[0][price_data][product_data][name]': `Payment of order ${ref}`,
        success_url: `http://shop.test/payment/payResult?payment_id=${payment.id}`,
        expires_at: String(Math.floor((server.clock.now().getTime() + day) / 1000)),
      },
    });
    expect(await paymentOf(shopper, payment.id)).toEqual(payment);
  });

  it('pays the order when Stripe says so, once', async () => {
    const { shopper, ref, payment, session } = await paid();
    const id = `evt_of_${payment.id}`;
    for (let index = 0; index < 5; index += 1) expect((await send({ ...completed, object: session, id })).statusCode).toBe(200);
    expect((await send({ ...completed, object: session })).statusCode).toBe(200);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded', redirect_url: null, returned_fen: 0 });
    expect(await server.orders.stateOf(ref)).toBe('paid');
    expect(await balanceOf(shopper)).toBe(0);
  });

  it.each([
    ['by another key', { key: 'whsec_another' }],
    ['six minutes ago', { signedAt: new Date(Date.now() - 6 * minute) }],
  ])('changes nothing by an event that is signed %s', async (_, how) => {
    const { shopper, payment, session } = await paid();
    expect((await send({ ...completed, object: session, ...how })).json()).toMatchObject({ code: 400, data: { reason: 'bad_signature' } });
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'pending' });
  });

  it.each([
    ['another amount', { amount_total: 1 }],
    ['another currency', { currency: 'jpy' }],
    ['another session', { id: 'cs_test_of_others' }],
    ['no payment of ours', { metadata: { payment_id: 'others' } }],
  ])('is not decided by an event that names %s', async (_, over) => {
    const { shopper, payment, session } = await paid();
    expect((await send({ ...completed, object: { ...session, ...over } })).statusCode).toBe(200);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'pending' });
  });

  it('waits where the session is complete, but the money is not there yet', async () => {
    const { shopper, payment, session } = await paid();
    await send({ ...completed, object: { ...session, payment_status: 'unpaid' } });
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'pending' });
    await send({ type: 'checkout.session.async_payment_failed', object: session });
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'failed', failure: 'Payment failed' });
    await send({ type: 'checkout.session.async_payment_succeeded', object: session });
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'failed', returned_fen: 26_400 });
    expect(await balanceOf(shopper)).toBe(26_400);
  });

  it('knows events that say nothing to us', async () => {
    expect((await send({ type: 'customer.created', object: { id: 'cus_1' } })).statusCode).toBe(200);
    expect((await send({ type: 'refund.failed', object: { id: 're_of_others' } })).statusCode).toBe(200);
  });
});

describe('Stripe out of reach', () => {
  it('is said, and the same key later finishes what was begun', async () => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, 100);
    const key = newKey();
    const body: NewPayment = { kind: 'order', refs: [ref], method: 'stripe' };
    stripe.next('/checkout/sessions', 'down', 'down');
    expect(await pay(shopper, body, key)).toMatchObject({ status: 503, reason: 'provider_unavailable' });
    const { data: payment } = await pay(shopper, body, key);
    expect(payment).toMatchObject({ status: 'pending', redirect_url: expect.stringContaining('/pay/cs_test') });
    const again = await pay(shopper, body, key);
    expect(again.data).toEqual(payment);
    expect([...stripe.sessions.values()].filter((one) => one['client_reference_id'] === payment.id)).toHaveLength(1);
  });

  it('leaves one session where its answer got lost', async () => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, 100);
    const key = newKey();
    stripe.next('/checkout/sessions', 'lost', 'lost');
    const body: NewPayment = { kind: 'order', refs: [ref], method: 'stripe' };
    expect((await pay(shopper, body, key)).reason).toBe('provider_unavailable');
    const { data: payment } = await pay(shopper, body, key);
    expect([...stripe.sessions.values()].filter((one) => one['client_reference_id'] === payment.id)).toHaveLength(1);
  });

  it('refusing a payment fails it', async () => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, 1);
    const key = newKey();
    stripe.next('/checkout/sessions', 'refused');
    const body: NewPayment = { kind: 'order', refs: [ref], method: 'stripe' };
    expect(await pay(shopper, body, key)).toMatchObject({ status: 422, reason: 'provider_refused' });
    expect(await pay(shopper, body, key)).toMatchObject({ status: 422, reason: 'provider_refused' });
  });
});

describe('what a crash leaves', () => {
  it('between intent and session, the sweep opens under the same key', async () => {
    const shopper = await server.shopper();
    const id = await intended(shopper.userId, await server.orders.add(shopper.userId, 100));
    expect(await paymentOf(shopper, id)).toMatchObject({ status: 'pending', redirect_url: null });
    await server.runJob(sweepPaymentsJob, null);
    expect(stripe.calls).toEqual([]);
    server.clock.advance(2 * minute);
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, id)).toMatchObject({ status: 'pending', redirect_url: expect.stringContaining('/pay/cs_test') });
    expect(stripe.calls.filter(({ path }) => path.endsWith('/sessions'))).toMatchObject([{ key: id }]);
  });

  it('so long ago that nobody waits any more, the sweep ends', async () => {
    const shopper = await server.shopper();
    const id = await intended(shopper.userId, await server.orders.add(shopper.userId, 100));
    server.clock.advance(11 * minute);
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, id)).toMatchObject({ status: 'expired' });
  });

  it('of an event that never came, the sweep asks for', async () => {
    const { shopper, ref, payment } = await paid();
    server.clock.advance(6 * minute);
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded' });
    expect(await server.orders.stateOf(ref)).toBe('paid');
  });

  it('is asked for also when the time is over, before it is called late', async () => {
    const { shopper, payment } = await paid();
    server.clock.advance(day + hour);
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded', returned_fen: 0 });
  });

  it('does not end a payment while Stripe cannot be asked; afterwards it closes the session', async () => {
    const shopper = await server.shopper();
    const payment = await begun(shopper, 'stripe', [await server.orders.add(shopper.userId, 100)]);
    server.clock.advance(day + hour);
    stripe.next('/checkout/sessions/', 'down', 'down', 'down', 'down');
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'pending' });
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'expired' });
    expect(await sessionOf(payment.id)).toMatchObject({ status: 'expired' });
  });
});

it('a session that Stripe does not know keeps a payment open until its time is over', async () => {
  const shopper = await server.shopper();
  const payment = await begun(shopper, 'stripe', [await server.orders.add(shopper.userId, 100)]);
  stripe.sessions.delete((await sessionOf(payment.id)).id);
  server.clock.advance(6 * minute);
  await server.runJob(sweepPaymentsJob, null);
  expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'pending' });
  server.clock.advance(day);
  await server.runJob(sweepPaymentsJob, null);
  expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'expired' });
});

describe('a refund to the card', () => {
  const refund = (userId: string, ref: string, amountFen: number, key = 'r1') =>
    server.core.transaction((tx) =>
      server.feature.ports.refunds.refund(tx, { userId, kind: 'order', ref, amountFen, key, remark: { en: 'Refund', zh: '退款' }, destination: 'card' }),
    );
  const settled = async (amountFen = 26_400) => {
    const done = await paid(amountFen);
    await send({ ...completed, object: done.session });
    return done;
  };
  const bookOf = async (accountId: string): Promise<number> => {
    const { rows } = await server.core.db.execute<{ total: string }>(sql`SELECT coalesce(sum(amount_fen), 0) AS total FROM ledger_entry WHERE account_id = ${accountId}`);
    return Number(rows[0]?.total);
  };

  it('goes to Stripe, part by part, and not to the balance', async () => {
    const { shopper, ref, session } = await settled();
    const before = await bookOf('provider:stripe');
    await refund(shopper.userId, ref, 400);
    expect(stripe.refunds).toHaveLength(0);
    await server.runJobs();
    expect(stripe.refunds.at(-1)).toMatchObject({ payment_intent: session['payment_intent'], amount: '400' });
    expect(await balanceOf(shopper)).toBe(0);
    expect(await bookOf('transit:card')).toBe(0);
    expect(await bookOf('provider:stripe')).toBe(before + 400);
    await refund(shopper.userId, ref, 26_000, 'r2');
    await server.runJobs();
    await expect(refund(shopper.userId, ref, 1, 'r3')).rejects.toThrow('refund_exceeds_payment');
  });

  it('that Stripe refuses goes to the balance, with a letter', async () => {
    const { shopper, ref } = await settled(500);
    stripe.next('/v1/refunds', 'refused');
    await refund(shopper.userId, ref, 500);
    await server.runJobs();
    expect(await balanceOf(shopper)).toBe(500);
    expect(await server.letters(shopper.userId)).toMatchObject([{ kind: 'refund_done' }]);
  });

  it('whose answer got lost is made once', async () => {
    const { shopper, ref } = await settled(700);
    const before = stripe.refunds.length;
    await refund(shopper.userId, ref, 700);
    stripe.next('/v1/refunds', 'lost', 'lost');
    await expect(server.runJobs()).rejects.toThrow('the provider did not answer');
    server.clock.advance(2 * minute);
    await server.runJob(sweepPaymentsJob, null);
    expect(stripe.refunds).toHaveLength(before + 1);
    expect(await balanceOf(shopper)).toBe(0);
  });

  it('that fails in the end goes to the balance, once', async () => {
    const { shopper, ref } = await settled(900);
    await refund(shopper.userId, ref, 900);
    await server.runJobs();
    const refundRef = stripe.refunds.at(-1)?.id;
    for (let index = 0; index < 3; index += 1) await send({ type: 'refund.failed', object: { id: refundRef } });
    expect(await balanceOf(shopper)).toBe(900);
  });

  it('of what was not paid by card goes to the balance', async () => {
    const shopper = await server.shopper(300);
    const ref = await server.orders.add(shopper.userId, 300);
    await begun(shopper, 'balance', [ref]);
    await refund(shopper.userId, ref, 200);
    expect(await balanceOf(shopper)).toBe(200);
  });
});
