import type { DifferenceSettlement, PaymentDifferenceKind } from '@caravan/fund-payment/contract';
import { listPaymentDifferencesContract, settlePaymentDifferenceContract } from '@caravan/fund-payment/contract/staff';
import { day, hour, minute } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import type { Caller } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, pay } from '../testing/fund-server.ts';
import { stripeShop, type StripeShop } from '../testing/stripe-shop.ts';
import { compareWithProviderJob } from './compare-with-provider.ts';
import { sweepPaymentsJob } from '../payments/sweep-payments.ts';

let shop: StripeShop;
let clerk: Caller;
beforeAll(async () => {
  shop = await stripeShop();
  clerk = shop.server.as({ userId: 'clerk', role: 'staff' });
});
afterAll(() => shop.close());

const list = async (status: 'open' | 'closed' = 'open') =>
  (await clerk.call(listPaymentDifferencesContract, { query: { status, page: 1, page_size: 100 } })).data.items;
/** Compares after everything has settled. */
const compare = async (later = 2 * hour) => {
  shop.server.clock.advance(later);
  await shop.server.runJob(compareWithProviderJob, null);
  return list();
};
const settle = (caller: Caller, id: string, outcome: DifferenceSettlement['outcome'], note = 'looked at') =>
  caller.call(settlePaymentDifferenceContract, { params: { id }, body: { outcome, note } });
const intentOf = (session: Record<string, unknown>): string => String(session['payment_intent']);
const ofPayment = async (paymentId: string, status?: 'open' | 'closed') =>
  (await list(status)).filter(({ payment_id }) => payment_id === paymentId);
const kindsOf = async (paymentId: string): Promise<PaymentDifferenceKind[]> =>
  (await ofPayment(paymentId)).map(({ kind }) => kind);
const auditOf = async (paymentId: string) =>
  (await listStaffActions(shop.server.core.db, { page: 1, page_size: 20, subject: `payment:${paymentId}` })).items;
/** Simulates a defect or a restored backup. */
const forge = (statement: ReturnType<typeof sql>) => shop.server.core.db.execute(statement);

describe('the comparison with the provider', () => {
  it('finds nothing if both sides agree', async () => {
    const { shopper, ref } = await shop.settled(900);
    await shop.refund(shopper.userId, ref, 300);
    await shop.tryJobs();
    await shop.paid(100);
    shop.server.clock.advance(6 * minute);
    await shop.server.runJob(sweepPaymentsJob, null);
    expect(await compare()).toEqual([]);
    await shop.server.audit();
  });

  it('counts a refund as failed even if its event never arrived', async () => {
    const { shopper, ref } = await shop.settled(900);
    await shop.refund(shopper.userId, ref, 900);
    await shop.tryJobs();
    shop.stripe.failRefund(shop.stripe.refunds.at(-1)?.id ?? '');
    expect(await compare()).toEqual([]);
    expect(await balanceOf(shopper)).toBe(900);
    await shop.server.audit();
  });

  it('reads every page of the lists', async () => {
    const { payment, session } = await shop.settled(1_000);
    const byHand = shop.stripe.refundByHand(intentOf(session), 5);
    // These belong to other charges of the same account; the newest come first.
    for (let index = 0; index < 230; index += 1)
      shop.stripe.refunds.push({ ...byHand, id: `re_other_${index}`, payment_intent: 'pi_of_others' });
    const before = shop.stripe.calls.length;
    await compare();
    expect(await ofPayment(payment.id)).toMatchObject([
      { kind: 'refund_unknown', provider_ref: byHand.id, our_amount: null, their_amount: '0.05', currency: 'CNY' },
    ]);
    const asked = shop.stripe.calls.slice(before).filter(({ path }) => path.includes('created'));
    expect(asked.filter(({ path }) => path.includes('starting_after')).length).toBeGreaterThan(1);
    shop.stripe.refunds.splice(0, shop.stripe.refunds.length, byHand);
    expect((await settle(clerk, (await ofPayment(payment.id))[0]?.id ?? '', 'noted')).status).toBe(200);
  });

  it('shows a manual refund until the same refund is promised here', async () => {
    const { shopper, ref, payment, session } = await shop.settled(800);
    shop.stripe.refundByHand(intentOf(session), 800);
    await compare();
    expect(await kindsOf(payment.id)).toEqual(['refund_unknown']);
    await shop.refund(shopper.userId, ref, 800);
    await shop.tryJobs();
    await compare();
    expect(await ofPayment(payment.id)).toEqual([]);
    expect(await ofPayment(payment.id, 'closed')).toMatchObject([{ kind: 'refund_unknown', outcome: null }]);
    expect(await balanceOf(shopper)).toBe(0);
  });

  it('shows money that was taken for a payment but is not recorded here', async () => {
    const shopper = await shop.server.shopper();
    const { data: payment } = await pay(shopper, { kind: 'recharge', amount_fen: 700, method: 'stripe' });
    await forge(sql`UPDATE payment SET status = 'expired', decided_at = now() WHERE id = ${payment.id}`);
    shop.stripe.pay(shop.sessionOf(payment.id).id);
    await compare(30 * minute);
    expect(await kindsOf(payment.id)).toEqual([]);
    await compare();
    expect(await ofPayment(payment.id)).toMatchObject([
      { kind: 'capture_unknown', our_amount: null, their_amount: '7.00' },
    ]);
    await shop.send({ type: 'checkout.session.completed', object: shop.sessionOf(payment.id) });
    await compare();
    expect(await kindsOf(payment.id)).toEqual([]);
    expect(await balanceOf(shopper)).toBe(700);
  });

  it('shows a payment that a restored backup has lost', async () => {
    shop.stripe.intents.push({
      id: 'pi_lost',
      amount_received: 500,
      currency: 'cny',
      metadata: { payment_id: 'lost' },
      created: Math.floor(shop.server.clock.now().getTime() / 1000),
    });
    const found = (await compare()).filter(({ provider_ref }) => provider_ref === 'pi_lost');
    expect(found).toMatchObject([{ kind: 'capture_unknown', payment_id: null, their_amount: '5.00' }]);
    expect((await settle(clerk, found[0]?.id ?? '', 'noted')).data).toMatchObject({ outcome: 'noted' });
    expect((await compare()).filter(({ provider_ref }) => provider_ref === 'pi_lost')).toEqual([]);
  });

  it('shows payments and refunds that are recorded here but not at the provider', async () => {
    const { shopper, ref, payment, session } = await shop.settled(800);
    await shop.refund(shopper.userId, ref, 800);
    await shop.tryJobs();
    const index = shop.stripe.refunds.findIndex(({ payment_intent }) => payment_intent === intentOf(session));
    const [refund] = shop.stripe.refunds.splice(index, 1);
    const [intent] = shop.stripe.intents.splice(-1, 1);
    await compare(3 * day);
    expect((await kindsOf(payment.id)).toSorted()).toEqual(['capture_missing', 'refund_missing']);
    if (refund) shop.stripe.refunds.push(refund);
    if (intent) shop.stripe.intents.push(intent);
    await compare();
    expect(await kindsOf(payment.id)).toEqual([]);
  });

  it('shows a refund that went to both card and balance', async () => {
    const { shopper, ref, payment, session } = await shop.settled(800);
    await shop.refund(shopper.userId, ref, 800);
    shop.stripe.next('POST /v1/refunds', 'refused');
    await shop.tryJobs();
    expect(await balanceOf(shopper)).toBe(800);
    const made = shop.stripe.refundByHand(intentOf(session), 800);
    await compare();
    expect(await ofPayment(payment.id)).toMatchObject([{ kind: 'refund_unknown', provider_ref: made.id }]);
    const { rows } = await forge(sql`SELECT id FROM refund WHERE payment_id = ${payment.id}`);
    made.metadata = { refund_id: String((rows[0] as { id: string }).id) };
    await compare();
    expect(await kindsOf(payment.id)).toEqual(['refund_twice']);
    shop.stripe.failRefund(made.id);
    await compare();
    expect(await kindsOf(payment.id)).toEqual([]);
  });

  it('ends without a result and closes nothing while the provider does not answer', async () => {
    const { payment, session } = await shop.settled(800);
    shop.stripe.refundByHand(intentOf(session), 300);
    await compare();
    shop.stripe.next('GET /v1/payment_intents', 'down', 'down');
    await expect(compare()).rejects.toThrow('the provider gave no list');
    expect(await kindsOf(payment.id)).toEqual(['refund_unknown']);
  });

  it('keeps differences open that are older than its lists', async () => {
    const { payment, session } = await shop.settled(800);
    shop.stripe.refundByHand(intentOf(session), 300);
    await compare();
    await compare(40 * day);
    expect(await kindsOf(payment.id)).toEqual(['refund_unknown']);
  });
});

describe('a refund beside another refund that may be the same', () => {
  const held = async () => {
    const done = await shop.settled(800);
    const byHand = shop.stripe.refundByHand(intentOf(done.session), 300);
    await shop.refund(done.shopper.userId, done.ref, 400);
    await shop.tryJobs();
    const [difference] = await ofPayment(done.payment.id);
    return { ...done, byHand, difference, id: difference?.id ?? '' };
  };
  const live = (session: Record<string, unknown>) =>
    shop.stripe.refunds.filter((one) => one.payment_intent === intentOf(session) && one.status === 'succeeded');

  it('waits for staff, moves no money meanwhile, and appears in the ledger audit', async () => {
    const { shopper, session, payment, byHand, difference } = await held();
    expect(difference).toMatchObject({ kind: 'refund_held', provider_ref: byHand.id, our_amount: '4.00' });
    for (let index = 0; index < 3; index += 1) {
      shop.server.clock.advance(day);
      await shop.server.runJob(sweepPaymentsJob, null);
    }
    expect(live(session)).toHaveLength(1);
    expect(await balanceOf(shopper)).toBe(0);
    expect(await shop.server.feature.audit?.()).toContainEqual(
      `a payment provider disagrees with our books: refund_held ${difference?.refund_id}`,
    );
    const { body } = await shop.server.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer of-the-test' },
    });
    expect(body).toMatch(/caravan_payment_differences_open\{kind="refund_held"\} [1-9]/);
    expect(body).toContain('caravan_payment_differences_open{kind="capture_missing"} 0');
    await settle(clerk, (await ofPayment(payment.id))[0]?.id ?? '', 'balance');
  });

  it.each([
    ['the balance', 'balance', 400],
    ['the card', 'card', 0],
  ] as const)('goes to %s once if staff decide so', async (_, outcome, balanceFen) => {
    const { shopper, session, payment, id } = await held();
    const answers = await Promise.all(Array.from({ length: 5 }, () => settle(clerk, id, outcome)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await settle(clerk, id, outcome === 'card' ? 'balance' : 'card')).reason).toBe('wrong_state');
    shop.server.clock.advance(2 * day);
    await shop.server.runJob(sweepPaymentsJob, null);
    await compare();
    expect(await balanceOf(shopper)).toBe(balanceFen);
    expect(live(session)).toHaveLength(1);
    expect(await ofPayment(payment.id)).toEqual([]);
    expect(await auditOf(payment.id)).toMatchObject([
      { staffId: 'clerk', action: 'payment_difference.settle', note: 'looked at', data: { outcome } },
    ]);
  });

  it('is sent after staff have settled the other refund as noted', async () => {
    const { shopper, session, payment } = await held();
    await compare();
    const unknown = (await ofPayment(payment.id)).find(({ kind }) => kind === 'refund_unknown');
    expect((await settle(clerk, unknown?.id ?? '', 'noted')).status).toBe(200);
    await compare(day);
    expect(live(session).map(({ amount }) => amount)).toEqual([300, 400]);
    expect(await balanceOf(shopper)).toBe(0);
    expect(await ofPayment(payment.id)).toEqual([]);
  });

  it('is settled only by a fitting outcome, and only by staff', async () => {
    const { shopper, id } = await held();
    expect((await settle(clerk, id, 'noted')).reason).toBe('wrong_state');
    expect((await settle(shopper, id, 'card')).status).toBe(403);
    expect((await settle(shop.server, id, 'card')).status).toBe(401);
    expect((await settle(clerk, 'unknown', 'card')).status).toBe(404);
    expect((await settle(clerk, id, 'card', '')).status).toBe(422);
    expect((await shopper.call(listPaymentDifferencesContract)).status).toBe(403);
    expect((await shop.server.call(listPaymentDifferencesContract)).status).toBe(401);
    expect((await settle(clerk, id, 'card')).status).toBe(200);
  });
});

describe('a refund whose state the provider cannot tell', () => {
  it('is shown to staff after a day, and cannot go to the balance while it is being sent', async () => {
    const { shopper, ref, payment, session } = await shop.settled(600);
    await shop.refund(shopper.userId, ref, 600);
    const down = (): void => shop.stripe.next(`/v1/refunds?payment_intent=${intentOf(session)}`, 'down', 'down');
    down();
    await shop.tryJobs();
    down();
    await compare(25 * hour);
    const [difference] = await ofPayment(payment.id);
    expect(difference).toMatchObject({ kind: 'refund_waiting', our_amount: '6.00' });
    shop.stripe.before('POST /v1/refunds', async () => {
      expect((await settle(clerk, difference?.id ?? '', 'balance')).reason).toBe('wrong_state');
    });
    shop.server.clock.advance(2 * minute);
    await shop.server.runJob(sweepPaymentsJob, null);
    await compare();
    expect(await ofPayment(payment.id)).toEqual([]);
    expect(await balanceOf(shopper)).toBe(0);
  });

  it('does not go to the balance if a dispute returned the charge', async () => {
    const { shopper, ref, payment, session } = await shop.settled(600);
    shop.stripe.dispute(intentOf(session));
    await shop.refund(shopper.userId, ref, 600);
    await shop.tryJobs();
    expect(await balanceOf(shopper)).toBe(0);
    expect(await kindsOf(payment.id)).toEqual(['refund_held']);
  });
});
