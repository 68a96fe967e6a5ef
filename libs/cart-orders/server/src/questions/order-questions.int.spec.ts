import { askQuestionContract, getStaffOrderContract } from '@caravan/cart-orders/contract/orders';
import { hour } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartServer, type CartServer } from '../testing/cart-server.ts';
import { key, orderIn, orderOf } from '../testing/order-steps.ts';
import { feeQuestion, orderWithoutFee } from '../testing/question-steps.ts';
import { wakeOrdersJob } from '../work/wake-orders.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

const events = async (shopper: Parameters<typeof orderOf>[0], number: string) =>
  (await orderOf(shopper, number)).timeline.map(({ event }) => event);

describe('a question about the domestic fee', () => {
  test('is asked by message and mail, agreed to, paid, and only then the goods are bought', async () => {
    const { shopper, number, ask, answer, payExtra, office } = await orderWithoutFee(server);
    const asked = (await ask(feeQuestion(600, 'They send it by SF Express.'))).data;
    expect(asked).toMatchObject({
      status: 'paid',
      amount_fen: 10_600,
      domestic_shipping_stated: false,
      question: { state: 'open', text: 'They send it by SF Express.', answer: null, line_id: null },
      extra: null,
      actions: ['answer_question', 'request_refund'],
    });
    expect(Date.parse(asked.question?.due_at ?? '') - server.clock.now().getTime()).toBe(72 * hour);
    expect((await office.process()).reason).toBe('domestic_fee_open');
    const [letter] = await server.messages.to(shopper.userId);
    expect(letter).toMatchObject({
      kind: 'order_question',
      link: `/mine/order/orderDetail?number=${number}`,
      title: { en: 'The shop charges ¥6.00 for domestic shipping', zh: '店铺收取国内运费 ¥6.00，请您确认' },
      mail: { refs: [number], showsGoods: true },
    });
    expect(letter?.body.en).toContain('Our note: They send it by SF Express.');
    expect(letter?.body.zh).toContain(`您的订单 ${number}`);

    const agreed = (await answer()).data;
    const extra = { ref: `${number}-1`, amount_fen: 600, state: 'unpaid' };
    expect(agreed).toMatchObject({
      question: { state: 'answered', answer: 'pay_more' },
      extra,
      extras: [extra],
      amount_fen: 10_600,
      actions: ['pay_extra', 'request_refund'],
    });
    expect((await office.process()).reason).toBe('domestic_fee_open');

    expect(await payExtra()).toBe('paid');
    expect(await orderOf(shopper, number)).toMatchObject({
      status: 'paid',
      amount_fen: 10_600,
      domestic_shipping_stated: true,
      extra: null,
      extras: [{ state: 'paid' }],
      refundable_fen: 10_600,
      actions: ['request_refund'],
    });
    expect(await payExtra()).toBe('already_paid');
    expect((await office.process()).data.status).toBe('processing');
    expect(await events(shopper, number)).toEqual([
      'placed',
      'paid',
      'question_asked',
      'question_answered',
      'extra_paid',
      'processing',
    ]);
    expect(await server.messages.to(shopper.userId)).toHaveLength(1);
  });

  test('that is declined cancels the order with a full refund, and nothing is bought', async () => {
    const { shopper, number, ask, answer, office } = await orderWithoutFee(server);
    await ask();
    expect((await answer('cancel')).data).toMatchObject({
      status: 'cancelled',
      refunded_fen: 10_600,
      question: { state: 'answered', answer: 'cancel' },
      extra: null,
      actions: [],
    });
    expect(await server.money.of(number)).toEqual({ captured: 10_600, refunded: 10_600 });
    expect((await office.process()).reason).toBe('wrong_state');
    expect(await events(shopper, number)).toEqual(['placed', 'paid', 'question_asked', 'question_declined']);
  });

  test('can be withdrawn, asked again, and answered once', async () => {
    const { shopper, number, staff, ask, answer, withdraw, questionId, office } = await orderWithoutFee(server);
    await ask();
    const first = await questionId();
    expect((await ask()).reason).toBe('question_open');
    expect((await withdraw('The shop takes it back.')).data.question).toMatchObject({ state: 'withdrawn' });
    expect((await withdraw()).data.question).toMatchObject({ state: 'withdrawn' });
    expect((await answer('pay_more', key(), first)).reason).toBe('question_closed');
    const letters = await server.messages.to(shopper.userId);
    expect(letters.map(({ kind }) => kind)).toEqual(['order_question', 'order_review']);
    expect(letters[1]?.body.zh).toContain('备注：The shop takes it back.');
    expect(letters.map(({ text }) => text?.event)).toEqual(['question', undefined]);
    expect(letters[0]?.text?.number).toBe(number);

    await ask(feeQuestion(900));
    expect((await answer('pay_more', key(), first)).reason).toBe('question_closed');
    expect((await answer()).data.extra?.amount_fen).toBe(900);
    expect((await answer('cancel')).reason).toBe('question_closed');
    expect((await withdraw()).reason).toBe('question_closed');
    expect((await ask()).reason).toBe('question_open');
    const seen = (await staff.call(getStaffOrderContract, { params: { number } })).data;
    expect(seen.timeline.map(({ event }) => event)).toContain('question_withdrawn');
    expect((await office.process()).reason).toBe('domestic_fee_open');
  });

  test('is recorded in the staff log', async () => {
    const { number, ask, withdraw, noFee } = await orderWithoutFee(server);
    await ask();
    await withdraw('typo');
    await noFee('free above ¥50');
    const { rows } = await server.core.db.execute(
      sql`select action, note from staff_action where subject_ref = ${number} order by at, action`,
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { action: 'order.ask', note: null },
        { action: 'order.withdraw_question', note: 'typo' },
        { action: 'order.no_fee', note: 'free above ¥50' },
      ]),
    );
  });
});

describe('a fee of nothing', () => {
  test('is stated without a question, and ends one', async () => {
    const { shopper, number, ask, noFee, office, questionId, answer } = await orderWithoutFee(server);
    await ask();
    const id = await questionId();
    expect((await noFee('Free shipping.')).data).toMatchObject({
      domestic_shipping_stated: true,
      question: { state: 'withdrawn' },
      actions: ['request_refund'],
    });
    expect((await noFee()).status).toBe(200);
    expect((await answer('pay_more', key(), id)).reason).toBe('question_closed');
    expect((await ask()).reason).toBe('fee_known');
    expect((await server.messages.to(shopper.userId)).map(({ title }) => title.en)).toEqual([
      'The shop charges ¥6.00 for domestic shipping',
      'No fee for domestic shipping',
    ]);
    expect((await office.process()).data.status).toBe('processing');
    expect(await events(shopper, number)).toEqual(['placed', 'paid', 'question_asked', 'no_fee', 'processing']);
  });

  test('cancels an extra payment that waits, and cannot be stated after it is paid', async () => {
    const waiting = await orderWithoutFee(server);
    await waiting.ask();
    await waiting.answer();
    expect((await waiting.noFee()).data.extras).toMatchObject([{ state: 'cancelled' }]);
    expect(await waiting.payExtra()).toBe('not_payable');

    const paid = await orderWithoutFee(server);
    await paid.ask();
    await paid.answer();
    await paid.payExtra();
    expect((await paid.noFee()).reason).toBe('fee_known');
  });
});

describe('the time to answer', () => {
  const lettersTo = async (userId: string) => (await server.messages.to(userId)).map(({ title }) => title.en);
  const wakeAfter = async (hours: number) => {
    server.clock.advance(hours * hour);
    await server.runJob(wakeOrdersJob, null);
    await server.runJob(wakeOrdersJob, null);
  };

  test('is 72 hours, with reminders after 24 and 48; then the order is cancelled and refunded in full', async () => {
    const { shopper, number, ask, answer } = await orderWithoutFee(server);
    await ask();
    await wakeAfter(23);
    expect(await lettersTo(shopper.userId)).toHaveLength(1);
    await wakeAfter(1);
    await wakeAfter(24);
    const asked = 'The shop charges ¥6.00 for domestic shipping';
    const reminder = 'We are waiting for your answer';
    expect(await lettersTo(shopper.userId)).toEqual([asked, reminder, reminder]);
    server.clock.advance(24 * hour);
    expect((await orderOf(shopper, number)).actions).not.toContain('answer_question');
    expect((await answer()).reason).toBe('question_closed');
    await wakeAfter(0);
    expect(await orderOf(shopper, number)).toMatchObject({
      status: 'cancelled',
      refunded_fen: 10_600,
      question: { state: 'expired', answer: null },
      actions: [],
    });
    expect((await orderOf(shopper, number)).timeline.at(-1)).toMatchObject({ event: 'question_expired', by: 'system' });
    expect(await lettersTo(shopper.userId)).toEqual([asked, reminder, reminder, 'Your order was cancelled']);
    expect((await server.messages.to(shopper.userId)).at(-1)?.body.zh).toContain('全部款项 ¥106.00 已退回您的余额');
    expect((await answer()).reason).toBe('question_closed');
  });

  test('begins again for the payment', async () => {
    const { shopper, number, ask, answer, payExtra } = await orderWithoutFee(server);
    await ask();
    await wakeAfter(71);
    await answer();
    await wakeAfter(25);
    expect((await lettersTo(shopper.userId)).slice(2)).toEqual(['Domestic shipping of ¥6.00 is not paid yet']);
    server.clock.advance(47 * hour);
    expect(await payExtra()).toBe('payment_expired');
    expect((await orderOf(shopper, number)).actions).not.toContain('pay_extra');
    await wakeAfter(0);
    expect(await orderOf(shopper, number)).toMatchObject({
      status: 'cancelled',
      refunded_fen: 10_600,
      extras: [{ state: 'cancelled' }],
    });
    expect(await payExtra()).toBe('not_payable');
    expect((await lettersTo(shopper.userId)).at(-1)).toBe('Your order was cancelled');
  });

  test('reminds nobody whose question is settled', async () => {
    const { shopper, ask, answer, payExtra } = await orderWithoutFee(server);
    await ask();
    await answer();
    await payExtra();
    await wakeAfter(100);
    expect(await lettersTo(shopper.userId)).toHaveLength(1);
  });
});

describe('a refund', () => {
  test('of an order includes what was paid for domestic shipping, by its own capture', async () => {
    const { number, ask, answer, payExtra, own, office } = await orderWithoutFee(server);
    await ask();
    await answer();
    await payExtra();
    expect((await own.refund()).data.refund).toMatchObject({ amount_fen: 10_600 });
    expect((await office.approve()).data).toMatchObject({
      status: 'refunded',
      refunded_fen: 10_600,
      extras: [{ state: 'refunded' }],
    });
    expect(await server.money.of(number)).toEqual({ captured: 10_600, refunded: 10_000 });
    expect(await server.money.of(`${number}-1`)).toEqual({ captured: 600, refunded: 600 });
  });

  test('by staff after the purchase returns everything', async () => {
    const { shopper, number, ask, answer, payExtra, office } = await orderWithoutFee(server);
    await ask();
    await answer();
    await payExtra();
    await office.process();
    expect((await office.cancel()).data).toMatchObject({ status: 'cancelled', refunded_fen: 11_200 });
    expect((await server.messages.to(shopper.userId)).at(-1)?.body.en).toContain('The full amount of ¥112.00');
    expect(await server.money.of(`${number}-1`)).toEqual({ captured: 600, refunded: 600 });
  });

  test('after a part has arrived keeps the domestic shipping', async () => {
    const { number, ask, answer, payExtra, own, office, lineIds } = await orderWithoutFee(server);
    await ask();
    await answer();
    await payExtra();
    await office.process();
    await office.stock(lineIds);
    expect((await own.refund()).reason).toBe('wrong_state');
    expect(await server.money.of(`${number}-1`)).toEqual({ captured: 600, refunded: 0 });
  });

  test('that is requested ends a question or an extra payment; after its withdrawal staff may ask again', async () => {
    const { ask, answer, own, payExtra, office } = await orderWithoutFee(server);
    await ask();
    expect((await own.refund()).data).toMatchObject({
      question: { state: 'withdrawn' },
      actions: ['cancel_refund'],
    });
    expect((await ask()).reason).toBe('wrong_state');
    await own.withdraw();
    await ask();
    await answer();
    expect((await own.refund()).data.extras).toMatchObject([{ state: 'cancelled' }]);
    expect(await payExtra()).toBe('not_payable');
    await own.withdraw();
    expect((await office.process()).data.status).toBe('processing');
  });
});

describe('refused', () => {
  test('are questions about orders whose fee is known, that are unpaid, or that are bought', async () => {
    const stated = await orderIn(server, 'paid');
    const { staff } = stated;
    const { ask } = await orderWithoutFee(server, 'processing');
    expect((await ask()).reason).toBe('wrong_state');
    const other = await orderWithoutFee(server);
    await other.own.refund();
    expect((await other.noFee()).reason).toBe('wrong_state');
    const answers = await Promise.all(
      [stated.number, 'CV0000NOBODY'].map((number) =>
        staff.call(askQuestionContract, { params: { number }, body: feeQuestion(), headers: key() }),
      ),
    );
    expect(answers.map(({ reason }) => reason)).toEqual(['fee_known', 'not_found']);
  });

  test('are bodies that are not such a question', async () => {
    const { ask } = await orderWithoutFee(server);
    const bodies: unknown[] = [
      { ...feeQuestion(), kind: 'gift' },
      { ...feeQuestion(), hours: 1 },
      feeQuestion(0),
      feeQuestion(1_000_001),
      feeQuestion(1.5),
      { ...feeQuestion(), options: [{ kind: 'cancel' }] },
      { ...feeQuestion(), options: [{ kind: 'cancel' }, { kind: 'cancel' }] },
      {
        ...feeQuestion(),
        options: [
          { kind: 'pay_more', amount_fen: 1 },
          { kind: 'cancel', amount_fen: 1 },
        ],
      },
      { ...feeQuestion(), text: 'x'.repeat(501) },
    ];
    const answers = await Promise.all(bodies.map((body) => ask(body as never)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 422));
    expect((await ask(feeQuestion(), {} as never)).reason).toBe('idempotency_key_required');
  });

  test("are answers to another shopper's question, to a question of another order, and unknown options", async () => {
    const mine = await orderWithoutFee(server);
    const theirs = await orderWithoutFee(server);
    await mine.ask();
    await theirs.ask();
    expect((await mine.answer('pay_more', key(), await theirs.questionId())).status).toBe(404);
    expect((await mine.answer('pay_more', key(), 'nothing')).status).toBe(404);
    expect((await mine.answer('later' as never)).status).toBe(422);
    expect(await server.money.pay(mine.shopper.userId, [`${theirs.number}-1`], 'balance', 'order_extra')).toBe(
      'not_payable',
    );
  });
});
