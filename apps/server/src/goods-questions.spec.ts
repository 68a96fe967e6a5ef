import { answerQuestionContract, askQuestionContract } from '@caravan/cart-orders/contract/orders';
import { listPurchasesContract, purchasesQuery } from '@caravan/procurement/contract/schema';
import type { Caller } from '@caravan/server-core/testing';
import { newReturn, requestReturnContract } from '@caravan/returns/contract/schema';
import { listStoreContract } from '@caravan/warehouse-packages/contract/schema';
import { getStaffReturnContract, openStaffReturnContract } from '@caravan/returns/contract/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announce, buy, key, paidGoods, receive, tradeDesk, type TradeDesk } from './testing/trade-desk.ts';

let desk: TradeDesk;
let buyer: Caller | undefined;
let receiver: Caller | undefined;
const member = (one: Caller | undefined): Caller => {
  if (!one) throw new Error('nobody is hired');
  return one;
};
beforeAll(async () => {
  desk = await tradeDesk();
  buyer = await desk.hire('bea', 'buyer');
  receiver = await desk.hire('wei', 'receiver');
});
afterAll(() => desk.close());
afterAll(async () => {
  for (const feature of desk.server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

/** Three pieces that arrived damaged, and the question of the receiver about them. */
const askedGoods = async () => {
  const goods = await paidGoods(desk, [{ name: 'Tea', quantity: 3 }]);
  const { number } = goods;
  const line = { id: goods.lines[0]?.id ?? '', pieces: 3 };
  await buy(member(buyer), number, [line]);
  const query = purchasesQuery.parse({ order: number });
  const purchase = (await member(buyer).call(listPurchasesContract, { query })).data.items[0]?.id ?? '';
  const parcel = (await announce(member(buyer), purchase, `SF${number}`)).data;
  await receive(member(receiver), parcel.id, [{ ...line, over: { condition: 'damaged', note: 'broken' } }]);
  const item = async () =>
    (await goods.shopper.call(listStoreContract, { query: { page: 1, page_size: 20 } })).data.items[0];
  const itemId = (await item())?.id ?? '';
  const asked = await member(receiver).call(askQuestionContract, {
    params: { number },
    body: {
      kind: 'quality',
      item_id: itemId,
      reason: 'damaged',
      text: 'Two cups are broken.',
      options: [{ kind: 'keep' }, { kind: 'return' }],
    },
    headers: key(),
  });
  const id = asked.data.question?.id ?? '';
  const answer = (option: 'keep' | 'return') =>
    goods.shopper.call(answerQuestionContract, { params: { number, id }, body: { option }, headers: key() });
  return { ...goods, item, itemId, answer, asked: asked.data };
};

it('goods are returned by the answer, with the reason of the question, and the note of staff', async () => {
  const made = await askedGoods();
  expect(made.asked).toMatchObject({ status: 'in_stock', question: { kind: 'quality', item_id: made.itemId } });
  const { question, lines } = (await made.answer('return')).data;
  const number = question?.return_number ?? '';
  expect(lines).toMatchObject([{ place: { status: 'returning', return_number: number } }]);
  expect((await member(buyer).call(getStaffReturnContract, { params: { number } })).data).toMatchObject({
    state: 'requested',
    kind: 'return',
    reason: 'damaged',
    item: { id: made.itemId, quantity: 3 },
    timeline: [{ event: 'requested', by: 'shopper', note: 'Two cups are broken.' }],
  });
  expect(await made.item()).toMatchObject({ return_number: number, packable: false });
});

it('goods that are in a return already are kept by the answer, and not returned twice', async () => {
  const made = await askedGoods();
  const body = newReturn.parse({ item_id: made.itemId, quantity: 3, kind: 'exchange', reason: 'quality' });
  const own = await made.shopper.call(requestReturnContract, { body, headers: key() });
  expect(await made.answer('return')).toMatchObject({ status: 409, reason: 'goods_not_free' });
  expect((await made.answer('keep')).data.question).toMatchObject({ state: 'answered', answer: 'keep' });
  expect(await made.item()).toMatchObject({ return_number: own.data.number });
});

it('of 36 who answer, return and ask at once, one opens a return', async () => {
  const made = await askedGoods();
  const body = newReturn.parse({ item_id: made.itemId, quantity: 3, kind: 'return', reason: 'quality' });
  const answers = await Promise.all(
    Array.from({ length: 36 }, (_, index) =>
      index % 3 === 0
        ? made.shopper.call(requestReturnContract, { body, headers: key() })
        : index % 3 === 1
          ? member(receiver).call(openStaffReturnContract, {
              body: { item_id: made.itemId, quantity: 3, kind: 'return', reason: 'quality', note: '' },
              headers: key(),
            })
          : made.answer('return'),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const order = await made.order();
  const number = (await made.item())?.return_number;
  expect(number).toMatch(/^RT/);
  expect(order.lines).toMatchObject([{ place: { return_number: number } }]);
  expect([null, number]).toContain(order.question?.return_number);
});
