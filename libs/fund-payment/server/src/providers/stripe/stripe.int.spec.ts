import { day, hour, minute } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewPayment } from '@caravan/fund-payment/contract';
import { newPayment } from '@caravan/fund-payment/contract/schema';
import { keepEvent } from '../../payments/events/payment-event.repo.ts';
import { createPayment, preparePayment } from '../../payments/create-payment.ts';
import type { PaymentContext } from '../../upkeep/payment-context.ts';
import { sweepPaymentsJob } from '../../payments/sweep-payments.ts';
import { stripeProvider } from './stripe.provider.ts';
import { balanceOf, begun, newKey, pay, paymentOf } from '../../testing/fund-server.ts';
import { completed, stripeShop, type StripeShop } from '../../testing/stripe-shop.ts';

let server: StripeShop['server'];
let stripe: StripeShop['stripe'];
let send: StripeShop['send'];
let sessionOf: StripeShop['sessionOf'];
let paid: StripeShop['paid'];
let close: StripeShop['close'];
beforeAll(async () => {
  ({ server, stripe, send, sessionOf, paid, close } = await stripeShop());
});
afterAll(() => close());
beforeEach(() => {
  stripe.calls.length = 0;
});
afterAll(() => server.audit());

/** A payment that was committed just before the process ended. */
const intended = async (userId: string, ref: string): Promise<string> => {
  const { core } = server;
  const context = {
    ...core,
    payables: () => ({ order: server.orders, order_extra: server.orders, package: server.packages }),
    providers: { stripe: stripeProvider({ ...core.config.stripe, publicUrl: core.config.publicUrl }) },
  } as unknown as PaymentContext;
  const prepared = await preparePayment(
    context,
    userId,
    newPayment.parse({ kind: 'order', refs: [ref], method: 'stripe' }),
  );
  return (await core.transaction((tx) => createPayment(context, tx, userId, prepared))).id;
};

describe('a card payment', () => {
  it('opens a session at Stripe with its own key and its terms', async () => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, 26_400);
    const { data: payment } = await pay(shopper, {
      kind: 'order',
      refs: [ref],
      method: 'stripe',
      bill_address_id: 'bill_1',
    });
    const session = sessionOf(payment.id);
    expect(payment).toMatchObject({
      status: 'pending',
      redirect_url: session['url'],
      charge: { amount: '264.00', currency: 'CNY', rate: '1' },
    });
    const [customer, created] = stripe.calls;
    expect(customer?.fields).toMatchObject({
      name: 'Test Shopper',
      'address[country]': 'DE',
      'address[line1]': 'Example Street 1',
      email: 'bills@example.test',
    });
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

  it('pays the order once by Stripe’s event', async () => {
    const { shopper, ref, payment, session } = await paid();
    const id = `evt_of_${payment.id}`;
    for (let index = 0; index < 5; index += 1)
      expect((await send({ ...completed, object: session, id })).statusCode).toBe(200);
    expect((await send({ ...completed, object: session })).statusCode).toBe(200);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({
      status: 'succeeded',
      redirect_url: null,
      returned_fen: 0,
    });
    expect(await server.orders.stateOf(ref)).toBe('paid');
    expect(await balanceOf(shopper)).toBe(0);
  });

  it.each([
    ['by another key', { key: 'whsec_another' }],
    ['six minutes ago', { signedAt: new Date(Date.now() - 6 * minute) }],
  ])('refuses an event that is signed %s', async (_, how) => {
    const { shopper, payment, session } = await paid();
    expect((await send({ ...completed, object: session, ...how })).json()).toMatchObject({
      code: 400,
      data: { reason: 'bad_signature' },
    });
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

  it('waits if the session is complete but not paid', async () => {
    const { shopper, payment, session } = await paid();
    await send({ ...completed, object: { ...session, payment_status: 'unpaid' } });
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'pending' });
    await send({ type: 'checkout.session.async_payment_failed', object: session });
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'failed', failure: 'Payment failed' });
    await send({ type: 'checkout.session.async_payment_succeeded', object: session });
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'failed', returned_fen: 26_400 });
    expect(await balanceOf(shopper)).toBe(26_400);
  });

  it('accepts events that need no action', async () => {
    expect((await send({ type: 'customer.created', object: { id: 'cus_1' } })).statusCode).toBe(200);
    expect((await send({ type: 'refund.failed', object: { id: 're_of_others' } })).statusCode).toBe(200);
  });
});

describe('a failed call to Stripe', () => {
  it('is reported, and a retry with the same key finishes the payment', async () => {
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

  it('leaves one session if only the answer was lost', async () => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, 100);
    const key = newKey();
    stripe.next('/checkout/sessions', 'lost', 'lost');
    const body: NewPayment = { kind: 'order', refs: [ref], method: 'stripe' };
    expect((await pay(shopper, body, key)).reason).toBe('provider_unavailable');
    const { data: payment } = await pay(shopper, body, key);
    expect([...stripe.sessions.values()].filter((one) => one['client_reference_id'] === payment.id)).toHaveLength(1);
  });

  it('fails the payment if Stripe refuses it', async () => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, 1);
    const key = newKey();
    stripe.next('/checkout/sessions', 'refused');
    const body: NewPayment = { kind: 'order', refs: [ref], method: 'stripe' };
    expect(await pay(shopper, body, key)).toMatchObject({ status: 422, reason: 'provider_refused' });
    expect(await pay(shopper, body, key)).toMatchObject({ status: 422, reason: 'provider_refused' });
  });
});

describe('after a crash, the sweep', () => {
  it('opens the session under the same key', async () => {
    const shopper = await server.shopper();
    const id = await intended(shopper.userId, await server.orders.add(shopper.userId, 100));
    expect(await paymentOf(shopper, id)).toMatchObject({ status: 'pending', redirect_url: null });
    await server.runJob(sweepPaymentsJob, null);
    expect(stripe.calls).toEqual([]);
    server.clock.advance(2 * minute);
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, id)).toMatchObject({
      status: 'pending',
      redirect_url: expect.stringContaining('/pay/cs_test'),
    });
    expect(stripe.calls.filter(({ path }) => path.endsWith('/sessions'))).toMatchObject([{ key: id }]);
  });

  it('applies the events behind damaged ones', async () => {
    const damaged = sql`INSERT INTO payment_event (provider, event_id, event, received_at)
      SELECT 'stripe', 'damaged ' || n, '{"type":"dispute"}', ${server.clock.now().toISOString()}::timestamptz
      FROM generate_series(1, 130) n`;
    const { shopper, payment } = await paid();
    await server.core.db.execute(damaged);
    server.clock.advance(1_000);
    const { id: providerRef } = sessionOf(payment.id);
    const money = { charge: null, currency: payment.charge?.currency ?? '', minor: 26_400 };
    const event = { id: 'behind', type: 'succeeded' as const, paymentId: payment.id, providerRef, ...money };
    await keepEvent(server.core.db, 'stripe', event, server.clock.now());
    server.clock.advance(2 * minute);
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded' });
    await server.core.db.execute(sql`DELETE FROM payment_event WHERE event_id LIKE 'damaged %'`);
  });

  it('ends a payment that was never opened', async () => {
    const shopper = await server.shopper();
    const id = await intended(shopper.userId, await server.orders.add(shopper.userId, 100));
    server.clock.advance(11 * minute);
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, id)).toMatchObject({ status: 'expired' });
  });

  it('asks Stripe about a payment without an event', async () => {
    const { shopper, ref, payment } = await paid();
    server.clock.advance(6 * minute);
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded' });
    expect(await server.orders.stateOf(ref)).toBe('paid');
  });

  it('asks Stripe about an expired payment before it counts as late', async () => {
    const { shopper, payment } = await paid();
    server.clock.advance(day + hour);
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded', returned_fen: 0 });
  });

  it('leaves the rest to the next run when Stripe answers nothing, which begins with it', async () => {
    const open = async () => {
      const shopper = await server.shopper();
      return (await begun(shopper, 'stripe', [await server.orders.add(shopper.userId, 100)])).id;
    };
    const sessions: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      sessions.push(sessionOf(await open()).id);
      server.clock.advance(1_000);
    }
    const asked = () => sessions.filter((id) => stripe.calls.some(({ path }) => path.endsWith(id)));
    server.clock.advance(6 * minute);
    stripe.next('/checkout/sessions/', ...Array.from({ length: 10 }, () => 'down' as const));
    await server.runJob(sweepPaymentsJob, null);
    expect(asked()).toEqual(sessions.slice(0, 3));
    stripe.calm();
    await server.runJob(sweepPaymentsJob, null);
    expect(asked()).toEqual(sessions);
    server.clock.advance(day + hour);
    await server.runJob(sweepPaymentsJob, null);
    expect(sessions.map((id) => stripe.sessions.get(id))).toEqual(
      sessions.map(() => expect.objectContaining({ status: 'expired' })),
    );
  });

  it('keeps a payment open while Stripe does not answer, and closes the session afterwards', async () => {
    const shopper = await server.shopper();
    const payment = await begun(shopper, 'stripe', [await server.orders.add(shopper.userId, 100)]);
    server.clock.advance(day + hour);
    stripe.next('/checkout/sessions/', 'down', 'down', 'down', 'down');
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'pending' });
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'expired' });
    expect(sessionOf(payment.id)).toMatchObject({ status: 'expired' });
  });
});

describe('closing an account', () => {
  const erase = (userId: string) =>
    server.core.transaction((tx) => server.feature.ports.personalData.erase(tx, userId));
  const recharge = async () => {
    const shopper = await server.shopper();
    const { data: payment } = await pay(shopper, { kind: 'recharge', amount_fen: 500, method: 'stripe' });
    return { shopper, payment };
  };

  it('leaves no page on which its payment could still be made', async () => {
    const { shopper, payment } = await recharge();
    const other = await recharge();
    await erase(shopper.userId);
    await server.runJobs();
    expect(sessionOf(payment.id)).toMatchObject({ status: 'expired' });
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'expired', redirect_url: null });
    expect(sessionOf(other.payment.id)).toMatchObject({ status: 'open' });
  });

  it('keeps a payment that succeeds at the same moment in the books', async () => {
    const { shopper, payment } = await recharge();
    stripe.pay(sessionOf(payment.id).id);
    await erase(shopper.userId);
    await server.runJobs();
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded' });
    expect(await balanceOf(shopper)).toBe(500);
  });

  it('closes a session that is being opened at the same moment', async () => {
    const shopper = await server.shopper();
    const ref = await server.orders.add(shopper.userId, 100);
    const id = await intended(shopper.userId, ref);
    server.clock.advance(2 * minute);
    stripe.before('/checkout/sessions', async () => {
      await server.core.db.execute(sql`UPDATE payment SET status = 'expired', decided_at = now() WHERE id = ${id}`);
    });
    await server.runJob(sweepPaymentsJob, null);
    expect(sessionOf(id)).toMatchObject({ status: 'expired' });
  });
});

it('a payment stays open until it expires if Stripe does not know its session', async () => {
  const shopper = await server.shopper();
  const payment = await begun(shopper, 'stripe', [await server.orders.add(shopper.userId, 100)]);
  stripe.sessions.delete(sessionOf(payment.id).id);
  server.clock.advance(6 * minute);
  await server.runJob(sweepPaymentsJob, null);
  expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'pending' });
  server.clock.advance(day);
  await server.runJob(sweepPaymentsJob, null);
  expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'expired' });
});
