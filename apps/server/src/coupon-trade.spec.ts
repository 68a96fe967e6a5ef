import { createAddressContract } from '@caravan/account/contract/schema';
import {
  approveRefundContract,
  cancelOrderContract,
  getOrderContract,
  placeOrdersContract,
  previewOrdersContract,
  processOrderContract,
  requestRefundContract,
  stockOrderContract,
} from '@caravan/cart-orders/contract/orders';
import { getOrderReceiptContract, getPackageReceiptContract } from '@caravan/receipts/contract/schema';
import { addToCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import { createPaymentContract, getBalanceContract } from '@caravan/fund-payment/contract/schema';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';
import type { NewCoupon } from '@caravan/promotions/contract';
import { createCouponContract, getCouponContract } from '@caravan/promotions/contract/schema';
import { aNewCoupon } from '@caravan/promotions/contract/testing';
import type { Caller } from '@caravan/server-core/testing';
import {
  cancelPackageContract,
  createPackageContract,
  getPackageContract,
  newPackage,
  quotePackageContract,
} from '@caravan/warehouse-packages/contract/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleAddress } from './testing/example-address.ts';
import { warehouseOf } from './testing/paid-order.ts';
import { key, paidGoods, tradeDesk, type TradeDesk } from './testing/trade-desk.ts';

let desk: TradeDesk;
let owner: Caller;
beforeAll(async () => {
  desk = await tradeDesk();
  owner = await desk.hire('owner', 'owner');
});
afterAll(() => desk.close());
afterAll(async () => {
  for (const feature of desk.server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

const coupon = async (over: Partial<NewCoupon>) =>
  (await owner.call(createCouponContract, { body: aNewCoupon({ minimum_fen: 0, ...over }), headers: key() })).data.id;
const costsOf = async (id: string) => {
  const { uses, used_fen, given_back_fen, spent_fen } = (await owner.call(getCouponContract, { params: { id } })).data;
  return { uses, used_fen, given_back_fen, spent_fen };
};
const put = async (shopper: Caller, name: string, quantity = 1, shop_name = 'Tea House') => {
  const manual = { url: '', name, spec: 'plain', shop_name, unit_price_fen: 5_000, domestic_shipping_fen: 600 };
  return (await shopper.call(addToCartContract, { body: newLine.parse({ manual, quantity }) })).data.id;
};
const place = (shopper: Caller, cart_ids: string[], coupon_code: string) =>
  shopper.call(placeOrdersContract, {
    body: { cart_ids, contact: { name: 'Ada' }, note: '', coupon_code },
    headers: key(),
  });
const pay = (shopper: Caller, kind: 'order' | 'package', refs: string[]) =>
  shopper.call(createPaymentContract, { body: { kind, refs, method: 'balance' }, headers: key() });
const balanceOf = async (shopper: Caller) => (await shopper.call(getBalanceContract)).data.balance_fen;

/** A shopper with ¥10,000.00 who has ordered once, and whose goods have arrived. */
const regular = async () => {
  const { shopper, number, lines, userId } = await paidGoods(desk, [{ name: 'Tea', quantity: 2 }]);
  await owner.call(processOrderContract, { params: { number }, body: { supplier_order_no: number } });
  const weighed = { weight_g: 700, length_mm: 200, width_mm: 150, height_mm: 80, restrictions: [] };
  const stocked = lines.map(({ id }) => ({ line_id: id, ...weighed }));
  await owner.call(stockOrderContract, { params: { number }, body: { lines: stocked } });
  return { shopper, userId };
};

it('is seen, ordered, paid, refunded and used again, and money and coupon agree', async () => {
  const id = await coupon({ code: 'AUTUMN', percent: 15, per_person: 1 });
  const { shopper } = await regular();
  const ids = [await put(shopper, 'Cup', 3), await put(shopper, 'Lamp', 1, 'Lights')];
  const preview = (await shopper.call(previewOrdersContract, { body: { cart_ids: ids, coupon_code: 'autumn' } })).data;
  expect(preview).toMatchObject({ coupons: true, coupon: { discount_fen: 3_000, problem: null } });
  const placed = (await place(shopper, ids, 'autumn')).data;
  expect(placed.amount_fen).toBe(preview.amount_fen);
  const before = await balanceOf(shopper);
  const numbers = placed.orders.map(({ number }) => number);
  expect((await pay(shopper, 'order', numbers)).status).toBe(200);
  expect(await balanceOf(shopper)).toBe(before - preview.amount_fen);
  for (const number of numbers) {
    // The receipt adds up to what was paid.
    const { content } = (await shopper.call(getOrderReceiptContract, { params: { number } })).data;
    expect(content.amounts).toContainEqual(expect.objectContaining({ code: 'discount', detail: 'AUTUMN' }));
    expect(content.amount_fen).toBe(content.totals.paid_fen);
  }
  expect((await place(shopper, [await put(shopper, 'Pot')], 'AUTUMN')).reason).toBe('coupon_used');

  for (const number of numbers) {
    const body = { reason: 'no longer needed', destination: 'balance' } as const;
    expect((await shopper.call(requestRefundContract, { params: { number }, body, headers: key() })).status).toBe(200);
    await owner.call(approveRefundContract, { params: { number }, body: { note: '' } });
    const order = (await shopper.call(getOrderContract, { params: { number } })).data;
    expect(order).toMatchObject({ status: 'refunded', refunded_fen: order.amount_fen });
  }
  expect(await balanceOf(shopper)).toBe(before);
  expect(await costsOf(id)).toEqual({ uses: 1, used_fen: 3_000, given_back_fen: 3_000, spent_fen: 0 });
  expect((await place(shopper, [await put(shopper, 'Vase')], 'AUTUMN')).status).toBe(200);
});

it('lowers the freight of a package, and is given back with it', async () => {
  const id = await coupon({
    code: 'FREIGHT',
    target: 'shipping',
    percent: 50,
    budget_fen: 1_000_000,
    first_only: true,
  });
  const { shopper } = await regular();
  const item_ids = (await warehouseOf(shopper)).map((item) => item.id);
  const address_id = (await shopper.call(createAddressContract, { body: exampleAddress })).data.id;
  const coupon_code = 'FREIGHT';
  const { discounts, lines } = (
    await shopper.call(quotePackageContract, { body: { item_ids, address_id, coupon_code } })
  ).data;
  const off = discounts.find(({ line_id }) => line_id === 'ems')?.discount_fen ?? 0;
  const fee = lines.find((line) => line.id === 'ems')?.fee_fen ?? 0;
  const chosen = { item_ids, address_id, line_id: 'ems', declared_value_fen: 10_000, coupon_code, fee_fen: fee - off };
  const pack = () => shopper.call(createPackageContract, { body: newPackage.parse(chosen), headers: key() });
  const { number } = (await pack()).data;
  const before = await balanceOf(shopper);
  await pay(shopper, 'package', [number]);
  expect(await balanceOf(shopper)).toBe(before - fee + off);
  expect((await shopper.call(getPackageContract, { params: { number } })).data.discount_fen).toBe(off);
  const { content } = (await shopper.call(getPackageReceiptContract, { params: { number } })).data;
  expect(content.amounts).toContainEqual(expect.objectContaining({ code: 'discount', amount_fen: -off }));
  expect(content.amount_fen).toBe(content.totals.paid_fen);
  await shopper.call(cancelPackageContract, { params: { number }, headers: key() });
  expect(await balanceOf(shopper)).toBe(before);
  expect(await costsOf(id)).toEqual({ uses: 1, used_fen: off, given_back_fen: off, spent_fen: 0 });
  // It is the first package again.
  expect((await pack()).status).toBe(200);
});

it('200 orders at once get what its budget covers, and those that are cancelled make room', async () => {
  const id = await coupon({ code: 'SEVEN', percent: null, amount_fen: 1_000, budget_fen: 7_500, per_person: null });
  const shoppers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const shopper = desk.shopper(`racer_${index}`);
      return { shopper, line: await put(shopper, `Cup ${index}`) };
    }),
  );
  const answers = await Promise.all(shoppers.map(({ shopper, line }) => place(shopper, [line], 'SEVEN')));
  const done = answers.flatMap((answer, index) =>
    answer.status === 200 ? [{ shopper: shoppers[index]?.shopper, number: answer.data.orders[0]?.number ?? '' }] : [],
  );
  expect(done).toHaveLength(7);
  expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set([undefined, 'coupon_used_up']));
  expect(await costsOf(id)).toMatchObject({ uses: 7, spent_fen: 7_000 });
  // The refused carts are as they were.
  const [late] = shoppers.filter((_, index) => answers[index]?.status !== 200);
  await done[0]?.shopper?.call(cancelOrderContract, { params: { number: done[0].number } });
  expect(late && (await place(late.shopper, [late.line], 'SEVEN')).status).toBe(200);
  expect(await costsOf(id)).toMatchObject({ uses: 8, given_back_fen: 1_000, spent_fen: 7_000 });
});

it('one shopper at 30 tills uses a coupon for one once', async () => {
  const id = await coupon({ code: 'ONCE', percent: 10, per_person: 1 });
  const shopper = desk.shopper('tills');
  const lines: string[] = [];
  for (let till = 0; till < 30; till += 1) lines.push(await put(shopper, `Bowl ${till}`));
  const answers = await Promise.all(lines.map((line) => place(shopper, [line], 'ONCE')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await costsOf(id)).toMatchObject({ uses: 1, spent_fen: 500 });
});

it('money that was given is not touched by a coupon that pays for everything', async () => {
  const id = await coupon({ code: 'GRATIS', percent: 100, budget_fen: 100_000 });
  const { shopper, userId } = await regular();
  await owner.call(adjustBalanceContract, {
    params: { id: userId },
    body: { amount_fen: -(await balanceOf(shopper)), remark: 'Spent' },
    headers: key(),
  });
  const placed = (await place(shopper, [await put(shopper, 'Fan')], 'GRATIS')).data;
  expect(placed.amount_fen).toBe(600);
  expect((await pay(shopper, 'order', [placed.orders[0]?.number ?? ''])).reason).toBe('insufficient_balance');
  expect(await costsOf(id)).toMatchObject({ spent_fen: 5_000 });
});
