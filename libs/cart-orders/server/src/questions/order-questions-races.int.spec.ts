import { hour } from '@caravan/kernel';
import { soaking } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartServer, type CartServer } from '../testing/cart-server.ts';
import { key, orderOf } from '../testing/order-steps.ts';
import { feeQuestion, orderWithoutFee } from '../testing/question-steps.ts';
import { wakeOrdersJob } from '../work/wake-orders.ts';

const volume = soaking ? { callers: 200, trials: 24 } : { callers: 40, trials: 4 };

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

/** A small machine may refuse some of 200 concurrent calls with this reason; such a call changes nothing. */
const busy = 'unavailable';
/** The same where the server is not asked by HTTP. */
const orBusy = (error: unknown) => {
  if (error instanceof Error && error.message === 'no database connection') return busy;
  throw error;
};
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const reasonsOf = (answers: readonly { status: number; reason: string | undefined }[]): string[] =>
  [
    ...new Set(answers.flatMap(({ status, reason }) => (status === 200 || reason === busy ? [] : (reason ?? '?')))),
  ].sort();
const accepted = <A extends { status: number }>(answers: readonly A[]): A[] =>
  answers.filter(({ status }) => status === 200);

describe('concurrent calls', { timeout: 120_000 }, () => {
  test(`${volume.callers} questions: one is asked`, async () => {
    const { shopper, number, ask } = await orderWithoutFee(server);
    const answers = await times(volume.callers, (index) => ask(feeQuestion(100 + index)));
    expect(accepted(answers)).toHaveLength(1);
    expect(reasonsOf(answers)).toEqual(['question_open']);
    expect((await orderOf(shopper, number)).timeline.filter(({ event }) => event === 'question_asked')).toHaveLength(1);
    expect(await server.messages.to(shopper.userId)).toHaveLength(1);
  });

  test(`${volume.callers} different answers: one stands`, async () => {
    const { shopper, number, ask, answer, questionId } = await orderWithoutFee(server);
    await ask();
    const id = await questionId();
    const answers = await times(volume.callers, (index) => answer(index % 2 ? 'pay_more' : 'cancel', key(), id));
    expect(accepted(answers)).toHaveLength(1);
    expect(reasonsOf(answers)).toEqual(['question_closed']);
    const order = await orderOf(shopper, number);
    expect(order.extras).toHaveLength(order.status === 'cancelled' ? 0 : 1);
    expect(order.refunded_fen).toBe(order.status === 'cancelled' ? 10_600 : 0);
  });

  test(`${volume.callers} answers with one key: one answer`, async () => {
    const { shopper, number, ask, answer, questionId } = await orderWithoutFee(server);
    await ask();
    const id = await questionId();
    const headers = key();
    const answers = await times(volume.callers, () => answer('pay_more', headers, id));
    expect(new Set(accepted(answers).map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(reasonsOf(answers).filter((reason) => reason !== 'request_in_progress')).toEqual([]);
    expect((await answer('pay_more', headers, id)).status).toBe(200);
    expect((await orderOf(shopper, number)).extras).toHaveLength(1);
  });

  test(`${volume.callers} payments: one is captured`, async () => {
    const { shopper, number, ask, answer, payExtra } = await orderWithoutFee(server);
    await ask();
    await answer();
    const outcomes = (await times(volume.callers, () => payExtra().catch(orBusy))).filter(
      (outcome) => outcome !== busy,
    );
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['paid', 'already_paid']));
    expect(await server.money.of(`${number}-1`)).toEqual({ captured: 600, refunded: 0 });
    expect((await orderOf(shopper, number)).timeline.filter(({ event }) => event === 'extra_paid')).toHaveLength(1);
  });

  test('payment, purchase, refund, cancellation and the deadline: one way out, and no money is lost', async () => {
    for (let trial = 0; trial < volume.trials; trial += 1) {
      const order = await orderWithoutFee(server);
      const { shopper, number, ask, answer, payExtra, own, office, noFee } = order;
      await ask();
      await answer();
      server.clock.advance(72 * hour - 1);
      const steps = [payExtra, payExtra, () => office.process(), () => own.refund(), () => office.cancel(), noFee];
      const clock = async () => {
        server.clock.advance(1);
        await server.runJob(wakeOrdersJob, null);
      };
      const chosen = [clock, ...steps.filter((_, index) => (trial + index) % 3 !== 0)];
      await Promise.all(chosen.toSorted(() => Math.random() - 0.5).map((step) => step()));

      const { status, refunded_fen: refunded } = await orderOf(shopper, number);
      const main = await server.money.of(number);
      const extra = await server.money.of(`${number}-1`);
      expect(main.refunded + extra.refunded).toBe(refunded);
      if (status === 'cancelled') expect(refunded).toBe(main.captured + extra.captured);
    }
  });

  test('a question and its deadline: an answer comes before or after, never both', async () => {
    for (let trial = 0; trial < volume.trials / 2; trial += 1) {
      const { shopper, number, ask, answer, questionId } = await orderWithoutFee(server);
      await ask();
      const id = await questionId();
      server.clock.advance(72 * hour - 1);
      const [given] = await Promise.all([
        answer('pay_more', key(), id),
        (async () => {
          server.clock.advance(1);
          await server.runJob(wakeOrdersJob, null);
        })(),
        server.runJob(wakeOrdersJob, null),
      ]);
      const { status, extras } = await orderOf(shopper, number);
      expect(status).toBe(given.status === 200 ? 'paid' : 'cancelled');
      expect(extras).toHaveLength(given.status === 200 ? 1 : 0);
    }
  });
});

test('an order that cannot be woken does not block the others', async () => {
  const stuck = await orderWithoutFee(server);
  const other = await orderWithoutFee(server);
  await stuck.ask();
  await other.ask();
  server.clock.advance(72 * hour);
  await server.core.db.execute(
    sql`alter table fake_message add constraint refused check (user_id <> ${sql.raw(`'${stuck.shopper.userId}'`)}) not valid`,
  );
  await expect(server.runJob(wakeOrdersJob, null)).rejects.toThrow('could not be woken');
  expect((await orderOf(other.shopper, other.number)).status).toBe('cancelled');
  expect((await orderOf(stuck.shopper, stuck.number)).status).toBe('paid');
  await server.core.db.execute(sql`alter table fake_message drop constraint refused`);
  await server.runJob(wakeOrdersJob, null);
  expect((await orderOf(stuck.shopper, stuck.number)).status).toBe('cancelled');
});

describe('the database', () => {
  const run = (statement: ReturnType<typeof sql>) => server.core.db.execute(statement);

  test('keeps questions, answers and extra payments as they are', async () => {
    const { number, ask, answer, payExtra, questionId } = await orderWithoutFee(server);
    await ask();
    const id = await questionId();
    await expect(run(sql`update order_question set due_at = now() where id = ${id}`)).rejects.toThrow();
    await answer();
    await expect(
      run(sql`update order_question set state = 'open', answer = null, closed_at = null where id = ${id}`),
    ).rejects.toThrow();
    await expect(run(sql`delete from order_question where id = ${id}`)).rejects.toThrow();
    await expect(run(sql`update order_extra set amount_fen = 1 where order_number = ${number}`)).rejects.toThrow();
    const refund = sql`insert into order_extra_event (extra_ref, event, at) values (${`${number}-1`}, 'refunded', now())`;
    await expect(run(refund)).rejects.toThrow();
    await payExtra();
    const cancel = sql`insert into order_extra_event (extra_ref, event, at) values (${`${number}-1`}, 'cancelled', now())`;
    await expect(run(cancel)).rejects.toThrow();
    await expect(run(sql`delete from order_extra_event where extra_ref = ${`${number}-1`}`)).rejects.toThrow();
  });

  test('shows the audit what bypassed it', async () => {
    const { number, ask, answer, payExtra } = await orderWithoutFee(server);
    await ask();
    await answer();
    await payExtra();
    const forged = (on: boolean) =>
      run(sql`alter table purchase_order ${sql.raw(on ? 'enable' : 'disable')} trigger all`);
    await forged(false);
    await run(sql`update purchase_order set fee_stated_at = null where number = ${number}`);
    expect(await server.feature.audit?.()).toEqual([
      `a fee is known without a payment or a statement, or is not although there was one: ${number}`,
    ]);
    await run(sql`update purchase_order set fee_stated_at = now() where number = ${number}`);
    await forged(true);
    await run(sql`insert into fake_money values (${`${number}-1`}, 'stolen', -1)`);
    expect(await server.feature.audit?.()).toEqual([
      `extra payment ${number}-1 should hold 600 fen, payment holds 599`,
    ]);
    await run(sql`delete from fake_money where key = 'stolen'`);
  });
});
