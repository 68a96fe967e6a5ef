import { day, hour, minute } from '@caravan/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '../testing/fund-server.ts';
import { stripeShop, type StripeShop } from '../testing/stripe-shop.ts';
import { sweepPaymentsJob } from '../payments/sweep-payments.ts';

let shop: StripeShop;
beforeAll(async () => {
  shop = await stripeShop();
});
afterAll(() => shop.close());
afterAll(() => shop.server.audit());

/** Runs the sweep after the given time, and the jobs that it queues. */
const sweep = async (later: number): Promise<void> => {
  shop.server.clock.advance(later);
  await shop.server.runJob(sweepPaymentsJob, null);
  await shop.tryJobs();
};
const ofCharge = (session: Record<string, unknown>) =>
  shop.stripe.refunds.filter(({ payment_intent }) => payment_intent === session['payment_intent']);
const failed = (id = '') => ({ type: 'refund.failed', object: shop.stripe.failRefund(id) });

/** A refund that Stripe has made, but whose answer was lost. */
const lostRefund = async (amountFen: number, paidFen = amountFen) => {
  const done = await shop.settled(paidFen);
  await shop.refund(done.shopper.userId, done.ref, amountFen);
  shop.stripe.next('POST /v1/refunds', 'lost', 'lost');
  await shop.tryJobs();
  expect(ofCharge(done.session)).toHaveLength(1);
  return { ...done, made: ofCharge(done.session)[0] };
};

describe('a refund whose answer was lost', () => {
  it('goes to the balance once if it fails before it is requested again', async () => {
    const { shopper, session, made } = await lostRefund(900);
    await shop.send(failed(made?.id));
    await sweep(2 * minute);
    await sweep(10 * minute);
    expect(await balanceOf(shopper)).toBe(900);
    expect(ofCharge(session)).toHaveLength(1);
  });

  it('goes to the balance once if it fails after it was requested again', async () => {
    const { shopper, made } = await lostRefund(900);
    await sweep(2 * minute);
    expect(await balanceOf(shopper)).toBe(0);
    for (let index = 0; index < 3; index += 1) await shop.send(failed(made?.id));
    await sweep(minute);
    expect(await balanceOf(shopper)).toBe(900);
  });

  it.each([
    ['all', 700, 700],
    ['a part', 300, 700],
  ])(
    'is found by its reference when the provider has forgotten the key, of %s of the payment',
    async (_, part, all) => {
      const { shopper, session } = await lostRefund(part, all);
      shop.stripe.forgetKeys();
      await sweep(25 * hour);
      expect(ofCharge(session)).toHaveLength(1);
      expect(await balanceOf(shopper)).toBe(0);
      expect(await shop.bookOf('transit:card')).toBe(0);
    },
  );

  it('is not sent again while the provider does not list its refunds', async () => {
    const { shopper, session } = await lostRefund(300, 700);
    shop.stripe.forgetKeys();
    shop.stripe.next('GET /v1/refunds', 'down', 'down');
    await sweep(25 * hour);
    expect(ofCharge(session)).toHaveLength(1);
    await sweep(10 * minute);
    expect(ofCharge(session)).toHaveLength(1);
    expect(await balanceOf(shopper)).toBe(0);
    expect(await shop.bookOf('transit:card')).toBe(0);
  });
});

describe('a refund that fails', () => {
  it('is recognised from an update event, too, but not from an unrelated update', async () => {
    const { shopper, ref, session } = await shop.settled(500);
    await shop.refund(shopper.userId, ref, 500);
    await shop.tryJobs();
    const [made] = ofCharge(session);
    await shop.send({ type: 'refund.updated', object: made ?? {} });
    await shop.tryJobs();
    expect(await balanceOf(shopper)).toBe(0);
    await shop.send({ type: 'refund.updated', object: { ...failed(made?.id).object, status: 'canceled' } });
    await shop.tryJobs();
    expect(await balanceOf(shopper)).toBe(500);
  });

  it('goes to the balance if it fails at once', async () => {
    const { shopper, ref, session } = await shop.settled(500);
    await shop.refund(shopper.userId, ref, 500);
    shop.stripe.next('POST /v1/refunds', 'lost', 'lost');
    await shop.tryJobs();
    failed(ofCharge(session)[0]?.id);
    await sweep(2 * minute);
    expect(await balanceOf(shopper)).toBe(500);
    expect(ofCharge(session)).toHaveLength(1);
  });

  it('counts by its event, even if the provider’s list does not show the failure yet', async () => {
    const { shopper, ref, session } = await shop.settled(500);
    await shop.refund(shopper.userId, ref, 500);
    await shop.tryJobs();
    await shop.send({ type: 'refund.failed', object: { ...ofCharge(session)[0], status: 'failed' } });
    await shop.tryJobs();
    expect(await balanceOf(shopper)).toBe(500);
  });

  it('changes nothing if it carries our reference but belongs to another charge', async () => {
    const { shopper, ref, session } = await shop.settled(500);
    await shop.refund(shopper.userId, ref, 500);
    await shop.tryJobs();
    const object = { ...ofCharge(session)[0], id: 're_of_others', payment_intent: 'pi_of_others', status: 'failed' };
    await shop.send({ type: 'refund.failed', object });
    await shop.tryJobs();
    expect(await balanceOf(shopper)).toBe(0);
  });

  it('does not go to the balance if staff have repeated it by hand', async () => {
    const { shopper, ref, session } = await shop.settled(500);
    await shop.refund(shopper.userId, ref, 500);
    await shop.tryJobs();
    const event = failed(ofCharge(session)[0]?.id);
    shop.stripe.refundByHand(String(session['payment_intent']), 500);
    await shop.send(event);
    await shop.tryJobs();
    expect(await balanceOf(shopper)).toBe(0);
  });
});

describe('a manual refund at the provider', () => {
  it.each([
    ['all', 800, 800],
    ['a part', 300, 800],
  ])('of %s of the payment counts as the refund that is promised here for the same amount', async (_, part, all) => {
    const { shopper, ref, session } = await shop.settled(all);
    shop.stripe.refundByHand(String(session['payment_intent']), part);
    await shop.refund(shopper.userId, ref, part);
    await shop.tryJobs();
    await sweep(day);
    expect(ofCharge(session)).toHaveLength(1);
    expect(await balanceOf(shopper)).toBe(0);
    expect(await shop.bookOf('transit:card')).toBe(0);
  });

  it('goes to the balance if it fails later', async () => {
    const { shopper, ref, session } = await shop.settled(800);
    const made = shop.stripe.refundByHand(String(session['payment_intent']), 800);
    await shop.refund(shopper.userId, ref, 800);
    await shop.tryJobs();
    await shop.send(failed(made.id));
    await shop.tryJobs();
    expect(await balanceOf(shopper)).toBe(800);
  });
});
