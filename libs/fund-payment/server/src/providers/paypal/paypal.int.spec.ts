import { checkPaymentContract, listPaymentMethodsContract } from '@caravan/fund-payment/contract/schema';
import { day, hour, minute } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, fundServer, newKey, pay, paymentOf } from '../../testing/fund-server.ts';
import { payPalAccount } from '../../testing/paypal-double.ts';
import { payPalShop, type PayPalShop } from '../../testing/paypal-shop.ts';
import { sweepPaymentsJob } from '../../payments/sweep-payments.ts';

let shop: PayPalShop;
beforeAll(async () => {
  shop = await payPalShop();
});
afterAll(() => shop.close());
afterAll(() => shop.server.audit());

const sweep = async (later: number): Promise<void> => {
  shop.server.clock.advance(later);
  await shop.server.runJob(sweepPaymentsJob, null);
};
const callsTo = (part: string) => shop.paypal.calls.filter(({ method, path }) => `${method} ${path}`.includes(part));
const methodsOf = async (server: PayPalShop['server'], amount_fen = 100) => {
  const shopper = await server.shopper();
  return (await shopper.call(listPaymentMethodsContract, { query: { kind: 'order', amount_fen } })).data;
};

describe('PayPal', () => {
  it('is listed only if it is configured', async () => {
    expect(await methodsOf(shop.server)).toContainEqual({
      id: 'paypal',
      name: 'PayPal',
      available: true,
      reason: null,
    });
    const other = await fundServer();
    expect((await methodsOf(other)).map(({ id }) => id)).not.toContain('paypal');
    const shopper = await other.shopper();
    const body = { kind: 'recharge' as const, amount_fen: 500, method: 'paypal' as const };
    expect((await pay(shopper, body)).reason).toBe('method_unavailable');
    await other.close();
  });

  it('opens an order under our reference, in the charged currency at a fixed rate', async () => {
    const { shopper, ref, payment, order } = await shop.opened();
    expect(payment).toMatchObject({
      status: 'pending',
      redirect_url: `${shop.paypal.base}/checkoutnow?token=${order.id}`,
      charge: { amount: '36.17', currency: 'USD', rate: '0.13699841', rate_as_of: '2026-11-20' },
    });
    expect(callsTo('POST /v2/checkout/orders').at(-1)).toEqual({
      method: 'POST',
      path: '/v2/checkout/orders',
      key: payment.id,
      body: {
        intent: 'CAPTURE',
        purchase_units: [
          {
            custom_id: payment.id,
            invoice_id: payment.id,
            description: `Payment of order ${ref}`,
            amount: { currency_code: 'USD', value: '36.17' },
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              locale: 'en-GB',
              shipping_preference: 'NO_SHIPPING',
              user_action: 'PAY_NOW',
              return_url: `http://shop.test/payment/payResult?payment_id=${payment.id}`,
              cancel_url: `http://shop.test/payment?kind=order&refs=${ref}`,
            },
          },
        },
      },
    });
    expect(await paymentOf(shopper, payment.id)).toEqual(payment);
  });

  it('takes the money when the shopper is back, before any event', async () => {
    const { shopper, ref, payment } = await shop.approved();
    expect((await shop.check(shopper, payment.id)).data).toMatchObject({ status: 'succeeded', returned_fen: 0 });
    expect(await shop.server.orders.stateOf(ref)).toBe('paid');
    await shop.send(shop.approvalOf(payment.id));
    await shop.send(shop.captureEvent(payment.id, 'COMPLETED'));
    await shop.server.runJobs();
    expect(shop.orderOf(payment.id).captures).toHaveLength(1);
    expect(await balanceOf(shopper)).toBe(0);
  });

  it('takes the money by PayPal’s event, before the shopper is back', async () => {
    const { shopper, ref, payment } = await shop.approved();
    expect((await shop.send(shop.approvalOf(payment.id))).statusCode).toBe(200);
    await shop.server.runJobs();
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded', redirect_url: null });
    expect(await shop.server.orders.stateOf(ref)).toBe('paid');
    expect((await shop.check(shopper, payment.id)).data).toMatchObject({ status: 'succeeded' });
    expect(shop.orderOf(payment.id).captures).toHaveLength(1);
  });

  it('takes the money once from 30 connections, by events and returns at the same time', async () => {
    const { shopper, ref, payment } = await shop.approved(900);
    shop.server.clock.advance(4_000);
    const approval = shop.approvalOf(payment.id);
    const before = await shop.bookOf('provider:paypal');
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        if (index % 3 === 0) await shop.check(shopper, payment.id);
        else if (index % 3 === 1) await shop.send(approval);
        else await shop.server.runJob(sweepPaymentsJob, null);
      }),
    );
    await shop.server.runJobs();
    const completed = shop.captureEvent(payment.id, 'COMPLETED');
    await Promise.all(Array.from({ length: 10 }, () => shop.send(completed)));
    expect(shop.orderOf(payment.id).captures).toHaveLength(1);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded', returned_fen: 0 });
    expect(await shop.server.orders.stateOf(ref)).toBe('paid');
    expect(await shop.bookOf('provider:paypal')).toBe(before - 900);
    expect(await balanceOf(shopper)).toBe(0);
  });

  it('asks PayPal once for many returns within seconds', async () => {
    const { shopper, payment, order } = await shop.opened();
    shop.server.clock.advance(4_000);
    const asked = callsTo(`GET /v2/checkout/orders/${order.id}`).length;
    const { call } = shopper;
    const again = () => call(checkPaymentContract, { params: { id: payment.id } });
    await Promise.all(Array.from({ length: 20 }, again));
    expect(callsTo(`GET /v2/checkout/orders/${order.id}`)).toHaveLength(asked + 1);
  });

  it('stays open if the shopper cancels at PayPal, and another method may pay', async () => {
    const { shopper, ref, payment } = await shop.opened(300);
    expect((await shop.check(shopper, payment.id)).data).toMatchObject({ status: 'pending' });
    await sweep(7 * hour);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'expired' });
    const body = { kind: 'order' as const, refs: [ref], method: 'paypal' as const };
    expect((await pay(shopper, body)).data).toMatchObject({ status: 'pending' });
  });

  it('belongs to its own shopper', async () => {
    const { payment } = await shop.opened();
    expect((await shop.check(await shop.server.shopper(), payment.id)).reason).toBe('not_found');
  });

  it('takes nothing for a payment that has ended', async () => {
    const { shopper, payment, order } = await shop.opened(500);
    const end = sql`UPDATE payment SET status = 'expired', decided_at = now() WHERE id = ${payment.id}`;
    shop.paypal.approve(order.id);
    // The job waits already when the payment ends.
    await shop.send(shop.approvalOf(payment.id));
    await shop.server.core.db.execute(end);
    await shop.send(shop.approvalOf(payment.id));
    await shop.server.runJobs();
    await shop.check(shopper, payment.id);
    expect(order.captures).toEqual([]);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'expired', returned_fen: 0 });
  });
});

describe('a capture', () => {
  it.each([
    'INSTRUMENT_DECLINED',
    'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
    'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
    'DECLINED',
  ] as const)('that ends as %s fails the payment', async (outcome) => {
    const { shopper, ref, payment } = await shop.approved(400);
    shop.paypal.outcomes.push(outcome);
    expect((await shop.check(shopper, payment.id)).data).toMatchObject({ status: 'failed', failure: 'Payment failed' });
    // The payer chooses another card at PayPal: nothing is taken for the payment that has failed.
    shop.paypal.approve(shop.orderOf(payment.id).id);
    await shop.send(shop.approvalOf(payment.id));
    await shop.server.runJobs();
    expect(shop.orderOf(payment.id).captures.filter(({ status }) => status === 'COMPLETED')).toEqual([]);
    expect(await shop.server.orders.stateOf(ref)).not.toBe('paid');
  });

  it('that is pending pays the order when it completes', async () => {
    const { shopper, ref, payment } = await shop.approved(700);
    shop.paypal.outcomes.push('PENDING');
    expect((await shop.check(shopper, payment.id)).data).toMatchObject({ status: 'pending' });
    await shop.send(shop.captureEvent(payment.id, 'PENDING'));
    await sweep(6 * minute);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'pending' });
    shop.captureOf(payment.id).status = 'COMPLETED';
    await shop.send(shop.captureEvent(payment.id, 'COMPLETED'));
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded' });
    expect(await shop.server.orders.stateOf(ref)).toBe('paid');
  });

  it('that is pending and then denied fails the payment, in any order of events', async () => {
    const { shopper, payment } = await shop.approved(700);
    shop.paypal.outcomes.push('PENDING');
    await shop.check(shopper, payment.id);
    const pending = shop.captureEvent(payment.id, 'PENDING');
    shop.captureOf(payment.id).status = 'DECLINED';
    await shop.send(shop.captureEvent(payment.id, 'DENIED'));
    await shop.send(pending);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'failed' });
  });

  it('that completes after the payment ended goes to the balance', async () => {
    const { shopper, payment } = await shop.approved(700);
    shop.paypal.outcomes.push('PENDING');
    await shop.check(shopper, payment.id);
    await sweep(7 * hour);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'expired' });
    shop.captureOf(payment.id).status = 'COMPLETED';
    await shop.send(shop.captureEvent(payment.id, 'COMPLETED'));
    expect(await balanceOf(shopper)).toBe(700);
  });

  it.each([true, false])('whose answer was lost is found done (the key is remembered: %s)', async (remembered) => {
    const { shopper, ref, payment, order } = await shop.approved(600);
    shop.paypal.next('/capture', 'lost');
    expect((await shop.check(shopper, payment.id)).data).toMatchObject({ status: 'pending' });
    expect(order.captures).toHaveLength(1);
    if (!remembered) shop.paypal.forgetKeys();
    await sweep(6 * minute);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded' });
    expect(await shop.server.orders.stateOf(ref)).toBe('paid');
    expect(order.captures).toHaveLength(1);
  });

  it('whose answer was lost is found done by a further approval, though PayPal has forgotten the key', async () => {
    const { shopper, payment, order } = await shop.approved(600);
    shop.paypal.next('/capture', 'lost');
    await shop.check(shopper, payment.id);
    shop.paypal.forgetKeys();
    await shop.send(shop.approvalOf(payment.id));
    await shop.server.runJobs();
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded' });
    expect(order.captures).toHaveLength(1);
  });

  it('is repeated by its job while PayPal does not answer', async () => {
    const { shopper, payment, order } = await shop.approved(600);
    await shop.send(shop.approvalOf(payment.id));
    shop.paypal.next('/capture', 'down');
    await expect(shop.server.runJobs()).rejects.toThrow('the provider did not answer');
    await sweep(6 * minute);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded' });
    expect(order.captures).toHaveLength(1);
  });

  it('that PayPal refuses for a reason of ours leaves the payment open', async () => {
    const { shopper, payment } = await shop.approved(600);
    shop.paypal.next('/capture', 'refused');
    expect((await shop.check(shopper, payment.id)).data).toMatchObject({ status: 'pending' });
    expect((await shop.check(shopper, payment.id)).data).toMatchObject({ status: 'succeeded' });
  });

  it('is tried again with a new access token if the old one is no longer accepted', async () => {
    const { shopper, payment } = await shop.approved(600);
    const { logins } = shop.paypal;
    shop.paypal.revokeTokens();
    await shop.check(shopper, payment.id);
    expect((await shop.check(shopper, payment.id)).data).toMatchObject({ status: 'succeeded' });
    expect(shop.paypal.logins).toBe(logins + 1);
  });
});

describe('an event with a valid signature', () => {
  it.each([
    ['another amount', { amount: { currency_code: 'USD', value: '0.01' } }, 'another amount'],
    ['another currency', { amount: { currency_code: 'EUR', value: '36.17' } }, 'another currency'],
    ['another order', { supplementary_data: { related_ids: { order_id: 'O1' } } }, 'another session than ours'],
    ['no payment of ours', { custom_id: 'others' }, 'unknown payment'],
  ])('decides nothing if it names %s', async (_, over, objection) => {
    const { shopper, payment, order } = await shop.approved();
    shop.paypal.outcomes.push('PENDING');
    await shop.check(shopper, payment.id);
    expect(order.captures).toHaveLength(1);
    const id = `WH-odd-${payment.id}`;
    expect((await shop.send({ ...shop.captureEvent(payment.id, 'COMPLETED', over), id })).statusCode).toBe(200);
    expect(await shop.outcomeOf(id)).toBe(`refused: ${objection}`);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'pending' });
  });

  it('captures no order of another merchant', async () => {
    const { shopper, payment, order } = await shop.approved();
    const approval = shop.approvalOf(payment.id);
    await shop.send({ ...approval, resource: { ...approval.resource, id: 'OTHERS' } });
    await shop.server.runJobs();
    expect(order.captures).toEqual([]);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'pending' });
  });

  it('is accepted if it needs no action, and refused if it lacks what PayPal always sends', async () => {
    const resource = { id: 'C1', amount: { currency_code: 'USD', value: '1.00' } };
    expect((await shop.send({ type: 'PAYMENT.CAPTURE.COMPLETED', resource })).statusCode).toBe(200);
    expect((await shop.send({ type: 'BILLING.PLAN.CREATED', resource: { id: 'P1' } })).statusCode).toBe(200);
    const odd = await shop.send({ type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'C1' } });
    expect(odd.json()).toMatchObject({ code: 400, data: { reason: 'bad_request' } });
  });
});

describe('a failed call to PayPal', () => {
  it.each(['down', 'lost'] as const)('(%s) is reported, and a retry opens the same order', async (mishap) => {
    const shopper = await shop.server.shopper();
    const ref = await shop.server.orders.add(shopper.userId, 100);
    const key = newKey();
    const body = { kind: 'order' as const, refs: [ref], method: 'paypal' as const };
    shop.paypal.next('POST /v2/checkout/orders', mishap);
    expect(await pay(shopper, body, key)).toMatchObject({ status: 503, reason: 'provider_unavailable' });
    const { data: payment } = await pay(shopper, body, key);
    expect(payment.redirect_url).toContain('/checkoutnow?token=');
    expect([...shop.paypal.orders.values()].filter(({ unit }) => unit.custom_id === payment.id)).toHaveLength(1);
  });

  it('fails the payment if PayPal refuses it', async () => {
    const shopper = await shop.server.shopper();
    const ref = await shop.server.orders.add(shopper.userId, 100);
    shop.paypal.next('POST /v2/checkout/orders', 'refused');
    const body = { kind: 'order' as const, refs: [ref], method: 'paypal' as const };
    expect(await pay(shopper, body)).toMatchObject({ status: 422, reason: 'provider_refused' });
  });

  it('is made up for by the sweep, which finds an approved payment without an event', async () => {
    const { shopper, payment } = await shop.approved(800);
    await sweep(6 * minute);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded' });
    await sweep(day);
    expect(shop.orderOf(payment.id).captures).toHaveLength(1);
  });
});

it('no secret and no access token reaches the log, whatever fails', async () => {
  const { shopper, payment } = await shop.approved(800);
  shop.paypal.next('/capture', 'down', 'refused', 'lost');
  for (let index = 0; index < 3; index += 1) await shop.check(shopper, payment.id);
  shop.paypal.revokeTokens();
  await shop.check(shopper, payment.id);
  await shop.send({ ...shop.approvalOf(payment.id), webhook: 'OTHERS' });
  const log = shop.logged.join('');
  expect(log).toContain('a payment could not be checked');
  const { clientId, clientSecret } = payPalAccount;
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  for (const secret of [clientSecret, basic, 'Bearer ', 'token-1']) expect(log).not.toContain(secret);
});
