import { listPaymentDifferencesContract, settlePaymentDifferenceContract } from '@caravan/fund-payment/contract/staff';
import { day, hour, minute } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import { compareWithProviderJob } from '../differences/compare-with-provider.ts';
import { sweepPaymentsJob } from '../payments/sweep-payments.ts';
import { begun } from './fund-server.ts';
import type { Mishap } from './stripe-double.ts';
import type { StripeObject, StripeRefund } from './stripe-objects.ts';
import { completed, type StripeShop } from './stripe-shop.ts';

export type Step =
  | { what: 'promise'; order: number; share: number }
  | { what: 'work'; asking: Mishap | 'fine'; sending: Mishap | 'fine'; failsMeanwhile: boolean }
  | { what: 'sweep'; minutes: number }
  | { what: 'fail'; which: number }
  | { what: 'deliver'; which: number; again: boolean }
  | { what: 'byHand'; which: number; amount: 'the same' | 'another'; lost: boolean }
  | { what: 'note' | 'race' | 'forgetKeys' | 'restart' | 'compare' };

interface OwnRefund extends Record<string, unknown> {
  id: string;
  amount_fen: string;
  status: string;
  provider_ref: string | null;
}

/** One shopper with two orders paid by one card payment, and all events of their refunds. */
export const refundWorld = async (shop: StripeShop) => {
  const { stripe } = shop;
  const { userId } = await shop.server.shopper();
  const shopper = () => shop.server.as({ userId });
  const clerk = () => shop.server.as({ userId: 'clerk', role: 'staff' });
  const refs = [await shop.server.orders.add(userId, 700), await shop.server.orders.add(userId, 300)];
  const payment = await begun(shopper(), 'stripe', refs);
  const session = shop.sessionOf(payment.id);
  stripe.pay(session.id);
  await shop.send({ ...completed, object: session });
  const intentId = String(session['payment_intent']);
  const events: { id: string; object: StripeObject }[] = [];
  let promises = 0;

  const theirs = (): StripeRefund[] => stripe.refunds.filter((one) => one.payment_intent === intentId);
  const live = (): StripeRefund[] => theirs().filter(({ status }) => status === 'succeeded');
  const ours = async (): Promise<OwnRefund[]> =>
    (
      await shop.server.core.db.execute<OwnRefund>(
        sql`SELECT id, amount_fen, status, provider_ref FROM refund WHERE payment_id = ${payment.id} ORDER BY id`,
      )
    ).rows;
  const differences = async () => {
    const query = { status: 'open' as const, page: 1, page_size: 100 };
    const { items } = (await clerk().call(listPaymentDifferencesContract, { query })).data;
    return items.filter(({ payment_id }) => payment_id === payment.id);
  };

  const fail = (refund: StripeRefund | undefined): void => {
    if (!refund) return;
    stripe.failRefund(refund.id);
    events.push({ id: `evt_of_${refund.id}`, object: { ...refund } });
  };
  const deliver = async ({ id, object }: (typeof events)[number]): Promise<void> => {
    await shop.send({ type: 'refund.failed', id, object });
  };
  const sweep = async (later: number): Promise<void> => {
    shop.server.clock.advance(later);
    await shop.server.runJob(sweepPaymentsJob, null);
    await shop.tryJobs();
  };
  const compare = async (): Promise<void> => {
    shop.server.clock.advance(2 * hour);
    await shop.server.runJob(compareWithProviderJob, null).catch(() => undefined);
  };
  const promise = async (order: number, share: number): Promise<void> => {
    const ref = refs[order] ?? '';
    const left = await shop.server.core.transaction((tx) =>
      shop.server.feature.ports.refunds.refundable(tx, 'order', ref),
    );
    if (left === 0) return;
    promises += 1;
    await shop.refund(userId, ref, Math.max(1, Math.ceil((left * share) / 4)), `r${promises}`);
  };
  const byHand = async (step: Extract<Step, { what: 'byHand' }>): Promise<void> => {
    const refunds = await ours();
    const wished = Number(refunds[step.which % (refunds.length || 1)]?.amount_fen ?? 50);
    const amount = step.amount === 'the same' ? wished : wished + 7;
    const left = 1_000 - live().reduce((sum, one) => sum + one.amount, 0);
    if (amount <= left) stripe.refundByHand(intentId, amount, step.lost ? { refund_id: 'of_a_lost_backup' } : {});
  };
  const note = async (): Promise<void> => {
    for (const { id, kind } of await differences()) {
      if (kind !== 'refund_unknown') continue;
      const body = { outcome: 'noted' as const, note: 'known' };
      await clerk().call(settlePaymentDifferenceContract, { params: { id }, body });
    }
  };

  const arrive = async ({ which, again }: Extract<Step, { what: 'deliver' }>): Promise<void> => {
    const index = which % (events.length || 1);
    // With `again`, the event stays in the list and is delivered once more later.
    const [event] = again ? events.slice(index) : events.splice(index, 1);
    if (event) await deliver(event);
  };
  const work = async ({ asking, sending, failsMeanwhile }: Extract<Step, { what: 'work' }>): Promise<void> => {
    if (asking !== 'fine') stripe.next('GET /v1/refunds', asking, asking);
    if (sending !== 'fine') stripe.next('POST /v1/refunds', sending, sending);
    if (failsMeanwhile)
      stripe.after('POST /v1/refunds', async () => {
        fail(live().at(-1));
        const last = events.at(-1);
        if (last) await deliver(last);
      });
    await shop.tryJobs();
    stripe.calm();
  };
  const race = async (): Promise<void> => {
    await Promise.all([shop.tryJobs(), sweep(2 * minute), ...events.map(deliver)]);
  };

  const run = async (step: Step): Promise<void> => {
    switch (step.what) {
      case 'promise':
        return promise(step.order, step.share);
      case 'work':
        return work(step);
      case 'sweep':
        return sweep(step.minutes * minute);
      case 'fail':
        return fail(live()[step.which % (live().length || 1)]);
      case 'deliver':
        return arrive(step);
      case 'byHand':
        return byHand(step);
      case 'note':
        return note();
      case 'race':
        return race();
      case 'forgetKeys':
        return stripe.forgetKeys();
      case 'restart':
        return shop.restart();
      case 'compare':
        return compare();
    }
  };

  /** Delivers all pending events and jobs. */
  const rest = async (): Promise<void> => {
    stripe.calm();
    for (const event of events) await deliver(event);
    for (let round = 0; round < 2; round += 1) {
      await shop.tryJobs();
      await sweep(day + hour);
      await compare();
    }
  };

  /** Refunds that carry our reference and were made after this one. */
  const sentAfter = (id: string): string[] => {
    const refunds = theirs();
    return refunds
      .slice(1 + refunds.findIndex((one) => one.id === id))
      .filter(({ metadata }) => (metadata['refund_id'] ?? 'of_a_lost_backup') !== 'of_a_lost_backup')
      .map((one) => one.id);
  };

  return { userId, run, rest, ours, live, differences, sentAfter };
};
