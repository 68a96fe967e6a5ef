import { minute } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, begun } from './testing/fund-server.ts';
import { stripeShop, type StripeShop } from './testing/stripe-shop.ts';
import { sweepPaymentsJob } from './use-cases/sweep-payments.ts';

let server: StripeShop['server'];
let stripe: StripeShop['stripe'];
let send: StripeShop['send'];
let settled: StripeShop['settled'];
let close: StripeShop['close'];
beforeAll(async () => {
  ({ server, stripe, send, settled, close } = await stripeShop());
});
afterAll(() => close());
afterEach(() => server.audit());

describe('a refund to the card', () => {
  const refund = (userId: string, ref: string, amountFen: number, key = 'r1') =>
    server.core.transaction((tx) =>
      server.feature.ports.refunds.refund(tx, { userId, kind: 'order', ref, amountFen, key, remark: { en: 'Refund', zh: '退款' }, destination: 'card' }),
    );
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
