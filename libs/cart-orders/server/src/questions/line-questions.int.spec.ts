import { hour } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cartServer, type CartServer } from '../testing/cart-server.ts';
import { key, orderOf } from '../testing/order-steps.ts';
import { lineQuestion, orderOfTwo, otherGoods } from '../testing/question-steps.ts';
import { questionTaskSource } from './question-work.ts';
import { orderTaskSources } from '../work/order-work.ts';
import { wakeOrdersJob } from '../work/wake-orders.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());
afterEach(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
  const found = await Promise.all(
    [...orderTaskSources, questionTaskSource].map((source) => source.wanted(server.core.db)),
  );
  const wanted = found.flat().map(({ queue, ref }) => `${queue} ${ref}`);
  const ours = server.tasks.open().filter((task) => /^(buy|review|problem) /.test(task));
  expect(ours.sort()).toEqual(wanted.sort());
});

const pass = async (hours: number) => {
  server.clock.advance(hours * hour);
  await server.runJob(wakeOrdersJob, null);
  await server.runJob(wakeOrdersJob, null);
};
const titles = async (userId: string) => (await server.messages.to(userId)).map(({ title }) => title.en);

describe('goods that cannot be had', () => {
  test('are left out if the shopper does without them; the rest is bought and arrives', async () => {
    const { shopper, number, tea, cup, ask, answer, office } = await orderOfTwo(server);
    const asked = (await ask(lineQuestion(tea))).data;
    expect(asked).toMatchObject({
      status: 'paid',
      question: { kind: 'out_of_stock', line_id: tea, state: 'open' },
      actions: ['answer_question', 'request_refund'],
    });
    expect(asked.question?.options).toEqual([
      { kind: 'wait', amount_fen: null, refund_fen: null, goods: null },
      // 2 × 50.00 and 3 photos
      { kind: 'drop', amount_fen: null, refund_fen: 10_600, goods: null },
    ]);
    expect(server.tasks.open()).toContain(`problem ${number}`);
    expect((await office.process()).reason).toBe('question_open');
    const [letter] = await server.messages.to(shopper.userId);
    expect(letter?.title).toMatchObject({ en: 'Out of stock: Tea', zh: '缺货：Tea' });
    expect(letter?.body.en).toContain('do without it and get ¥106.00 back');
    expect(letter?.body.zh).toContain('不要该商品，退还 ¥106.00');
    expect(letter?.mail?.choices).toMatchObject([
      { label: { en: 'Wait until it can be had', zh: '继续等待' }, path: expect.stringMatching(/&answer=wait$/) },
      {
        label: { en: 'Do without it and get ¥106.00 back', zh: '不要该商品，退还 ¥106.00' },
        path: `/mine/order/orderDetail?number=${number}&question=${asked.question?.id}&answer=drop`,
      },
    ]);

    expect((await answer('drop')).data).toMatchObject({
      status: 'paid',
      amount_fen: 17_200,
      refunded_fen: 10_600,
      refundable_fen: 6_600,
      question: { state: 'answered', answer: 'drop' },
      actions: ['request_refund'],
    });
    expect((await office.process()).data.status).toBe('processing');
    expect((await office.stock([cup])).data).toMatchObject({ status: 'in_stock', refunded_fen: 10_600 });
    expect(await server.money.of(number)).toEqual({ captured: 17_200, refunded: 10_600 });
    expect((await orderOf(shopper, number)).timeline.map(({ event }) => event)).toEqual([
      'placed',
      'paid',
      'question_asked',
      'question_declined',
      'processing',
      'received',
      'in_stock',
    ]);
  });

  test('are waited for', async () => {
    const { tea, ask, answer, office } = await orderOfTwo(server);
    await ask(lineQuestion(tea));
    expect((await answer('wait')).data).toMatchObject({ refunded_fen: 0, actions: ['request_refund'] });
    await pass(100);
    expect((await office.process()).data.status).toBe('processing');
  });

  test('cancel the order with everything that was paid, if nothing else is in it, or if the shopper asks for it', async () => {
    const { number, tea, cup, ask, answer } = await orderOfTwo(server);
    await ask(lineQuestion(tea));
    await answer('drop');
    await ask(lineQuestion(cup));
    expect((await answer('drop')).data).toMatchObject({ status: 'cancelled', refunded_fen: 17_200 });
    expect(await server.money.of(number)).toEqual({ captured: 17_200, refunded: 17_200 });

    const other = await orderOfTwo(server);
    await other.ask(lineQuestion(other.cup, [{ kind: 'cancel' }]));
    expect((await other.answer('cancel')).data).toMatchObject({ status: 'cancelled', refunded_fen: 17_200 });
  });

  test('are refunded without an answer within 72 hours, after two reminders', async () => {
    const { shopper, tea, ask, answer, office } = await orderOfTwo(server);
    await ask(lineQuestion(tea));
    await pass(24);
    await pass(24);
    server.clock.advance(24 * hour);
    expect((await answer('wait')).reason).toBe('question_closed');
    await pass(0);
    const { data } = await office.process();
    expect(data).toMatchObject({ status: 'processing', refunded_fen: 10_600, question: { state: 'expired' } });
    const reminder = 'We are waiting for your answer';
    const done = 'We refunded goods of your order';
    expect(await titles(shopper.userId)).toEqual(['Out of stock: Tea', reminder, reminder, done]);
  });

  test('are refunded after the purchase, and the order is complete without them', async () => {
    const { number, tea, cup, ask, answer, office } = await orderOfTwo(server, 'processing');
    await office.stock([cup]);
    const asked = (await ask(lineQuestion(tea, [{ kind: 'wait' }, { kind: 'cancel' }], 'seller_refuses'))).data;
    expect(asked.question?.options.map(({ refund_fen: fen }) => fen)).toEqual([null, 10_600, 10_600]);
    expect((await answer('cancel')).data).toMatchObject({ status: 'in_stock', refunded_fen: 10_600 });
    expect(await server.warehouse.shelfOf(number)).toMatchObject({ released: true });
    expect(server.endedLines).toContain(tea);
  });

  test('that arrive all the same need no answer', async () => {
    const { tea, cup, ask, office } = await orderOfTwo(server, 'processing');
    await ask(lineQuestion(tea));
    expect((await office.stock([tea])).data).toMatchObject({ status: 'processing', question: { state: 'withdrawn' } });
    await ask(lineQuestion(cup));
    expect((await office.stock([cup])).data).toMatchObject({ status: 'in_stock', question: { state: 'withdrawn' } });
  });
});

describe('other goods in place of a line', () => {
  test('that cost more are paid, bought, and arrive under their own name', async () => {
    const { shopper, number, tea, cup, ask, answer, payExtra, office } = await orderOfTwo(server);
    const asked = (await ask(lineQuestion(tea, [otherGoods(5_800)]))).data;
    expect(asked.question?.options[0]).toMatchObject({ amount_fen: 1_600, refund_fen: null });
    expect((await answer('substitute')).data).toMatchObject({
      extra: { ref: `${number}-1`, amount_fen: 1_600, line_id: tea, kind: 'out_of_stock' },
      actions: ['pay_extra', 'request_refund'],
    });
    expect((await office.process()).reason).toBe('question_open');
    expect(await payExtra()).toBe('paid');
    const paid = await orderOf(shopper, number);
    expect(paid).toMatchObject({ amount_fen: 17_200, refundable_fen: 18_200, domestic_shipping_stated: true });
    expect(paid.lines.find(({ id }) => id === tea)).toMatchObject({
      name: 'Tea',
      unit_price_fen: 5_000,
      substitute: { name: 'Green tea', spec: '300 g', unit_price_fen: 5_800 },
    });
    await office.process();
    await office.stock([tea, cup]);
    const { arrivals } = await server.warehouse.shelfOf(number);
    expect(arrivals.map(({ name, valueFen }) => [name, valueFen]).toSorted()).toEqual([
      ['Cups', 6_000],
      ['Green tea', 11_600],
    ]);
    expect((await ask(lineQuestion(cup))).reason).toBe('nothing_to_drop');
  });

  test('that cost less return the difference at once, and no more later', async () => {
    const { number, tea, ask, answer, own, office } = await orderOfTwo(server);
    const asked = (await ask(lineQuestion(tea, [otherGoods(4_000)]))).data;
    expect(asked.question?.options[0]).toMatchObject({ amount_fen: null, refund_fen: 2_000 });
    expect((await answer('substitute')).data).toMatchObject({ refunded_fen: 2_000, extra: null });
    expect((await ask(lineQuestion(tea, [otherGoods(4_500)]))).reason).toBe('no_substitute');
    expect((await own.refund()).data.refund?.amount_fen).toBe(14_600);
    expect((await office.approve()).data).toMatchObject({ status: 'refunded', refunded_fen: 16_600 });
    expect(await server.money.of(number)).toEqual({ captured: 17_200, refunded: 16_600 });
  });

  test('that are not paid in time are refunded with what was paid for the line', async () => {
    const { number, tea, ask, answer, payExtra, office } = await orderOfTwo(server);
    await ask(lineQuestion(tea, [otherGoods(5_800)]));
    await answer('substitute');
    await pass(72);
    expect(await payExtra()).toBe('not_payable');
    expect((await office.process()).data).toMatchObject({ status: 'processing', refunded_fen: 10_600 });
    expect(await server.money.of(`${number}-1`)).toEqual({ captured: 0, refunded: 0 });
  });
});

describe('a price that has risen', () => {
  test('is paid by an extra payment, which returns with the pieces it was paid for', async () => {
    const { number, cup, tea, ask, answer, payExtra, office, drop } = await orderOfTwo(server);
    await ask(lineQuestion(cup, [{ kind: 'pay_more', amount_fen: 100 }], 'price_rise'));
    await answer();
    expect(await payExtra()).toBe('paid');
    // 20.00 and a share of what was paid on top: the shopper must not pay the difference twice.
    expect((await ask(lineQuestion(cup, [otherGoods(2_020)]))).reason).toBe('no_substitute');
    await office.process();
    // One of three cups: its price, and a third of what was paid for all of them, rounded up.
    expect((await drop([{ line_id: cup, quantity: 1 }])).data).toMatchObject({ refunded_fen: 2_034 });
    expect(await server.money.of(`${number}-1`)).toEqual({ captured: 100, refunded: 34 });
    expect((await drop([{ line_id: cup, quantity: 2 }])).data).toMatchObject({
      refunded_fen: 6_100,
      extras: [{ state: 'refunded', refunded_fen: 100 }],
    });
    expect((await office.stock([tea])).data).toMatchObject({ status: 'in_stock' });
    expect(await server.money.of(number)).toEqual({ captured: 17_200, refunded: 6_000 });
  });

  test('is awaited while the job ends, even if an earlier question still has a time to wake', async () => {
    const { number, cup, tea, ask, answer, payExtra } = await orderOfTwo(server);
    await ask(lineQuestion(tea, [{ kind: 'wait' }]));
    await answer('wait');
    server.clock.advance(1_000);
    await ask(lineQuestion(cup, [{ kind: 'pay_more', amount_fen: 100 }], 'price_rise'));
    await answer();
    const wakeEarlier = (at: Date | null) =>
      server.core.db.execute(
        sql`update order_question set wake_at = ${at?.toISOString() ?? null}::timestamptz where order_number = ${number} and answer = 'wait'`,
      );
    await wakeEarlier(server.clock.now());
    await server.runJob(wakeOrdersJob, null);
    expect(await payExtra()).toBe('paid');
    await wakeEarlier(null);
  });

  test('is returned in full when staff cancel', async () => {
    const { number, cup, ask, answer, payExtra, office, drop } = await orderOfTwo(server);
    await ask(lineQuestion(cup, [{ kind: 'pay_more', amount_fen: 100 }], 'price_rise'));
    await answer();
    await payExtra();
    await drop([{ line_id: cup, quantity: 1 }]);
    expect((await office.cancel()).data).toMatchObject({ status: 'cancelled', refunded_fen: 17_300 });
    expect(await server.money.of(`${number}-1`)).toEqual({ captured: 100, refunded: 100 });
  });
});

describe('staff', () => {
  test('answer for a shopper who called, and the shopper is told', async () => {
    const { shopper, tea, ask, answerFor, answer } = await orderOfTwo(server);
    await ask(lineQuestion(tea));
    expect((await answerFor('substitute')).failure).toMatchObject({ fields: { option: expect.any(String) } });
    expect((await answerFor('drop', 'She called us.')).data).toMatchObject({ refunded_fen: 10_600 });
    expect((await answer('wait')).reason).toBe('question_closed');
    const letter = (await server.messages.to(shopper.userId)).at(-1);
    expect(letter?.body.en).toContain('do without it and get ¥106.00 back');
    expect(letter?.body.en).toContain('She called us.');
  });

  test('refund pieces without a question, at most those that are to come', async () => {
    const { shopper, tea, cup, drop, ask } = await orderOfTwo(server);
    expect((await drop([{ line_id: cup, quantity: 4 }])).failure).toMatchObject({ reason: 'too_many', max: 3 });
    expect((await drop([{ line_id: 'nothing', quantity: 1 }])).status).toBe(404);
    const headers = key();
    const lines = [{ line_id: cup, quantity: 2 }];
    expect((await drop(lines, headers)).data).toMatchObject({ refunded_fen: 4_000 });
    expect((await drop(lines, headers)).data).toMatchObject({ refunded_fen: 4_000 });
    expect((await server.messages.to(shopper.userId)).at(-1)?.body.zh).toContain('Cups × 2不再购买');
    await ask(lineQuestion(tea));
    expect((await drop([{ line_id: cup, quantity: 1 }])).reason).toBe('question_open');
  });

  test('are refused questions that do not fit the line', async () => {
    const { tea, ask, drop } = await orderOfTwo(server);
    expect((await ask(lineQuestion('nothing'))).status).toBe(404);
    expect((await ask(lineQuestion(tea, [otherGoods(600_000)]))).reason).toBe('extra_too_large');
    await drop([{ line_id: tea, quantity: 2 }]);
    expect((await ask(lineQuestion(tea))).reason).toBe('nothing_to_drop');
    const bought = await orderOfTwo(server, 'processing');
    expect((await bought.ask(lineQuestion(bought.tea, [otherGoods(5_800)]))).reason).toBe('no_substitute');
    expect((await bought.ask(lineQuestion(bought.tea, [{ kind: 'pay_more', amount_fen: 1 }]))).reason).toBe(
      'wrong_state',
    );
    const bodies: unknown[] = [
      { ...lineQuestion(tea), options: [{ kind: 'drop' }] },
      { ...lineQuestion(tea), options: [{ kind: 'wait' }, { kind: 'cancel' }] },
      { ...lineQuestion(tea), line_id: undefined },
      lineQuestion(tea, [{ kind: 'wait' }, { kind: 'wait' }]),
      lineQuestion(tea, [
        { kind: 'substitute', goods: { name: 'x', spec: '', url: 'javascript:alert(1)', unit_price_fen: 1 } },
      ]),
    ];
    for (const body of bodies) expect((await ask(body as never)).status).toBe(422);
  });
});

describe('concurrently', () => {
  test('thirty answers are one', async () => {
    const { shopper, number, tea, ask, answer, questionId } = await orderOfTwo(server);
    await ask(lineQuestion(tea, [otherGoods(4_000)]));
    const id = await questionId();
    const options = ['drop', 'substitute'] as const;
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => answer(options[index % 2], key(), id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === 'question_closed')).toHaveLength(29);
    const chosen = (await orderOf(shopper, number)).question?.answer;
    expect((await orderOf(shopper, number)).refunded_fen).toBe(chosen === 'drop' ? 10_600 : 2_000);
  });

  test('the last pieces are refunded once, whoever drops them', async () => {
    for (let trial = 0; trial < 4; trial += 1) {
      const { shopper, number, tea, cup, drop, office, own } = await orderOfTwo(server, 'processing');
      await Promise.all([
        ...Array.from({ length: 8 }, () => drop([{ line_id: cup, quantity: 1 }])),
        drop([{ line_id: tea, quantity: 2 }]),
        office.stock([cup]),
        own.refund(),
        office.cancel(),
      ]);
      const { refunded_fen: refunded } = await orderOf(shopper, number);
      expect((await server.money.of(number)).refunded).toBe(refunded);
    }
  });

  test('an unpaid extra payment is paid or expires, never both', async () => {
    for (let trial = 0; trial < 4; trial += 1) {
      const { shopper, number, tea, ask, answer, payExtra } = await orderOfTwo(server);
      await ask(lineQuestion(tea, [otherGoods(5_800)]));
      await answer('substitute');
      server.clock.advance(72 * hour - 1);
      const [paid] = await Promise.all([
        payExtra(),
        (async () => {
          server.clock.advance(1);
          await server.runJob(wakeOrdersJob, null);
        })(),
      ]);
      const { extras, refunded_fen: refunded } = await orderOf(shopper, number);
      expect(extras[0]?.state).toBe(paid === 'paid' ? 'paid' : 'cancelled');
      expect(refunded).toBe(paid === 'paid' ? 0 : 10_600);
    }
  });
});
