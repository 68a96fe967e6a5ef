import { minute } from '@caravan/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, begun } from '../../testing/fund-server.ts';
import { stripeShop, type StripeShop } from '../../testing/stripe-shop.ts';
import { sweepPaymentsJob } from '../../payments/sweep-payments.ts';

let server: StripeShop['server'];
let stripe: StripeShop['stripe'];
let send: StripeShop['send'];
let settled: StripeShop['settled'];
let refund: StripeShop['refund'];
let bookOf: StripeShop['bookOf'];
let close: StripeShop['close'];
beforeAll(async () => {
  ({ server, stripe, send, settled, refund, bookOf, close } = await stripeShop());
});
afterAll(() => close());
afterAll(() => server.audit());

describe('a refund to the card', () => {
  it('goes to Stripe in parts, and not to the balance', async () => {
    const { shopper, ref, session } = await settled();
    const before = await bookOf('provider:stripe');
    await refund(shopper.userId, ref, 400);
    expect(stripe.refunds).toHaveLength(0);
    await server.runJobs();
    expect(stripe.refunds.at(-1)).toMatchObject({ payment_intent: session['payment_intent'], amount: 400 });
    expect(await balanceOf(shopper)).toBe(0);
    expect(await bookOf('transit:card')).toBe(0);
    expect(await bookOf('provider:stripe')).toBe(before + 400);
    await refund(shopper.userId, ref, 26_000, 'r2');
    await server.runJobs();
    await expect(refund(shopper.userId, ref, 1, 'r3')).rejects.toThrow('refund_exceeds_payment');
  });

  it('is offered for what a card has paid, and for nothing else', async () => {
    const { shopper, ref } = await settled(600);
    const unpaid = await server.orders.add(shopper.userId, 100);
    const topped = await server.shopper(1_000);
    const fromBalance = await server.orders.add(topped.userId, 800);
    await begun(topped, 'balance', [fromBalance]);
    const offered = await server.feature.ports.refunds.toCard('order', [ref, unpaid, fromBalance]);
    expect([...offered]).toEqual([ref]);
  });

  it('goes to the balance with a message if Stripe refuses it', async () => {
    const { shopper, ref } = await settled(500);
    stripe.next('POST /v1/refunds', 'refused');
    await refund(shopper.userId, ref, 500);
    await server.runJobs();
    expect(await balanceOf(shopper)).toBe(500);
    expect(await server.messages(shopper.userId)).toMatchObject([{ kind: 'refund_done' }]);
  });

  it('is made once if its answer was lost', async () => {
    const { shopper, ref } = await settled(700);
    const before = stripe.refunds.length;
    await refund(shopper.userId, ref, 700);
    stripe.next('POST /v1/refunds', 'lost', 'lost');
    await expect(server.runJobs()).rejects.toThrow('the provider did not answer');
    server.clock.advance(2 * minute);
    await server.runJob(sweepPaymentsJob, null);
    expect(stripe.refunds).toHaveLength(before + 1);
    expect(await balanceOf(shopper)).toBe(0);
  });

  it('goes to the balance once if it fails later', async () => {
    const { shopper, ref } = await settled(900);
    await refund(shopper.userId, ref, 900);
    await server.runJobs();
    const failed = stripe.failRefund(stripe.refunds.at(-1)?.id ?? '');
    for (let index = 0; index < 3; index += 1) await send({ type: 'refund.failed', object: failed });
    await server.runJobs();
    expect(await balanceOf(shopper)).toBe(900);
  });

  it('goes to the balance if the payment was not by card', async () => {
    const shopper = await server.shopper(300);
    const ref = await server.orders.add(shopper.userId, 300);
    await begun(shopper, 'balance', [ref]);
    await refund(shopper.userId, ref, 200);
    expect(await balanceOf(shopper)).toBe(200);
  });
});
