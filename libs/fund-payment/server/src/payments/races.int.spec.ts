import { maxPendingPayments, type NewPayment } from '@caravan/fund-payment/contract';
import { inBoth } from '@caravan/kernel/testing';
import { sql } from 'drizzle-orm';
import { soakSeed } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, begun, fundServer, newKey, pay, paymentOf, type FundServer } from '../testing/fund-server.ts';
import { moneyTables, sandboxEventOf, sendEvent } from '../testing/sandbox-events.ts';
import { randomFrom, shuffled, volume } from '../testing/soak.ts';

/** The number of database connections that concurrent callers share. */
const connections = 30;
const callers = volume(200, 60);

let server: FundServer;
beforeAll(async () => {
  server = await fundServer({ config: { databasePool: connections } });
});
afterAll(() => server.close());
afterAll(() => server.audit());

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
/**
 * Runs as many calls at a time as there are connections, because the test is about conflicts in the database, not about
 * the queue.
 */
const inWaves = async <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  while (done.length < count) {
    const start = done.length;
    done.push(...(await times(Math.min(connections, count - start), (index) => work(start + index))));
  }
  return done;
};
const tally = (values: readonly (string | undefined)[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(values)].map((value) => [String(value), values.filter((one) => one === value).length]),
  );

describe(`over ${connections} connections (seed ${soakSeed})`, () => {
  it(`${callers} callers who pay one order from one wallet pay it once`, async () => {
    const shopper = await server.shopper(1_000_000);
    const ref = await server.orders.add(shopper.userId, 1_000);
    const answers = await times(callers, () => pay(shopper, { kind: 'order', refs: [ref], method: 'balance' }));
    expect(tally(answers.map(({ reason }) => reason))).toEqual({ undefined: 1, already_paid: callers - 1 });
    expect(await balanceOf(shopper)).toBe(999_000);
  });

  it(`of ${callers} orders at once, a balance for ten pays ten`, async () => {
    const shopper = await server.shopper(10_000);
    const refs = await times(callers, () => server.orders.add(shopper.userId, 1_000));
    const answers = await times(callers, (index) =>
      pay(shopper, { kind: 'order', refs: [refs[index] ?? ''], method: 'balance' }),
    );
    expect(tally(answers.map(({ reason }) => reason))).toEqual({ undefined: 10, insufficient_balance: callers - 10 });
    expect(await balanceOf(shopper)).toBe(0);
    const states = await Promise.all(refs.map((ref) => server.orders.stateOf(ref)));
    expect(states.filter((state) => state === 'paid')).toHaveLength(10);
  });

  it(`of ${callers} callers who begin a payment, as many as may wait for a provider do`, async () => {
    const shopper = await server.shopper(1_000);
    const topUp = { kind: 'recharge', method: 'sandbox', amount_fen: 1_000 } as const;
    const answers = await times(callers, () => pay(shopper, topUp));
    const rest = callers - maxPendingPayments;
    expect(tally(answers.map(({ reason }) => reason))).toEqual({
      undefined: maxPendingPayments,
      too_many_pending: rest,
    });
    // The balance waits for nobody, and a payment that is decided makes room.
    const ref = await server.orders.add(shopper.userId, 1_000);
    expect((await pay(shopper, { kind: 'order', refs: [ref], method: 'balance' })).status).toBe(200);
    const first = answers.find(({ status }) => status === 200);
    if (first) await sendEvent(server, { event: sandboxEventOf(first.data) });
    expect((await pay(shopper, topUp)).status).toBe(200);
    expect((await pay(shopper, topUp)).reason).toBe('too_many_pending');
    expect((await pay(await server.shopper(), topUp)).status).toBe(200);
  });

  it('one key from 100 callers has one effect and one answer', async () => {
    const shopper = await server.shopper(1_000_000);
    const ref = await server.orders.add(shopper.userId, 1_000);
    const key = newKey();
    const call = (): ReturnType<typeof pay> => pay(shopper, { kind: 'order', refs: [ref], method: 'balance' }, key);
    const first = await times(100, call);
    expect(first.every(({ status, reason }) => status === 200 || reason === 'request_in_progress')).toBe(true);
    const answers = [...first.filter(({ status }) => status === 200), ...(await times(20, call))];
    expect(new Set(answers.map(({ response }) => response.body)).size).toBe(1);
    expect(await balanceOf(shopper)).toBe(999_000);
  });

  it('overlapping groups of orders cause no deadlock, and are paid once each', async () => {
    const shopper = await server.shopper(1_000_000);
    const random = randomFrom(soakSeed);
    const refs = await times(8, () => server.orders.add(shopper.userId, 100));
    const groups = Array.from({ length: callers }, () => shuffled(refs, random).slice(0, 1 + random(3)));
    const answers = await times(callers, (index) =>
      pay(shopper, { kind: 'order', refs: groups[index] ?? [], method: 'balance' }),
    );
    expect(answers.every(({ status, reason }) => status === 200 || reason === 'already_paid')).toBe(true);
    const states = await Promise.all(refs.map((ref) => server.orders.stateOf(ref)));
    const paid = refs.filter((_, index) => states[index] === 'paid');
    const inPayments = groups.flatMap((group, index) => (answers[index]?.status === 200 ? group : []));
    expect(inPayments.length).toBeGreaterThan(0);
    expect(inPayments.toSorted()).toEqual(paid.toSorted());
    expect(await balanceOf(shopper)).toBe(1_000_000 - paid.length * 100);
  });

  it(`two refunds that together exceed the payment never both succeed, ${volume(500, 50)} times`, async () => {
    const trials = volume(500, 50);
    const shopper = await server.shopper(trials * 1_000);
    const refs = await inWaves(trials, () => server.orders.add(shopper.userId, 1_000));
    await inWaves(trials, (index) => begun(shopper, 'balance', [refs[index] ?? '']));
    const refund = (ref: string, key: string): Promise<boolean> =>
      server.core
        .transaction((tx) =>
          server.feature.ports.refunds.refund(tx, {
            userId: shopper.userId,
            kind: 'order',
            ref,
            amountFen: 600,
            key,
            remark: inBoth({ en: 'x', zh: 'x' }),
          }),
        )
        .then(() => true)
        .catch((error: Error) => {
          if (error.message !== 'refund_exceeds_payment') throw error;
          return false;
        });
    const outcomes = await inWaves(trials, async (index) =>
      Promise.all([refund(refs[index] ?? '', 'a'), refund(refs[index] ?? '', 'b')]),
    );
    expect(outcomes.filter((pair) => pair.filter(Boolean).length !== 1)).toEqual([]);
    expect(await balanceOf(shopper)).toBe(trials * 600);
  });

  it(`pay, cancel and the provider’s event in every order, ${volume(200, 30)} times: an order is never both cancelled and paid, and no money is lost`, async () => {
    const random = randomFrom(soakSeed);
    await inWaves(volume(200, 30), async () => {
      const shopper = await server.shopper(1_000);
      const ref = await server.orders.add(shopper.userId, 1_000);
      const payment = await begun(shopper, 'sandbox', [ref]);
      let cancelled = false;
      const steps = [
        () => sendEvent(server, { event: sandboxEventOf(payment) }),
        () => sendEvent(server, { event: sandboxEventOf(payment, { type: 'payment.failed' }) }),
        () => pay(shopper, { kind: 'order', refs: [ref], method: 'balance' }),
        async () => {
          cancelled = await server.core.transaction((tx) => server.orders.cancel(tx, ref));
        },
      ];
      await Promise.all(shuffled(steps, random).map((step) => step()));
      // The wallet plus the gateway's money, minus the price of a paid order.
      const state = await server.orders.stateOf(ref);
      expect(state).toBe(cancelled ? 'cancelled' : 'paid');
      expect(await balanceOf(shopper)).toBe(cancelled ? 2_000 : 1_000);
    });
  });
});

describe('tampered requests', () => {
  const everything = async (): Promise<unknown> =>
    Promise.all(
      moneyTables.map(
        async (table) => (await server.core.db.execute(sql`SELECT * FROM ${sql.identifier(table)} ORDER BY 1, 2`)).rows,
      ),
    );

  it(`change nothing, ${volume(300, 100)} of them`, async () => {
    const random = randomFrom(soakSeed);
    const shopper = await server.shopper(5_000);
    const victim = await server.shopper(5_000);
    const own = await server.orders.add(shopper.userId, 1_000);
    const others = await server.orders.add(victim.userId, 1_000);
    const paid = await server.orders.add(shopper.userId, 10);
    await begun(shopper, 'balance', [paid]);
    const order = { kind: 'order', refs: [own], method: 'balance' };
    const recharge = { kind: 'recharge', amount_fen: 500, method: 'sandbox' };
    const tampered: object[] = [
      { ...order, amount_fen: 1 },
      { ...order, price_fen: 1 },
      { ...order, currency: 'JPY' },
      { ...order, user_id: victim.userId },
      { ...order, status: 'succeeded' },
      { ...order, refs: [others] },
      { ...order, refs: [own, others] },
      { ...order, refs: [paid] },
      { ...order, refs: [] },
      { ...order, refs: [`${own}' OR 1=1`] },
      { ...order, refs: own },
      { ...order, kind: 'package' },
      { ...order, method: 'gift' },
      { ...order, bill_address_id: 'of_another' },
      { ...recharge, amount_fen: -500 },
      { ...recharge, amount_fen: 0 },
      { ...recharge, amount_fen: 99 },
      { ...recharge, amount_fen: 10_000_001 },
      { ...recharge, amount_fen: 500.5 },
      { ...recharge, amount_fen: '500' },
      { ...recharge, amount_fen: 1e21 },
      { ...recharge, method: 'balance' },
      { ...recharge, refs: [own] },
      { ...recharge, charge: { amount: '0.01', currency: 'CNY', rate: '1' } },
    ];
    const before = await everything();
    const answers = await times(volume(300, 100), () => pay(shopper, tampered[random(tampered.length)] as NewPayment));
    expect(answers.filter(({ status }) => status < 400 || status >= 500)).toEqual([]);
    expect(await everything()).toEqual(before);
    expect((await paymentOf(shopper, (await begun(shopper, 'balance', [own])).id)).status).toBe('succeeded');
  });
});
