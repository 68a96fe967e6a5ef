import { decideApprovalContract, updateApprovalRuleContract } from '@caravan/fund-payment/contract/staff';
import { getBalanceContract } from '@caravan/fund-payment/contract/schema';
import { listMarginsContract, marginsQuery } from '@caravan/figures/contract/schema';
import { shopDay, type StaffRole } from '@caravan/kernel';
import {
  importStatementContract,
  listPurchasesContract,
  purchasesQuery,
  statementImport,
  updatePurchaseContract,
} from '@caravan/procurement/contract/schema';
import type { Caller } from '@caravan/server-core/testing';
import { listTasksContract, taskQuery } from '@caravan/tasks/contract/schema';
import { newReturn, requestReturnContract } from '@caravan/returns/contract/schema';
import { listStoreContract } from '@caravan/warehouse-packages/contract/schema';
import {
  getStaffReturnContract,
  returnStep,
  settleReturnContract,
  stepReturnContract,
} from '@caravan/returns/contract/staff';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askApprovalContract } from './testing/ask-approval.ts';
import { announce, buy, key, paidGoods, receive, tradeDesk, type TradeDesk } from './testing/trade-desk.ts';

let desk: TradeDesk;
const staff: Partial<Record<string, Caller>> = {};
const hire = async (name: string, ...roles: StaffRole[]): Promise<void> => {
  staff[name] = await desk.member(name, ...roles);
  await desk.server.core.db.execute(sql`INSERT INTO user_account
    (id, email, password_hash, password_version, role, language, email_verified_at, created_at)
    VALUES (${`staff_${name}`}, ${`${name}@shop.test`}, '-', 1, 'staff', 'en', now(), now()) ON CONFLICT DO NOTHING`);
};
const member = (name: string): Caller => {
  const found = staff[name];
  if (!found) throw new Error(`no member is called ${name}`);
  return found;
};
beforeAll(async () => {
  desk = await tradeDesk();
  await hire('owner', 'owner');
  await hire('fay', 'finance');
  await hire('finn', 'finance');
  await hire('bea', 'buyer');
  await hire('wei', 'receiver');
});
afterAll(() => desk.close());
afterAll(async () => {
  for (const feature of desk.server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

/** Three pieces at ¥50.00 that arrived, and the return of all of them, sent to the seller. */
const sentReturn = async (kind: 'return' | 'exchange' = 'return') => {
  const goods = await paidGoods(desk, [{ name: 'Tea', quantity: 3 }]);
  const line = { id: goods.lines[0]?.id ?? '', pieces: 3 };
  await buy(member('bea'), goods.number, [line]);
  const query = purchasesQuery.parse({ order: goods.number });
  const purchase = (await member('bea').call(listPurchasesContract, { query })).data.items[0]?.id ?? '';
  const parcel = (await announce(member('bea'), purchase, `SF${goods.number}`)).data;
  await receive(member('wei'), parcel.id, [{ ...line, over: { condition: 'damaged', note: 'broken' } }]);
  const items = async () =>
    (await goods.shopper.call(listStoreContract, { query: { page: 1, page_size: 20 } })).data.items;
  const itemId = (await items())[0]?.id ?? '';
  const asked = await goods.shopper.call(requestReturnContract, {
    body: newReturn.parse({ item_id: itemId, quantity: 3, kind, reason: 'damaged' }),
    headers: key(),
  });
  const { number } = asked.data;
  const step = (who: string, body: unknown) =>
    member(who).call(stepReturnContract, { params: { number }, body: returnStep.parse(body), headers: key() });
  await step('bea', { step: 'agreed' });
  const sent = { step: 'sent', carrier: 'SF', tracking_number: `BACK${goods.number}`, freight_fen: 1_200 };
  await step('wei', sent);
  return { ...goods, items, itemId, return: number, step };
};
const balanceOf = async (shopper: Caller) => (await shopper.call(getBalanceContract)).data.balance_fen;
const tasksOf = async (queue: 'qc' | 'return' | 'shelve') =>
  (await member('owner').call(listTasksContract, { query: taskQuery.parse({ queue, limit: '100' }) })).data.items;
const limit = async (fen: number | null) => {
  expect((await member('owner').call(updateApprovalRuleContract, { body: { above_fen: fen } })).status).toBe(200);
};

it('money comes back to the balance once the seller paid, above the limit by a second person', async () => {
  const made = await sentReturn();
  expect((await tasksOf('return')).map(({ ref }) => ref)).toContain(made.return);
  expect(await made.order()).toMatchObject({ lines: [{ place: { status: 'returning', return_number: made.return } }] });
  const before = await balanceOf(made.shopper);
  await limit(10_000);
  const settlement = { note: 'The seller paid', refund_fen: 15_000 };
  const call = { params: { number: made.return }, body: settlement, headers: key() };
  expect(await member('fay').call(settleReturnContract, call)).toMatchObject({
    status: 422,
    reason: 'approval_needed',
  });
  expect(await balanceOf(made.shopper)).toBe(before);
  const request = { kind: 'return' as const, ref: made.return, body: settlement, why: 'The whole lot was broken' };
  const asked = await member('fay').call(askApprovalContract, { body: request, headers: key() });
  expect(asked.data).toMatchObject({ kind: 'return', amount_fen: 15_000, note: 'The seller paid' });
  expect((await member('bea').call(askApprovalContract, { body: request, headers: key() })).status).toBe(403);
  const body = { outcome: 'approved' as const, note: 'Agreed' };
  const decided = await member('finn').call(decideApprovalContract, {
    params: { id: asked.data.id },
    body,
    headers: key(),
  });
  expect(decided.data.state).toBe('approved');
  await limit(null);
  expect(await balanceOf(made.shopper)).toBe(before + 15_000);
  expect((await member('fay').call(getStaffReturnContract, { params: { number: made.return } })).data).toMatchObject({
    state: 'settled',
    refund_fen: 15_000,
    shop_name: 'Tea House',
  });
  expect(await made.order()).toMatchObject({
    status: 'in_stock',
    refunded_fen: 15_000,
    lines: [{ place: { status: 'returned' } }],
    actions: [],
  });
  expect((await tasksOf('return')).map(({ ref }) => ref)).not.toContain(made.return);
  const day = shopDay(desk.server.clock.now());
  const margins = { query: marginsQuery.parse({ from: day, to: day, q: made.number }) };
  expect((await member('fay').call(listMarginsContract, margins)).data).toMatchObject({
    items: [
      {
        turnover_fen: 600,
        repaid_fen: 15_000,
        return_freight_fen: 1_200,
        cost_fen: 5_600 - 15_000 + 1_200,
        cost_known: true,
        margin_fen: 8_800,
      },
    ],
    totals: { paid_fen: 600, cost_fen: 5_600 - 15_000 + 1_200 },
  });

  // The statements have the purchase first, and agree with it once they have what the seller paid back.
  const purchase = async () => {
    const query = purchasesQuery.parse({ order: made.number });
    return (await member('fay').call(listPurchasesContract, { query })).data.items[0];
  };
  const supplier_order_no = (await purchase())?.supplier_order_no ?? '';
  for (const [amount_fen, outcome, books] of [
    [5_600, 'amount_differs', 'differs'],
    [-15_000, 'matched', 'matched'],
  ] as const) {
    const rows = statementImport.parse({ account: 'a', rows: [{ supplier_order_no, amount_fen, paid_on: day }] });
    const imported = await member('fay').call(importStatementContract, { body: rows, headers: key() });
    expect(imported.data.rows).toMatchObject([{ outcome, paid_fen: 5_600 - 15_000 }]);
    expect(await purchase()).toMatchObject({ paid_fen: 5_600, repaid_fen: 15_000, books });
  }
});

it('goods that come in exchange lie on the shelf, and the order’s line is where they are', async () => {
  const made = await sentReturn('exchange');
  expect(await made.items()).toEqual([]);
  const sides = { weight_g: 400, length_mm: 100, width_mm: 100, height_mm: 100 };
  const settled = await made.step('wei', { step: 'settled', replacement: sides });
  expect(settled.data.state).toBe('settled');
  const [item] = await made.items();
  expect(item).toMatchObject({ quantity: 3, packable: true, value_fen: 15_000 });
  expect(item?.id).not.toBe(made.itemId);
  expect(await made.order()).toMatchObject({
    refunded_fen: 0,
    lines: [{ place: { status: 'arrived' }, received: { item_id: item?.id } }],
    actions: ['pack'],
  });
});

it('of goods that were bought apart shows the number of their own purchase, as it was corrected', async () => {
  const { shopper, number, lines } = await paidGoods(desk, [
    { name: 'Tea', quantity: 1 },
    { name: 'Cup', quantity: 1 },
  ]);
  const [tea = '', cup = ''] = lines.map(({ id }) => id);
  await buy(member('bea'), number, [{ id: tea, pieces: 1 }], { supplier_order_no: `${number}-1` });
  const query = purchasesQuery.parse({ order: number });
  const id = (await member('bea').call(listPurchasesContract, { query })).data.items[0]?.id ?? '';
  desk.server.clock.advance(1);
  await buy(member('bea'), number, [{ id: cup, pieces: 1 }], { supplier_order_no: `${number}-2` });
  const parcel = (await announce(member('bea'), id, `SF${number}`)).data;
  await receive(member('wei'), parcel.id, [{ id: tea, pieces: 1 }]);
  const stored = await shopper.call(listStoreContract, { query: { page: 1, page_size: 20 } });
  const body = newReturn.parse({ item_id: stored.data.items[0]?.id, quantity: 1, kind: 'return', reason: 'damaged' });
  const asked = await shopper.call(requestReturnContract, { body, headers: key() });
  const shown = () => member('bea').call(getStaffReturnContract, { params: { number: asked.data.number } });
  expect((await shown()).data.supplier_order_no).toBe(`${number}-1`);

  const corrected = { account: 'caravan-01', paid_fen: 5_600, expected_at: null, supplier_order_no: `${number}-9` };
  await member('bea').call(updatePurchaseContract, { params: { id }, body: corrected });
  expect((await shown()).data.supplier_order_no).toBe(`${number}-9`);
});
