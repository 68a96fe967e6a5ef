import type { DisputesQuery } from '@caravan/fund-payment/contract';
import { getDisputeContract, listDisputesContract } from '@caravan/fund-payment/contract/staff';
import { hour } from '@caravan/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, paymentOf } from '../testing/fund-server.ts';
import { completed, stripeShop, type StripeShop } from '../testing/stripe-shop.ts';

let shop: StripeShop;
beforeAll(async () => {
  shop = await stripeShop();
});
afterAll(() => shop.close());
afterAll(() => shop.server.audit());

const list = async (query: Partial<DisputesQuery> = {}) =>
  (
    await shop.server
      .as({ userId: 'clerk', role: 'staff' })
      .call(listDisputesContract, { query: { page: 1, page_size: 20, ...query } })
  ).data;

const one = (id: string) =>
  shop.server.as({ userId: 'clerk', role: 'staff' }).call(getDisputeContract, { params: { id } });

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
let disputes = 0;
const disputeOf = (session: Record<string, unknown>, over: object = {}) => {
  disputes += 1;
  const now = shop.server.clock.now();
  return {
    id: `dp_${disputes}`,
    object: 'dispute',
    payment_intent: session['payment_intent'],
    amount: 26_400,
    currency: 'cny',
    reason: 'fraudulent',
    status: 'needs_response',
    created: seconds(now),
    evidence_details: { due_by: seconds(new Date(now.getTime() + 168 * hour)) },
    ...over,
  };
};
const told = (object: object, event = 'created', created = shop.server.clock.now()) =>
  shop.send({ type: `charge.dispute.${event}`, object, created });
const mailsOf = async (id: string) => {
  await shop.server.runJobs();
  return (await shop.server.mails()).filter(({ subject }) => subject.includes(`(${id})`));
};

describe('a disputed card payment', () => {
  it('is listed for staff with its payment, and reported to the service address once', async () => {
    const { shopper, ref, payment, session } = await shop.settled();
    const object = disputeOf(session);
    for (let index = 0; index < 3; index += 1) expect((await told(object)).statusCode).toBe(200);
    expect((await list({ status: 'open' })).items[0]).toEqual({
      id: object.id,
      provider: 'stripe',
      payment_id: payment.id,
      user_id: shopper.userId,
      kind: 'order',
      refs: [ref],
      amount: '264.00',
      currency: 'CNY',
      reason: 'fraudulent',
      status: 'needs_response',
      open: true,
      due_at: new Date(object.evidence_details.due_by * 1000).toISOString(),
      opened_at: new Date(object.created * 1000).toISOString(),
      updated_at: new Date(object.created * 1000).toISOString(),
    });
    expect((await one(object.id)).data).toEqual((await list({ status: 'open' })).items[0]);
    expect(await one('dp_unknown')).toMatchObject({ status: 404, reason: 'not_found' });
    const mails = await mailsOf(object.id);
    expect(mails).toMatchObject([{ to: 'desk@shop.test', text: expect.stringContaining(ref) }]);
    expect(mails[0]?.text).toContain('有一笔银行卡付款被持卡人拒付');
  });

  it('is reported once if its first events come at once', async () => {
    const { session } = await shop.settled();
    const object = disputeOf(session);
    await Promise.all(Array.from({ length: 20 }, (_, index) => told(object, index % 2 ? 'created' : 'updated')));
    expect(await mailsOf(object.id)).toHaveLength(1);
  });

  it('moves no money', async () => {
    const { shopper, payment, session } = await shop.settled();
    const object = disputeOf(session);
    await told(object);
    await told({ ...object, status: 'lost' }, 'closed');
    expect(await balanceOf(shopper)).toBe(0);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'succeeded', returned_fen: 0 });
  });

  it('is closed by the provider’s event; an older event that arrives later changes nothing', async () => {
    const { session } = await shop.settled();
    const object = disputeOf(session);
    const begin = shop.server.clock.now();
    await told(object);
    expect(shop.server.openTasks()).toContain(`dispute ${object.id}`);
    shop.server.clock.advance(hour);
    await told({ ...object, status: 'won' }, 'closed');
    await told({ ...object, status: 'under_review' }, 'updated', new Date(begin.getTime() + 60_000));
    expect((await list({ status: 'closed' })).items).toContainEqual(
      expect.objectContaining({ id: object.id, status: 'won', open: false }),
    );
    expect((await list({ status: 'open' })).items.map(({ id }) => id)).not.toContain(object.id);
    expect(await mailsOf(object.id)).toHaveLength(2);
    expect(shop.server.openTasks()).not.toContain(`dispute ${object.id}`);
  });

  it('is stored and reported even if its payment is not ours', async () => {
    const object = disputeOf({ payment_intent: 'pi_of_others' });
    await told(object);
    expect((await list()).items).toContainEqual(
      expect.objectContaining({ id: object.id, payment_id: null, user_id: null, kind: null, refs: [] }),
    );
    expect(await mailsOf(object.id)).toMatchObject([{ text: expect.stringContaining('none of this shop') }]);
  });

  it('has its payment also if it was reported before the payment’s success', async () => {
    const { ref, payment, session } = await shop.paid();
    const object = disputeOf(session);
    await told(object);
    expect((await one(object.id)).data).toMatchObject({ payment_id: null, refs: [] });
    await shop.send({ ...completed, object: session });
    await shop.server.runJob({ name: 'payment.sweep' }, null);
    expect((await one(object.id)).data).toMatchObject({ payment_id: payment.id, refs: [ref] });
    expect(shop.server.factsOf('dispute', object.id)).toMatchObject({ payment: payment.id });
  });

  it('is visible to staff only', async () => {
    const query = { page: 1, page_size: 20 };
    expect((await (await shop.server.shopper()).call(listDisputesContract, { query })).status).toBe(403);
    expect((await shop.server.call(listDisputesContract, { query })).status).toBe(401);
  });
});
