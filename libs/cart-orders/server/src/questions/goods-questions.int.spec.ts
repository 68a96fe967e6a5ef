import { hour } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import { askQuestionContract } from '@caravan/cart-orders/contract/orders';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { cartServer, type CartServer } from '../testing/cart-server.ts';
import { key, orderOf } from '../testing/order-steps.ts';
import { goodsQuestion, lineQuestion, orderOfTwo } from '../testing/question-steps.ts';
import { questionTaskSource } from './question-work.ts';
import { wakeOrdersJob } from '../work/wake-orders.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());
afterEach(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
  const wanted = (await questionTaskSource.wanted(server.core.db)).map(({ queue, ref }) => `${queue} ${ref}`);
  expect(
    server.tasks
      .open()
      .filter((task) => task.startsWith('problem '))
      .sort(),
  ).toEqual(wanted.sort());
});

const pass = async (hours: number) => {
  server.clock.advance(hours * hour);
  await server.runJob(wakeOrdersJob, null);
  await server.runJob(wakeOrdersJob, null);
};

/** A bought order of tea and cups whose tea, or all of it, arrived. */
const arrivedOrder = async (all = true) => {
  const order = await orderOfTwo(server, 'processing');
  await order.office.stock(all ? [order.tea, order.cup] : [order.tea]);
  const show = () => orderOf(order.shopper, order.number);
  const { lines } = await show();
  const item = lines.find(({ id }) => id === order.tea)?.receipts[0]?.item_id ?? '';
  return { ...order, item, show };
};
const eventsOf = async (order: Awaited<ReturnType<typeof arrivedOrder>>) =>
  (await order.show()).timeline.map(({ event }) => event);

describe('a question about goods that arrived', () => {
  it('offers exactly to keep and to return them, and the order can be packed meanwhile', async () => {
    const order = await arrivedOrder();
    const asked = (await order.ask(goodsQuestion(order.item))).data;
    expect(asked).toMatchObject({
      status: 'in_stock',
      actions: ['answer_question', 'pack'],
      question: {
        kind: 'quality',
        line_id: order.tea,
        item_id: order.item,
        reason: 'damaged',
        text: 'The seam is open.',
        state: 'open',
        return_number: null,
        options: [
          { kind: 'keep', amount_fen: null, refund_fen: null, goods: null },
          { kind: 'return', amount_fen: null, refund_fen: null, goods: null },
        ],
      },
    });
    expect(server.tasks.open()).toContain(`problem ${order.number}`);
    const letter = (await server.messages.to(order.shopper.userId)).find(({ kind }) => kind === 'order_question');
    expect(letter?.title).toMatchObject({ en: 'Please look at your goods: Tea', zh: '请查看您的商品：Tea' });
    expect(letter?.body.en).toMatch(/Without an answer you keep the goods\..*The seam is open\./s);
    expect(letter?.mail?.choices?.map(({ path }) => new URL(path, 'https://x').searchParams.get('answer'))).toEqual([
      'keep',
      'return',
    ]);
    expect((await order.ask(lineQuestion(order.cup))).reason).toBe('nothing_to_drop');
    expect((await order.ask(goodsQuestion(order.item))).reason).toBe('question_open');
  });

  it('keeps the goods by the answer, whatever became of them', async () => {
    const order = await arrivedOrder();
    await order.ask(goodsQuestion(order.item));
    server.warehouse.moved.set(order.item, { packageNumber: 'PK2611A1B2C3D' });
    expect(await order.answer('return')).toMatchObject({ status: 409, reason: 'goods_not_free' });
    expect((await order.show()).question).toMatchObject({ state: 'open' });
    const headers = key();
    const kept = await order.answer('keep', headers);
    expect(kept.data).toMatchObject({
      status: 'in_stock',
      question: { state: 'answered', answer: 'keep', return_number: null },
    });
    expect((await order.answer('keep', headers, kept.data.question?.id)).data).toEqual(kept.data);
    expect((await order.answer('keep')).reason).toBe('question_closed');
    expect(server.warehouse.opened.filter(({ itemId }) => itemId === order.item)).toEqual([]);
    expect((await eventsOf(order)).slice(-2)).toEqual(['question_asked', 'question_answered']);
  });

  it('opens a return by the answer, once', async () => {
    const order = await arrivedOrder();
    await order.ask(goodsQuestion(order.item, 'wrong_goods'));
    const { question, refunded_fen: refunded } = (await order.answer('return')).data;
    expect(question).toMatchObject({
      state: 'answered',
      answer: 'return',
      return_number: expect.stringMatching(/^RT/),
    });
    expect(refunded).toBe(0);
    expect(server.warehouse.opened.filter(({ itemId }) => itemId === order.item)).toEqual([
      {
        itemId: order.item,
        reason: 'wrong_goods',
        note: 'The seam is open.',
        by: { actor: 'shopper', id: order.shopper.userId },
      },
    ]);
    expect((await order.show()).lines.find(({ id }) => id === order.tea)?.place).toMatchObject({
      return_number: question?.return_number,
    });
    expect((await order.ask(goodsQuestion(order.item))).reason).toBe('goods_not_free');
  });

  it('is answered by staff as the shopper told them', async () => {
    const order = await arrivedOrder();
    await order.ask(goodsQuestion(order.item));
    expect((await order.answerFor('drop')).status).toBe(422);
    expect((await order.answerFor('return')).data.question).toMatchObject({ answer: 'return' });
    expect(server.warehouse.opened.at(-1)?.by).toEqual({ actor: 'staff', id: 'staff_1' });
    const letters = await server.messages.to(order.shopper.userId);
    expect(letters.some(({ body }) => body.en.includes('we recorded as you told us: send the goods back'))).toBe(true);
  });

  it('reminds twice and keeps the goods in silence', async () => {
    const order = await arrivedOrder();
    await order.ask(goodsQuestion(order.item));
    const reminders = async () =>
      (await server.messages.to(order.shopper.userId)).filter(({ title }) => title.zh === '请尽快答复').length;
    await pass(24);
    expect(await reminders()).toBe(1);
    await pass(24);
    expect(await reminders()).toBe(2);
    server.warehouse.moved.set(order.item, { disposedAt: server.clock.now() });
    await pass(24);
    expect(await order.show()).toMatchObject({
      status: 'in_stock',
      refunded_fen: 0,
      question: { state: 'expired', answer: null, return_number: null },
    });
    expect((await eventsOf(order)).at(-1)).toBe('goods_kept');
    expect((await server.messages.to(order.shopper.userId)).map(({ title }) => title.en)).toContain('You keep Tea');
    expect((await order.answer('keep')).reason).toBe('question_closed');
  });

  it('stays open when the rest of the order arrives, unlike one about goods to come', async () => {
    const order = await arrivedOrder(false);
    await order.ask(goodsQuestion(order.item));
    await order.office.stock([order.cup]);
    expect(await order.show()).toMatchObject({ status: 'in_stock', question: { state: 'open' } });
    await pass(72);
    expect(await order.show()).toMatchObject({ status: 'in_stock', question: { state: 'expired' }, refunded_fen: 0 });
    const other = await arrivedOrder(false);
    await other.ask(lineQuestion(other.cup));
    await other.office.stock([other.cup]);
    expect(await other.show()).toMatchObject({ status: 'in_stock', question: { state: 'withdrawn' } });
  });

  it('is withdrawn by staff, and may be asked again', async () => {
    const order = await arrivedOrder();
    await order.ask(goodsQuestion(order.item));
    expect((await order.withdraw('It is only the box.')).data.question).toMatchObject({ state: 'withdrawn' });
    expect((await order.ask(goodsQuestion(order.item))).data.question).toMatchObject({ state: 'open' });
  });

  it('needs goods of the order on the shelf, its own options and words', async () => {
    const order = await arrivedOrder(false);
    const other = await arrivedOrder();
    expect((await order.ask(goodsQuestion(other.item))).status).toBe(404);
    expect((await order.ask(goodsQuestion('nothing'))).status).toBe(404);
    const ask = (over: object) =>
      order.staff.call(askQuestionContract, {
        params: { number: order.number },
        body: { ...goodsQuestion(order.item), ...over } as never,
        headers: key(),
      });
    for (const over of [
      { text: '' },
      { text: 'x'.repeat(501) },
      { reason: 'changed_mind' },
      { options: [{ kind: 'keep' }] },
      { options: [{ kind: 'keep' }, { kind: 'keep' }] },
      { options: [{ kind: 'keep' }, { kind: 'return' }, { kind: 'drop' }] },
      { line_id: order.tea },
    ])
      expect((await ask(over)).status, JSON.stringify(over)).toBe(422);
    server.warehouse.moved.set(order.item, { packageNumber: 'PK2611A1B2C3D' });
    expect((await order.ask(goodsQuestion(order.item))).reason).toBe('goods_not_free');
    expect((await order.show()).question).toBeNull();
  });

  it('belongs to its shopper alone', async () => {
    const order = await arrivedOrder();
    await order.ask(goodsQuestion(order.item));
    const stranger = await arrivedOrder();
    expect((await stranger.answer('return', key(), await order.questionId())).status).toBe(404);
    expect((await order.show()).question).toMatchObject({ state: 'open' });
  });

  it('keeps the account of its shopper open until it is answered', async () => {
    const order = await arrivedOrder();
    const obstacles = () =>
      server.core.transaction((tx) => server.feature.ports.personalData.obstacles(tx, order.shopper.userId));
    expect(await obstacles()).toEqual([]);
    await order.ask(goodsQuestion(order.item));
    expect(await obstacles()).toEqual(['orders_open']);
    await order.answer('keep');
    expect(await obstacles()).toEqual([]);
  });

  it('never changes in the database', async () => {
    const order = await arrivedOrder();
    await order.ask(goodsQuestion(order.item));
    const id = await order.questionId();
    for (const change of [
      "item_id = 'other'",
      "reason = 'quality'",
      "return_number = 'RT2611A1B2C3D'",
      "kind = 'price_rise'",
    ])
      await expect(
        server.core.db.execute(sql`update order_question set ${sql.raw(change)} where id = ${id}`),
      ).rejects.toThrow();
  });

  test('of 36 concurrent answers one stands', { timeout: 60_000 }, async () => {
    const order = await arrivedOrder();
    await order.ask(goodsQuestion(order.item));
    const id = await order.questionId();
    const answers = await Promise.all(
      Array.from({ length: 36 }, (_, index) => order.answer(index % 2 ? 'keep' : 'return', key(), id)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 35 }, () => 409)]);
    const { question } = await order.show();
    const opened = server.warehouse.opened.filter(({ itemId }) => itemId === order.item);
    expect(opened).toHaveLength(question?.answer === 'return' ? 1 : 0);
  });
});
