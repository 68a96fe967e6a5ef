import { answerQuestionContract, askQuestionContract } from '@caravan/cart-orders/contract/orders';
import {
  createPaymentContract,
  getBalanceContract,
  listBalanceRecordsContract,
} from '@caravan/fund-payment/contract/schema';
import { listPurchasesContract, lookUpCodeContract, purchasesQuery } from '@caravan/procurement/contract/schema';
import { createCouponContract } from '@caravan/promotions/contract/schema';
import { aNewCoupon } from '@caravan/promotions/contract/testing';
import { newReturn, requestReturnContract } from '@caravan/returns/contract/schema';
import {
  getStaffReturnContract,
  returnStep,
  settleReturnContract,
  stepReturnContract,
} from '@caravan/returns/contract/staff';
import type { Caller } from '@caravan/server-core/testing';
import {
  closeStockCountContract,
  decideStockCountContract,
  openStockCountContract,
  scanStockCountContract,
} from '@caravan/stock-counts/contract/staff';
import {
  createBinContract,
  getLossContract,
  listStaffStoreContract,
  loseGoodsContract,
  moveGoodsContract,
  newBin,
} from '@caravan/warehouse-packages/contract/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announce, buy, key, paidGoods, receive, tradeDesk, type TradeDesk } from './testing/trade-desk.ts';

let desk: TradeDesk;
let owner: Caller;
let wei: Caller;
let sam: Caller;
beforeAll(async () => {
  desk = await tradeDesk();
  owner = await desk.hire('owner', 'owner');
  wei = await desk.hire('wei', 'receiver');
  sam = await desk.hire('sam', 'service');
  const body = aNewCoupon({ code: 'LUCK', percent: null, amount_fen: 100, minimum_fen: 0 });
  expect((await owner.call(createCouponContract, { body, headers: key() })).status).toBe(200);
});
afterAll(() => desk.close());
afterAll(async () => {
  for (const feature of desk.server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

let bins = 0;

/**
 * Three pieces of a line that arrived one by one and lie in a bin: 3 × ¥50.00 less ¥1.00 by a coupon, ¥1.00 more for a
 * price that rose, ¥6.00 for the shop's delivery and ¥4.00 for two photos. Nothing but the price divides by three.
 */
const threePieces = async () => {
  const { shopper, number, lines, userId } = await paidGoods(desk, [{ name: 'Tea', quantity: 3, photos: 2 }], 'LUCK');
  const line_id = lines[0]?.id ?? '';
  const rise = { kind: 'price_rise', line_id, text: '' } as const;
  const options = [{ kind: 'pay_more', amount_fen: 100 }, { kind: 'drop' }] as const;
  const asked = await owner.call(askQuestionContract, {
    params: { number },
    body: { ...rise, options: [...options] },
    headers: key(),
  });
  const id = asked.data.question?.id ?? '';
  const body = { option: 'pay_more' } as const;
  const answered = await shopper.call(answerQuestionContract, { params: { number, id }, body, headers: key() });
  await shopper.call(createPaymentContract, {
    body: { kind: 'order_extra', refs: [answered.data.extra?.ref ?? ''], method: 'balance' },
    headers: key(),
  });
  await buy(owner, number, [{ id: line_id, pieces: 3 }]);
  const query = purchasesQuery.parse({ order: number });
  const purchase = (await owner.call(listPurchasesContract, { query })).data.items[0]?.id ?? '';
  for (const part of [1, 2, 3]) {
    const parcel = (await announce(owner, purchase, `SF${part}${number}`)).data;
    const received = await receive(wei, parcel.id, [{ id: line_id, pieces: 1 }], { moreComes: part < 3 });
    expect(received.status).toBe(200);
  }
  const goods = async () =>
    (await owner.call(listStaffStoreContract, { query: { user: userId, limit: 100 } })).data.items;
  const items = await goods();
  bins += 1;
  const place = newBin.parse({ code: `L-${bins}`, zone: 'L', kind: 'shelf', position: bins });
  const bin = (await owner.call(createBinContract, { body: place })).data.code;
  await wei.call(moveGoodsContract, { body: { numbers: items.map((item) => item.number), bin }, headers: key() });
  expect(items).toHaveLength(3);
  const [first, second, third] = items.map((item) => ({ id: item.id, number: item.number }));
  if (!first || !second || !third) throw new Error('three pieces arrived');
  return {
    shopper,
    number,
    bin,
    goods,
    items: [first, second, third] as const,
    balance: async () => (await shopper.call(getBalanceContract)).data.balance_fen,
  };
};
type ThreePieces = Awaited<ReturnType<typeof threePieces>>;
type Item = ThreePieces['items'][number];

/** A count of the bin misses goods, and a second person confirms it. */
const miss = async ({ bin, goods }: ThreePieces, ...missed: readonly Item[]) => {
  const numbers = missed.map(({ number }) => number);
  await wei.call(openStockCountContract, { body: { bin } });
  for (const item of await goods())
    if (item.bin === bin && !numbers.includes(item.number))
      await wei.call(scanStockCountContract, { body: { bin, number: item.number }, headers: key() });
  const count = (await wei.call(closeStockCountContract, { body: { bin }, headers: key() })).data;
  const decisions = numbers.map((number) => ({ number, decision: 'confirm' as const }));
  const decided = await sam.call(decideStockCountContract, {
    params: { number: count.number },
    body: { decisions },
    headers: key(),
  });
  expect(decided.data).toMatchObject({ state: 'done', undecided: 0 });
};
const lose = ({ number }: Item, headers = key()) =>
  sam.call(loseGoodsContract, { params: { number }, body: { note: 'looked in all bins' }, headers });

/** The seller takes a piece back and pays; gives its return and the calls about its money. */
const sendBack = async ({ shopper }: ThreePieces, { id }: Item) => {
  const body = newReturn.parse({ item_id: id, quantity: 1, kind: 'return', reason: 'damaged' });
  const { number } = (await shopper.call(requestReturnContract, { body, headers: key() })).data;
  const params = { number };
  const steps = [{ step: 'agreed' }, { step: 'sent', carrier: 'SF', tracking_number: `BACK${number}` }] as const;
  for (const step of steps)
    expect(
      (await owner.call(stepReturnContract, { params, body: returnStep.parse(step), headers: key() })).status,
    ).toBe(200);
  return {
    paid: async () => (await owner.call(getStaffReturnContract, { params })).data.paid_fen ?? 0,
    settle: (refund_fen: number) =>
      owner.call(settleReturnContract, { params, body: { note: 'paid', refund_fen }, headers: key() }),
  };
};

it('goods that a count misses are paid back to the real balance, once, with their share of everything', async () => {
  const made = await threePieces();
  const [item] = made.items;
  await miss(made, item);
  const before = await made.balance();
  const amounts = { goods_fen: 5_000, domestic_fen: 200, photo_fen: 133, amount_fen: 5_333 };
  const { number } = item;
  expect((await sam.call(getLossContract, { params: { number } })).data).toMatchObject(amounts);
  const answers = await Promise.all(Array.from({ length: 20 }, () => lose(item)));
  const repeated = key();
  answers.push(await lose(item, repeated), await lose(item, repeated));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, data: amounts });
  expect(await made.balance()).toBe(before + 5_333);
  const query = { type: 'compensation', page: 1, page_size: 10 } as const;
  expect((await made.shopper.call(listBalanceRecordsContract, { query })).data.items).toMatchObject([
    { type: 'compensation', amount_fen: 5_333, kind: 'order', refs: [made.number] },
  ]);
  expect((await made.goods()).map((one) => one.number)).toEqual(made.items.slice(1).map((one) => one.number));
  expect(await wei.call(lookUpCodeContract, { query: { code: number } })).toMatchObject({
    status: 409,
    reason: 'item_lost',
  });
});

it.each([
  ['before and after another went back', ['lost', 'returned', 'lost'], [5_000, 5_001, 4_999]],
  ['after another went back', ['returned', 'lost', 'lost'], [5_000, 5_001, 4_999]],
  ['before another goes back', ['lost', 'lost', 'returned'], [5_000, 5_001, 4_999]],
] as const)('pieces that are lost %s add up to what was paid for the line', async (_, ends, parts) => {
  const made = await threePieces();
  const before = await made.balance();
  const given: number[] = [];
  for (const [index, end] of ends.entries()) {
    const item = made.items[index];
    if (!item) throw new Error('three pieces arrived');
    if (end === 'lost') {
      await miss(made, item);
      given.push((await lose(item)).data.goods_fen);
    } else {
      const { paid, settle } = await sendBack(made, item);
      given.push(await paid());
      expect((await settle((await paid()) + 1)).reason).toBe('refund_too_high');
      expect((await settle(await paid())).status).toBe(200);
    }
  }
  expect(given).toEqual(parts);
  // The two lost pieces had their shares of delivery and photos, too.
  expect(await made.balance()).toBe(before + 15_000 + 400 + 266);
});

it('of losses and a return at the same moment each counts what the others paid', async () => {
  const made = await threePieces();
  const [first, second, third] = made.items;
  const { paid, settle } = await sendBack(made, first);
  await miss(made, second, third);
  const before = await made.balance();
  const [settled, ...lost] = await Promise.all([settle(5_000), lose(second), lose(third)]);
  expect(lost.map(({ status }) => status)).toEqual([200, 200]);
  // The last of the three has the least left of the extra payment.
  if (settled.status !== 200) expect((await settle(await paid())).status).toBe(200);
  expect((await made.balance()) - before).toBeLessThanOrEqual(15_000 + 400 + 266);
});
