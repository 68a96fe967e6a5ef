import { listPaymentMethodsSchema, submitRemittanceSchema } from '@caravan/fund-payment/contract/schema';
import { confirmRemittanceSchema, listRemittancesSchema, rejectRemittanceSchema } from '@caravan/fund-payment/contract/staff';
import { day } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import type { Caller } from '@caravan/server-core/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepPaymentsJob } from './use-cases/sweep-payments.ts';
import { balanceOf, begun, fundServer, pay, paymentOf, type FundServer } from './testing/fund-server.ts';

let server: FundServer;
let clerk: Caller;
beforeAll(async () => {
  server = await fundServer({ config: { westpayReceiver: { name: 'Caravan Trading Ltd', city: 'Shenzhen', country: 'CN' } } });
  clerk = server.as({ userId: 'clerk', role: 'staff' });
});
afterAll(() => server.close());
afterEach(() => server.audit());

let mtcns = 1_000_000_000;
const told = (over = {}) => {
  mtcns += 1;
  return { mtcn: String(mtcns), sender_name: 'A Shopper', sender_country: 'DE', amount: '36.17', currency: 'USD', ...over };
};
const submit = (shopper: Caller, id: string, over = {}) => shopper.call(submitRemittanceSchema, { params: { id }, body: told(over) });
const confirm = (caller: Caller, id: string, amount_fen: number) => caller.call(confirmRemittanceSchema, { params: { payment_id: id }, body: { amount_fen, note: 'seen' } });
const reject = (caller: Caller, id: string, note = '') => caller.call(rejectRemittanceSchema, { params: { payment_id: id }, body: { note } });

/** A shopper whose remittance for an order waits for staff. */
const remitted = async (amountFen = 26_400) => {
  const shopper = await server.shopper();
  const ref = await server.orders.add(shopper.userId, amountFen);
  const payment = await begun(shopper, 'westpay', [ref]);
  await submit(shopper, payment.id);
  return { shopper, ref, payment };
};

describe('a remittance', () => {
  it('says where to send how many dollars, at the rate of the day, rounded up', async () => {
    const shopper = await server.shopper();
    const payment = await begun(shopper, 'westpay', [await server.orders.add(shopper.userId, 26_400)]);
    expect(payment).toMatchObject({
      status: 'pending',
      charge: { amount: '36.17', currency: 'USD', rate: '0.13699841' },
      instructions: { receiver: { name: 'Caravan Trading Ltd', city: 'Shenzhen', country: 'CN' }, amount: '36.17', currency: 'USD', demo: false },
      redirect_url: `/payment/westpay?payment_id=${payment.id}`,
      remittance: null,
    });
  });

  it('waits for staff once its control number is told, also past its time', async () => {
    const { shopper, payment } = await remitted();
    server.clock.advance(30 * day);
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({ status: 'pending', remittance: { sender_name: 'A Shopper', amount: '36.17' } });
    const other = await begun(shopper, 'westpay', [await server.orders.add(shopper.userId, 100)]);
    server.clock.advance(8 * day);
    expect((await submit(shopper, other.id)).reason).toBe('payment_expired');
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, other.id)).toMatchObject({ status: 'expired' });
    expect((await submit(shopper, other.id)).reason).toBe('payment_expired');
  });

  it('may be put right while it waits; its number belongs to one payment', async () => {
    const { shopper, payment } = await remitted();
    const { data } = await submit(shopper, payment.id, { mtcn: '555-000 1111', sender_name: 'B Shopper' });
    expect(data.remittance).toMatchObject({ mtcn: '5550001111', sender_name: 'B Shopper' });
    const { payment: second, shopper: other } = await remitted();
    expect(await submit(other, second.id, { mtcn: '5550001111' })).toMatchObject({ status: 422, reason: 'mtcn_used', failure: { fields: { mtcn: 'This MTCN has been submitted already' } } });
    expect((await submit(other, payment.id)).status).toBe(404);
  });

  it('pays the order when staff confirm what is due', async () => {
    const { shopper, ref, payment } = await remitted();
    expect((await confirm(clerk, payment.id, 26_400)).data).toMatchObject({ status: 'succeeded', returned_fen: 0 });
    expect(await server.orders.stateOf(ref)).toBe('paid');
    expect(await balanceOf(shopper)).toBe(0);
    expect(await server.letters(shopper.userId)).toMatchObject([{ kind: 'remittance_decided', body: { en: 'Your payment is complete.' } }]);
    const { items } = await listStaffActions(server.core.db, { page: 1, page_size: 20, subject: `payment:${payment.id}` });
    expect(items).toMatchObject([{ staffId: 'clerk', action: 'remittance.confirm', note: 'seen', data: { received_fen: 26_400, returned_fen: 0 } }]);

    expect((await confirm(clerk, payment.id, 26_400)).status).toBe(200);
    expect((await confirm(clerk, payment.id, 26_401)).reason).toBe('wrong_state');
    expect((await reject(clerk, payment.id)).reason).toBe('wrong_state');
  });

  it('of more than is due leaves the rest on the balance', async () => {
    const { shopper, ref, payment } = await remitted();
    expect((await confirm(clerk, payment.id, 30_000)).data).toMatchObject({ status: 'succeeded', returned_fen: 3_600 });
    expect(await server.orders.stateOf(ref)).toBe('paid');
    expect(await balanceOf(shopper)).toBe(3_600);
  });

  it('of less goes to the balance, and the payment fails', async () => {
    const { shopper, ref, payment } = await remitted();
    expect((await confirm(clerk, payment.id, 20_000)).data).toMatchObject({
      status: 'failed',
      returned_fen: 20_000,
      failure: 'The amount received was lower than the amount due. It was added to your balance',
    });
    expect(await server.orders.stateOf(ref)).toBe('open');
    expect(await balanceOf(shopper)).toBe(20_000);
  });

  it('for an order that was cancelled meanwhile goes to the balance', async () => {
    const { shopper, ref, payment } = await remitted();
    await server.orders.setState(ref, 'cancelled');
    expect((await confirm(clerk, payment.id, 26_400)).data).toMatchObject({ status: 'failed', returned_fen: 26_400 });
    expect(await balanceOf(shopper)).toBe(26_400);
  });

  it('recharges the balance', async () => {
    const shopper = await server.shopper();
    const { data: payment } = await pay(shopper, { kind: 'recharge', amount_fen: 10_000, method: 'westpay' });
    await submit(shopper, payment.id);
    expect((await confirm(clerk, payment.id, 11_000)).data).toMatchObject({ status: 'succeeded', returned_fen: 1_000 });
    expect(await balanceOf(shopper)).toBe(11_000);
  });

  it('that staff cannot find fails, and its number may be told again', async () => {
    const { shopper, ref, payment } = await remitted();
    const { mtcn = '' } = (await paymentOf(shopper, payment.id)).remittance ?? {};
    expect((await reject(clerk, payment.id, 'Not known to the agent')).data).toMatchObject({ status: 'failed', failure: 'We could not confirm this remittance' });
    expect((await reject(clerk, payment.id)).status).toBe(200);
    const withAmount = { params: { payment_id: payment.id }, body: { amount_fen: 26_500, note: '' } };
    expect((await clerk.call(rejectRemittanceSchema, withAmount)).status).toBe(200);
    expect((await confirm(clerk, payment.id, 26_400)).reason).toBe('wrong_state');
    expect(await server.letters(shopper.userId)).toMatchObject([{ kind: 'remittance_decided', body: { en: expect.stringContaining('Not known to the agent') } }]);
    const again = await begun(shopper, 'westpay', [ref]);
    expect((await submit(shopper, again.id, { mtcn })).status).toBe(200);
  });

  it('is confirmed once by ten clerks at once', async () => {
    const { shopper, payment } = await remitted();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 ? confirm(clerk, payment.id, 26_500) : reject(clerk, payment.id))));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { status } = await paymentOf(shopper, payment.id);
    expect(await balanceOf(shopper)).toBe(status === 'succeeded' ? 100 : 0);
  });

  it('is listed for staff, and for nobody else', async () => {
    server.clock.advance(1_000);
    const { shopper, payment } = await remitted();
    const { data } = await clerk.call(listRemittancesSchema, { query: { status: 'waiting', page: 1, page_size: 100 } });
    expect(data.items[0]).toMatchObject({ payment_id: payment.id, user_id: shopper.userId, amount_fen: 26_400, status: 'waiting' });
    for (const call of [shopper.call(listRemittancesSchema), confirm(shopper, payment.id, 1), reject(shopper, payment.id)]) expect((await call).status).toBe(403);
    expect((await server.call(listRemittancesSchema)).status).toBe(401);
    expect((await confirm(clerk, 'unknown', 1)).status).toBe(404);
  });
});

it('without a receiver, instructions are for show only, and in production there are none', async () => {
  const demo = await fundServer({ config: { westpayReceiver: undefined } });
  const shopper = await demo.shopper();
  const { data } = await pay(shopper, { kind: 'recharge', amount_fen: 500, method: 'westpay' });
  expect(data.instructions?.demo).toBe(true);
  await demo.close();
  const production = await fundServer({ config: { westpayReceiver: undefined, production: true } });
  const visitor = await production.shopper();
  const methods = await visitor.call(listPaymentMethodsSchema, { query: { kind: 'recharge' } });
  expect(methods.data.map(({ id, available }) => [id, available])).toEqual([
    ['balance', false],
    ['stripe', false],
    ['westpay', false],
  ]);
  expect((await pay(visitor, { kind: 'recharge', amount_fen: 500, method: 'westpay' })).reason).toBe('method_unavailable');
  await production.close();
});
