import type { RemittanceDecision } from '@caravan/fund-payment/contract';
import { listPaymentMethodsContract, submitRemittanceContract } from '@caravan/fund-payment/contract/schema';
import {
  confirmRemittanceContract,
  listRemittancesContract,
  rejectRemittanceContract,
} from '@caravan/fund-payment/contract/staff';
import { day } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import { lockTable, testDatabase, type Caller, type TestDatabase } from '@caravan/server-core/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepPaymentsJob } from '../payments/sweep-payments.ts';
import { balanceOf, begun, fundServer, pay, paymentOf, type FundServer } from '../testing/fund-server.ts';
import { volume } from '../testing/soak.ts';

let database: TestDatabase;
let server: FundServer;
let clerk: Caller;
beforeAll(async () => {
  database = await testDatabase();
  server = await fundServer({
    database,
    config: { westpayReceiver: { name: 'Caravan Trading Ltd', city: 'Shenzhen', country: 'CN' } },
  });
  clerk = server.as({ userId: 'clerk', role: 'staff' });
});
afterAll(() => database.close());
afterAll(() => server.close());
afterAll(() => server.audit());

let mtcns = 1_000_000_000;
const told = (over = {}) => {
  mtcns += 1;
  return {
    mtcn: String(mtcns),
    sender_name: 'A Shopper',
    sender_country: 'DE',
    amount: '36.17',
    currency: 'USD',
    ...over,
  };
};
const submit = (shopper: Caller, id: string, over = {}) =>
  shopper.call(submitRemittanceContract, { params: { id }, body: told(over) });
type Read = Pick<RemittanceDecision, 'version' | 'mtcn'>;
const confirm = (caller: Caller, id: string, amount_fen: number, read: Read = {}) =>
  caller.call(confirmRemittanceContract, { params: { payment_id: id }, body: { amount_fen, note: 'seen', ...read } });
const reject = (caller: Caller, id: string, note = '', read: Read = {}) =>
  caller.call(rejectRemittanceContract, { params: { payment_id: id }, body: { note, ...read } });

/** A shopper whose remittance for an order waits for staff. */
const remitted = async (amountFen = 26_400) => {
  const shopper = await server.shopper();
  const ref = await server.orders.add(shopper.userId, amountFen);
  const payment = await begun(shopper, 'westpay', [ref]);
  await submit(shopper, payment.id);
  return { shopper, ref, payment };
};

describe('a remittance', () => {
  it('shows the receiver and the amount in dollars at the day’s rate, rounded up', async () => {
    const shopper = await server.shopper();
    const payment = await begun(shopper, 'westpay', [await server.orders.add(shopper.userId, 26_400)]);
    expect(payment).toMatchObject({
      status: 'pending',
      charge: { amount: '36.17', currency: 'USD', rate: '0.13699841', rate_as_of: '2026-11-20' },
      instructions: {
        receiver: { name: 'Caravan Trading Ltd', city: 'Shenzhen', country: 'CN' },
        amount: '36.17',
        currency: 'USD',
        demo: false,
      },
      redirect_url: `/payment/westpay?payment_id=${payment.id}`,
      remittance: null,
    });
  });

  it('waits for staff once its control number is submitted, even after the payment’s deadline', async () => {
    const { shopper, payment } = await remitted();
    server.clock.advance(30 * day);
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, payment.id)).toMatchObject({
      status: 'pending',
      remittance: { sender_name: 'A Shopper', amount: '36.17' },
    });
    const other = await begun(shopper, 'westpay', [await server.orders.add(shopper.userId, 100)]);
    server.clock.advance(8 * day);
    expect((await submit(shopper, other.id)).reason).toBe('payment_expired');
    await server.runJob(sweepPaymentsJob, null);
    expect(await paymentOf(shopper, other.id)).toMatchObject({ status: 'expired' });
    expect((await submit(shopper, other.id)).reason).toBe('payment_expired');
  });

  it('that is submitted while its payment is being ended keeps the payment open', async () => {
    const shopper = await server.shopper();
    const payment = await begun(shopper, 'westpay', [await server.orders.add(shopper.userId, 100)]);
    const gate = await lockTable(database, 'remittance');
    const submitted = submit(shopper, payment.id);
    await gate.waiting(1);
    server.clock.advance(8 * day);
    const swept = server.runJob(sweepPaymentsJob, null);
    await gate.waiting(2);
    await gate.open();
    expect((await submitted).status).toBe(200);
    await swept;
    expect((await paymentOf(shopper, payment.id)).status).toBe('pending');
  });

  it('may be corrected while it waits; its number belongs to one payment', async () => {
    const { shopper, payment } = await remitted();
    const { data } = await submit(shopper, payment.id, { mtcn: '555-000 1111', sender_name: 'B Shopper' });
    expect(data.remittance).toMatchObject({ mtcn: '5550001111', sender_name: 'B Shopper' });
    const { payment: second, shopper: other } = await remitted();
    expect(await submit(other, second.id, { mtcn: '5550001111' })).toMatchObject({
      status: 422,
      reason: 'mtcn_used',
      failure: { fields: { mtcn: 'This MTCN has already been submitted' } },
    });
    expect((await submit(other, payment.id)).status).toBe(404);
  });

  it('pays the order when staff confirm the amount due', async () => {
    const { shopper, ref, payment } = await remitted();
    expect(server.openTasks()).toContain(`remit ${payment.id}`);
    expect((await confirm(clerk, payment.id, 26_400)).data).toMatchObject({ status: 'succeeded', returned_fen: 0 });
    expect(await server.orders.stateOf(ref)).toBe('paid');
    expect(server.openTasks()).not.toContain(`remit ${payment.id}`);
    expect(await balanceOf(shopper)).toBe(0);
    expect(await server.messages(shopper.userId)).toMatchObject([
      { kind: 'remittance_decided', body: { en: 'Your payment is complete.' } },
    ]);
    const { items } = await listStaffActions(server.core.db, {
      page: 1,
      page_size: 20,
      subject: `payment:${payment.id}`,
    });
    expect(items).toMatchObject([
      { staffId: 'clerk', action: 'remittance.confirm', note: 'seen', data: { received_fen: 26_400, returned_fen: 0 } },
    ]);

    expect((await confirm(clerk, payment.id, 26_400)).status).toBe(200);
    expect((await confirm(clerk, payment.id, 26_401)).reason).toBe('wrong_state');
    expect((await reject(clerk, payment.id)).reason).toBe('wrong_state');
  });

  it('above the amount due adds the rest to the balance', async () => {
    const { shopper, ref, payment } = await remitted();
    expect((await confirm(clerk, payment.id, 30_000)).data).toMatchObject({ status: 'succeeded', returned_fen: 3_600 });
    expect(await server.orders.stateOf(ref)).toBe('paid');
    expect(await balanceOf(shopper)).toBe(3_600);
  });

  it('below the amount due goes to the balance, and the payment fails', async () => {
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

  it('fails if staff cannot find it, and its number may be submitted again', async () => {
    const { shopper, ref, payment } = await remitted();
    const { mtcn = '' } = (await paymentOf(shopper, payment.id)).remittance ?? {};
    expect((await reject(clerk, payment.id, 'Not known to the agent')).data).toMatchObject({
      status: 'failed',
      failure: 'We could not confirm this remittance',
    });
    expect(server.openTasks()).not.toContain(`remit ${payment.id}`);
    expect((await reject(clerk, payment.id)).status).toBe(200);
    const withAmount = { params: { payment_id: payment.id }, body: { amount_fen: 26_500, note: '' } };
    expect((await clerk.call(rejectRemittanceContract, withAmount)).status).toBe(200);
    expect((await confirm(clerk, payment.id, 26_400)).reason).toBe('wrong_state');
    expect(await server.messages(shopper.userId)).toMatchObject([
      { kind: 'remittance_decided', body: { en: expect.stringContaining('Not known to the agent') } },
    ]);
    const again = await begun(shopper, 'westpay', [ref]);
    expect((await submit(shopper, again.id, { mtcn })).status).toBe(200);
  });

  it('is confirmed once by ten concurrent staff calls', async () => {
    const { shopper, payment } = await remitted();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 ? confirm(clerk, payment.id, 26_500) : reject(clerk, payment.id),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]));
    const { status } = await paymentOf(shopper, payment.id);
    expect(['succeeded', 'failed']).toContain(status);
    expect(await balanceOf(shopper)).toBe(status === 'succeeded' ? 100 : 0);
  });

  it('is listed for staff only', async () => {
    server.clock.advance(1_000);
    const { shopper, payment } = await remitted();
    const { data } = await clerk.call(listRemittancesContract, {
      query: { status: 'waiting', page: 1, page_size: 100 },
    });
    expect(data.items[0]).toMatchObject({
      payment_id: payment.id,
      user_id: shopper.userId,
      amount_fen: 26_400,
      status: 'waiting',
    });
    for (const call of [
      shopper.call(listRemittancesContract),
      confirm(shopper, payment.id, 1),
      reject(shopper, payment.id),
    ])
      expect((await call).status).toBe(403);
    expect((await server.call(listRemittancesContract)).status).toBe(401);
    expect((await confirm(clerk, 'unknown', 1)).status).toBe(404);
  });
});

describe('a remittance that is corrected while staff decide', () => {
  const read = async (id: string): Promise<Required<Read>> => {
    // A long run of the property leaves more remittances than one page has.
    for (let page = 1; ; page += 1) {
      const query = { status: 'waiting' as const, page, page_size: 100 };
      const { items } = (await clerk.call(listRemittancesContract, { query })).data;
      const found = items.find(({ payment_id }) => payment_id === id);
      if (found) return { version: found.version, mtcn: found.mtcn };
      if (!items.length) throw new Error('not listed');
    }
  };
  const audited = async (id: string) =>
    (await listStaffActions(server.core.db, { page: 1, page_size: 20, subject: `payment:${id}` })).items;
  let numbers = 7_000_000_000;
  const newNumber = (): string => {
    numbers += 1;
    return String(numbers);
  };

  it('is decided only as the version that staff have read', async () => {
    const { shopper, payment } = await remitted();
    const before = await read(payment.id);
    expect(before.version).toBe(1);
    await submit(shopper, payment.id, { mtcn: newNumber() });
    const { version, mtcn } = before;
    for (const stale of [before, { version }, { mtcn }]) {
      expect(await confirm(clerk, payment.id, 26_400, stale)).toMatchObject({
        status: 409,
        reason: 'changed_meanwhile',
      });
      expect((await reject(clerk, payment.id, '', stale)).reason).toBe('changed_meanwhile');
    }
    const now = await read(payment.id);
    expect(now.version).toBe(2);
    expect((await confirm(clerk, payment.id, 26_400, now)).status).toBe(200);
    expect((await confirm(clerk, payment.id, 26_400, now)).status).toBe(200);
    expect(await audited(payment.id)).toMatchObject([
      { action: 'remittance.confirm', data: { mtcn: now.mtcn, version: 2, accepted_mtcns: [now.mtcn] } },
    ]);
  });

  it('keeps its version if the same number is submitted again, and accepts a number in any spelling', async () => {
    const { shopper, payment } = await remitted();
    const { mtcn } = await read(payment.id);
    await submit(shopper, payment.id, { mtcn: `${mtcn.slice(0, 3)}-${mtcn.slice(3, 6)} ${mtcn.slice(6)}` });
    expect(await read(payment.id)).toEqual({ version: 1, mtcn });
    const spelt = { version: 1, mtcn: `${mtcn.slice(0, 5)} ${mtcn.slice(5)}` };
    expect((await confirm(clerk, payment.id, 26_400, spelt)).status).toBe(200);
  });

  it('uses up only the number that the decision names', async () => {
    const { shopper, payment } = await remitted();
    const { mtcn: mistyped } = await read(payment.id);
    await submit(shopper, payment.id, { mtcn: newNumber() });
    expect((await confirm(clerk, payment.id, 26_400, await read(payment.id))).status).toBe(200);
    const { shopper: owner, payment: theirs } = await remitted();
    expect((await submit(owner, theirs.id, { mtcn: mistyped })).status).toBe(200);
    expect((await confirm(clerk, theirs.id, 26_400, await read(theirs.id))).status).toBe(200);
  });

  it('uses up all its numbers if the decision names none, so that the money counts once', async () => {
    const { shopper, payment } = await remitted();
    const { mtcn } = await read(payment.id);
    await submit(shopper, payment.id, { mtcn: newNumber() });
    expect((await confirm(clerk, payment.id, 26_400)).status).toBe(200);
    const { payment: second, shopper: again } = await remitted();
    expect(await submit(again, second.id, { mtcn })).toMatchObject({ status: 422, reason: 'mtcn_used' });
    expect((await audited(payment.id))[0]?.data).toMatchObject({
      accepted_mtcns: expect.arrayContaining([mtcn]) as unknown,
    });
  });

  it(
    'counts the money of a number once, for any numbers, payments and order of calls',
    { timeout: volume(600_000, 60_000) },
    async () => {
      const step = fc.record({
        what: fc.constantFrom('tell', 'tell', 'tell', 'confirm', 'confirm named', 'confirm named', 'reject'),
        payment: fc.nat({ max: 2 }),
        number: fc.nat({ max: 1 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24, size: 'max' }), async (steps) => {
          // One shopper may have 50 payments that are not finished.
          const shopper = await server.shopper();
          const money = [newNumber(), newNumber()];
          const refs = await Promise.all([0, 1, 2].map(() => server.orders.add(shopper.userId, 500)));
          const payments = await Promise.all(refs.map((ref) => begun(shopper, 'westpay', [ref])));
          /** The number that staff saw when they looked for its money. */
          const seen = new Map<string, string>();
          const accepted: string[] = [];
          for (const { what, payment, number } of steps) {
            const id = payments[payment]?.id ?? '';
            const { remittance, status } = await paymentOf(shopper, id);
            if (remittance && !seen.has(id)) seen.set(id, remittance.mtcn);
            if (what === 'tell') await submit(shopper, id, { mtcn: money[number] });
            const mtcn = seen.get(id);
            if (what === 'reject') await reject(clerk, id);
            if (!what.startsWith('confirm') || mtcn === undefined || status !== 'pending') continue;
            const answer = await confirm(clerk, id, 500, what === 'confirm named' ? { mtcn } : {});
            if (answer.status === 200) accepted.push(mtcn);
            else expect(['changed_meanwhile', 'mtcn_accepted']).toContain(answer.reason);
            seen.delete(id);
          }
          expect(accepted).toEqual([...new Set(accepted)]);
        }),
        { numRuns: volume(600, 12) },
      );
    },
  );

  it('with a number of another remittance is decided once by two concurrent staff calls', async () => {
    const pairs = await Promise.all(
      Array.from({ length: volume(60, 6) }, async () => [await remitted(), await remitted()]),
    );
    for (const [first, second] of pairs) {
      if (!first || !second) continue;
      const shared = newNumber();
      const { mtcn } = await read(second.payment.id);
      await submit(first.shopper, first.payment.id, { mtcn: shared });
      await submit(first.shopper, first.payment.id, { mtcn: newNumber() });
      await submit(second.shopper, second.payment.id, { mtcn: shared });
      await submit(second.shopper, second.payment.id, { mtcn });
      const answers = await Promise.all([
        confirm(clerk, first.payment.id, 26_400),
        confirm(clerk, second.payment.id, 26_400),
      ]);
      expect(answers.map(({ status, reason }) => reason ?? status).toSorted()).toEqual([200, 'mtcn_accepted']);
    }
  });
});

it('without a receiver, instructions are a demonstration, and production does not offer the method', async () => {
  const demo = await fundServer({ config: { westpayReceiver: undefined } });
  const shopper = await demo.shopper();
  const { data } = await pay(shopper, { kind: 'recharge', amount_fen: 500, method: 'westpay' });
  expect(data.instructions?.demo).toBe(true);
  await demo.close();
  const production = await fundServer({ config: { westpayReceiver: undefined, production: true } });
  const visitor = await production.shopper();
  const methods = await visitor.call(listPaymentMethodsContract, { query: { kind: 'recharge' } });
  expect(methods.data.map(({ id, available }) => [id, available])).toEqual([
    ['balance', false],
    ['stripe', false],
    ['westpay', false],
  ]);
  expect((await pay(visitor, { kind: 'recharge', amount_fen: 500, method: 'westpay' })).reason).toBe(
    'method_unavailable',
  );
  await production.close();
});
