import { createAddressContract } from '@caravan/account/contract/schema';
import {
  closeBooksContract,
  getBooksContract,
  getBooksRuleContract,
  updateBooksRuleContract,
} from '@caravan/books/contract/staff';
import { staffCancelOrderContract, stockOrderContract } from '@caravan/cart-orders/contract/orders';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import { listMarginsContract, marginsQuery } from '@caravan/figures/contract/schema';
import { writeBillLine } from '@caravan/freight-costs/contract';
import {
  importFreightBillContract,
  listFreightLinesContract,
  setFreightLineAsideContract,
  settleFreightLineContract,
} from '@caravan/freight-costs/contract/staff';
import {
  importStatementContract,
  listPurchasesContract,
  purchasesQuery,
  settlePurchaseContract,
  statementImport,
  updatePurchaseContract,
} from '@caravan/procurement/contract/schema';
import {
  newStaffReturn,
  openStaffReturnContract,
  returnSettlement,
  returnStep,
  settleReturnContract,
  stepReturnContract,
} from '@caravan/returns/contract/staff';
import type { Caller } from '@caravan/server-core/testing';
import {
  createPackageContract,
  listStoreContract,
  newPackage,
  quotePackageContract,
} from '@caravan/warehouse-packages/contract/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleAddress } from './testing/example-address.ts';
import { buy, key, paidGoods, tradeDesk, type PaidGoods, type TradeDesk } from './testing/trade-desk.ts';

let desk: TradeDesk;
let finance: Caller;
let packageFen = 0;

const at = (time: string): void => desk.server.clock.set(time);
const piecesOf = ({ lines }: PaidGoods) => lines.map(({ id, quantity }) => ({ id, pieces: quantity }));

/** Stores the goods of an order, and pays for a package to Germany. */
const payPackage = async ({ number, lines, userId }: PaidGoods): Promise<number> => {
  const receiver = await desk.member('rui', 'receiver');
  const measures = { weight_g: 700, length_mm: 200, width_mm: 150, height_mm: 80, restrictions: [] };
  const stored = { lines: lines.map(({ id }) => ({ line_id: id, ...measures })) };
  await receiver.call(stockOrderContract, { params: { number }, body: stored });
  const shopper = desk.shopper(userId);
  const { items } = (await shopper.call(listStoreContract, { query: { page: 1, page_size: 20 } })).data;
  const address_id = (await shopper.call(createAddressContract, { body: exampleAddress })).data.id;
  const selection = { item_ids: items.map(({ id }) => id), address_id };
  const quoted = (await shopper.call(quotePackageContract, { body: selection })).data.lines;
  const best = quoted.find(({ available }) => available);
  const body = newPackage.parse({ ...selection, line_id: best?.id, fee_fen: best?.fee_fen, declared_value_fen: 1_000 });
  const made = (await shopper.call(createPackageContract, { body, headers: key() })).data;
  const payment = { kind: 'package' as const, refs: [made.number], method: 'balance' as const };
  await shopper.call(createPaymentContract, { body: payment, headers: key() });
  return made.amount_fen;
};

const close = (through: string, headers = key()) => finance.call(closeBooksContract, { body: { through }, headers });
const read = async (from: string, to: string) => (await finance.call(getBooksContract, { query: { from, to } })).data;
const file = async (format: 'quickbooks' | 'xero', from: string, to: string): Promise<string> => {
  const response = await desk.server.app.inject({
    url: `/v1/staff/books?from=${from}&to=${to}&format=${format}`,
    headers: { authorization: `Bearer ${desk.tokenOf(finance)}` },
  });
  expect(response.statusCode).toBe(200);
  return response.body.replace('\uFEFF', '');
};
const faults = async (): Promise<readonly string[]> =>
  (await desk.server.composed.features.find(({ name }) => name === 'books')?.audit?.()) ?? [];

// On the 20th two orders are paid, one of them after midnight in China; on the 21st one is cancelled. The 22nd has
// nothing, and on the 23rd a package to Germany is paid.
beforeAll(async () => {
  desk = await tradeDesk();
  finance = await desk.member('fin', 'finance');
  const buyer = await desk.member('mei', 'buyer');
  at('2026-11-20T15:30:00.000Z');
  const first = await paidGoods(desk, [{ name: 'Tea', quantity: 2, photos: 1 }]);
  at('2026-11-20T16:30:00.000Z');
  const cancelled = await paidGoods(desk, [{ name: 'Tea', quantity: 1 }]);
  const params = { number: cancelled.number };
  await buyer.call(staffCancelOrderContract, { params, body: { note: 'Sold out' }, headers: key() });
  at('2026-11-23T02:00:00.000Z');
  await buy(buyer, first.number, piecesOf(first), { supplier_order_no: 'TB-1', paid_fen: 10_000 });
  packageFen = await payPackage(first);
});
afterAll(async () => {
  expect(await faults()).toEqual([]);
  await desk.close();
});

const taxed = [
  { country: 'DE', rate_bp: 1_900, tax_code: 'OSS DE' },
  { country: 'CN', rate_bp: 600, tax_code: 'CN 6' },
];
const changeRule = async () => {
  const { version, ...rule } = (await finance.call(getBooksRuleContract)).data;
  const accounts = { ...rule.accounts, goods: { code: '8400', name: 'Erlöse, Waren' } };
  return finance.call(updateBooksRuleContract, {
    body: { ...rule, accounts, vat: taxed },
    headers: { 'if-match': `"${version}"` },
  });
};

const purchaseOf = async (number: string) => {
  const query = purchasesQuery.parse({ q: number });
  const [purchase] = (await finance.call(listPurchasesContract, { query })).data.items;
  if (!purchase) throw new Error(`no purchase has the number ${number}`);
  return purchase;
};

const correctPurchase = async (buyer: Caller, number: string, paid_fen: number) => {
  const { id } = await purchaseOf(number);
  const body = { supplier_order_no: number, account: 'caravan-01', paid_fen, expected_at: null };
  expect(await buyer.call(updatePurchaseContract, { params: { id }, body })).toMatchObject({ status: 200 });
};

/** A statement of the account with another amount, which finance finds in order. */
const settleByStatement = async (number: string, paid_fen: number, statement_fen: number) => {
  const rows = [{ supplier_order_no: number, amount_fen: statement_fen, paid_on: '2026-11-24' }];
  const body = statementImport.parse({ account: 'caravan-01', rows });
  await finance.call(importStatementContract, { body, headers: key() });
  const { id } = await purchaseOf(number);
  const seen = { note: 'A coupon', statement_fen, paid_fen };
  const settled = await finance.call(settlePurchaseContract, { params: { id }, body: seen, headers: key() });
  expect(settled.status).toBe(200);
};

/** The cost of an order in the list of margins, which is that of the books. */
const costOf = async (q: string) => {
  const query = marginsQuery.parse({ from: '2026-11-20', to: '2026-12-31', q });
  return (await finance.call(listMarginsContract, { query })).data.items.map(({ cost_fen }) => cost_fen)[0];
};

const importBill = async (amounts: readonly number[]) => {
  const body = {
    ...{ carrier: 'EMS', number: 'B-1', billed_on: '2026-11-24', currency: 'CNY', surcharges: [] },
    total_hundredths: amounts.reduce((sum, one) => sum + one, 0),
    columns: { number: 'Waybill', total: 'Total' },
    lines: amounts.map((amount) => writeBillLine({ number: 'LX000000001CN', weight_g: null, amounts: [amount] })),
  };
  expect(await finance.call(importFreightBillContract, { body, headers: key() })).toMatchObject({ status: 200 });
};

/** The bill's first line was for somebody else, and the carrier gives a part of it back. */
const disputeAndSettle = async (returned_fen: number) => {
  const { items } = (await finance.call(listFreightLinesContract, { query: { limit: 10 } })).data;
  const params = { id: items.find(({ fen }) => fen > 0)?.id ?? '' };
  await finance.call(setFreightLineAsideContract, {
    params,
    body: { as: 'not_ours', note: 'Not ours' },
    headers: key(),
  });
  const body = { returned_fen, note: 'Paid back' };
  const settled = await finance.call(settleFreightLineContract, { params, body, headers: key() });
  expect(settled.status).toBe(200);
};

/** Stores the goods of an order and sends them back to their seller, who pays a part. */
const returnGoods = async (
  { receiver, service }: Record<'receiver' | 'service', Caller>,
  { number, lines, userId }: PaidGoods,
  refund_fen: number,
) => {
  const measures = { weight_g: 300, length_mm: 100, width_mm: 100, height_mm: 100, restrictions: [] };
  const stored = { lines: lines.map(({ id }) => ({ line_id: id, ...measures })) };
  await receiver.call(stockOrderContract, { params: { number }, body: stored });
  const { items } = (await desk.shopper(userId).call(listStoreContract, { query: { page: 1, page_size: 20 } })).data;
  const wish = { item_id: items[0]?.id, quantity: 1, kind: 'return', reason: 'damaged', note: 'Broken' };
  const asked = await service.call(openStaffReturnContract, { body: newStaffReturn.parse(wish), headers: key() });
  const params = { number: asked.data.number };
  for (const step of [{ step: 'agreed' }, { step: 'sent', carrier: 'SF', tracking_number: 'SF123456', note: '' }]) {
    const body = returnStep.parse(step);
    expect(await receiver.call(stepReturnContract, { params, body, headers: key() })).toMatchObject({ status: 200 });
  }
  const body = returnSettlement.parse({ refund_fen });
  expect(await finance.call(settleReturnContract, { params, body, headers: key() })).toMatchObject({ status: 200 });
};

describe('the books', () => {
  it('close days that are over, once however often it is asked', async () => {
    expect(await read('2026-11-01', '2026-11-30')).toEqual({
      closed_through: null,
      open: { from: '2026-11-20', through: '2026-11-22' },
      accounts: [],
      days: [],
      files: 0,
    });
    expect(await close('2026-11-23')).toMatchObject({ status: 422, reason: 'day_not_over' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => close('2026-11-21')));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers[0]?.data).toEqual({
      closed_through: '2026-11-21',
      open: { from: '2026-11-22', through: '2026-11-22' },
    });
    const { days } = await read('2026-11-01', '2026-11-30');
    // Two gifts of ¥10,000, and payments of ¥108 and ¥56, which is returned.
    expect(days).toEqual([
      { day: '2026-11-20', lines: 5, debit_fen: 1_010_800, credit_fen: 1_010_800 },
      { day: '2026-11-21', lines: 5, debit_fen: 1_011_200, credit_fen: 1_011_200 },
    ]);
  });

  it('are files that Xero and QuickBooks read, the same whenever they are asked for', async () => {
    const xero = await file('xero', '2026-11-20', '2026-11-20');
    expect(xero).toBe(
      [
        '*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount',
        'Shop journal 2026-11-20,20/11/2026,Customer balances,2100,Tax Exempt,-9892.00',
        'Shop journal 2026-11-20,20/11/2026,Sales of goods,4000,Tax Exempt,-100.00',
        'Shop journal 2026-11-20,20/11/2026,Domestic shipping,4010,Tax Exempt,-6.00',
        'Shop journal 2026-11-20,20/11/2026,Photos,4020,Tax Exempt,-2.00',
        'Shop journal 2026-11-20,20/11/2026,Adjustments of balances,6200,Tax Exempt,10000.00',
        '',
      ]
        .join('\r\n')
        .replace('-9892.00', '-9892.00'),
    );
    expect(await changeRule()).toMatchObject({ status: 200, data: { version: 1 } });
    expect(await changeRule()).toMatchObject({ status: 200, data: { version: 1 } });
    expect(await file('xero', '2026-11-20', '2026-11-20')).toBe(xero);
    const quickBooks = (await file('quickbooks', '2026-11-21', '2026-11-21')).split('\r\n');
    expect(quickBooks.slice(0, 3)).toEqual([
      'Journal No,Journal Date,Account Name,Description,Debits,Credits,Currency',
      '2026-11-21,11/21/2026,Customer balances,Customer balances,,10000.00,CNY',
      '2026-11-21,11/21/2026,Sales of goods,Sales of goods,,50.00,CNY',
    ]);
    expect(quickBooks).toContain('2026-11-21,11/21/2026,Refunds of orders,Refunds of orders,56.00,,CNY');
  });

  it('refuse files of days that are open, and such without an entry', async () => {
    const asked = (query: { from: string; to: string; part?: number }) =>
      finance.call(getBooksContract, { query: { ...query, format: 'xero' } });
    expect(await asked({ from: '2026-11-20', to: '2026-11-22' })).toMatchObject({ status: 409, reason: 'days_open' });
    expect(await asked({ from: '2026-11-20', to: '2026-11-21', part: 2 })).toMatchObject({
      status: 404,
      reason: 'no_such_file',
    });
  });

  it('take the VAT of the country that a package goes to out of its shipping', async () => {
    at('2026-11-23T16:59:59.000Z');
    expect(await close('2026-11-23')).toMatchObject({ status: 422, reason: 'day_not_over' });
    at('2026-11-23T17:00:00.000Z');
    expect(await close('2026-11-23')).toMatchObject({ status: 200, data: { open: null } });
    const { accounts, days } = await read('2026-11-22', '2026-11-23');
    expect(days.map(({ day }) => day)).toEqual(['2026-11-23']);
    const vat = Math.round((packageFen * 19) / 119);
    expect(accounts.map(({ account, country, credit_fen: credit }) => [account, country, credit])).toEqual([
      ['wallets', null, 0],
      ['vat', 'DE', vat],
      ['sellers', null, 10_000],
      ['freight', 'DE', packageFen - vat],
      ['purchases', null, 0],
    ]);
    const xero = await file('xero', '2026-11-23', '2026-11-23');
    expect(xero).toContain('"International shipping, DE, OSS DE",4100,Tax Exempt,-');
    expect(xero).toContain('Shop journal 2026-11-23,23/11/2026,Purchases of goods,5000,Tax Exempt,100.00\r\n');
  });

  it('have purchases and bills on the day on which they are recorded, and corrections on theirs', async () => {
    at('2026-11-24T03:00:00.000Z');
    const before = await file('xero', '2026-11-23', '2026-11-23');
    const goods = await paidGoods(desk, [{ name: 'Cup', quantity: 1 }]);
    const [buyer, receiver, service] = await Promise.all(
      (['buyer', 'receiver', 'service'] as const).map((role) => desk.member(role, role)),
    );
    if (!buyer || !receiver || !service) throw new Error('three members are needed');
    const bought = await buy(buyer, goods.number, piecesOf(goods), { supplier_order_no: 'TB-2', paid_fen: 4_000 });
    expect(bought.status).toBe(200);
    await correctPurchase(buyer, 'TB-1', 9_500);
    await importBill([3_000, -200]);
    const journal = async (day: string) => {
      at(`${day}T17:00:00.000Z`);
      expect(await close(day)).toMatchObject({ status: 200 });
      const [, ...lines] = (await file('xero', day, day)).split('\r\n').filter(Boolean);
      return lines.map((line) => line.split(',')).map(([, , name, code, , amount]) => `${code} ${name} ${amount}`);
    };
    const costs = (lines: readonly string[]) => lines.filter((line) => /^(23|5)/.test(line));
    expect(costs(await journal('2026-11-24'))).toEqual([
      '2300 Owed to sellers -35.00',
      '2310 Owed to carriers -28.00',
      '5000 Purchases of goods 40.00',
      '5010 Corrections of purchases -5.00',
      '5100 Bills of carriers 30.00',
      '5190 Refunds of carriers -2.00',
    ]);

    at('2026-11-25T03:00:00.000Z');
    await settleByStatement('TB-2', 4_000, 3_900);
    expect(await costOf(goods.number)).toBe(3_900);
    await disputeAndSettle(1_000);
    await returnGoods({ receiver, service }, goods, 2_500);
    const next = await journal('2026-11-25');
    expect(costs(next)).toEqual([
      // The seller paid ¥25.00 back, and the statement was ¥1.00 less than the purchase.
      '2300 Owed to sellers 26.00',
      '2310 Owed to carriers 10.00',
      '5010 Corrections of purchases -1.00',
      '5090 Refunds of sellers -25.00',
      '5190 Refunds of carriers -10.00',
    ]);
    expect(await file('xero', '2026-11-23', '2026-11-23')).toBe(before);
  });

  it('are found wrong by the audit if a line differs from the ledger', async () => {
    expect(await faults()).toEqual([]);
    const change = (fen: number) =>
      desk.server.core.transaction(async (tx) => {
        await tx.execute(sql`SET LOCAL session_replication_role = replica`);
        await tx.execute(
          sql`UPDATE book_line SET credit_fen = credit_fen + ${fen} WHERE day = '2026-11-23' AND account = 'vat'`,
        );
      });
    await change(1);
    expect(await faults()).toEqual([
      'the debits of 2026-11-23 are not its credits',
      'the books of 2026-11-23 packages do not equal the ledger',
    ]);
    await change(-1);
    await expect(desk.server.core.db.execute(sql`UPDATE book_line SET credit_fen = 0`)).rejects.toThrow();
  });

  it('know the accounts that an earlier release lacks, and leave days alone that it closed without costs', async () => {
    await desk.server.core.transaction(async (tx) => {
      await tx.execute(sql`UPDATE books_rule SET accounts = accounts - 'sellers'`);
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.execute(sql`UPDATE book_day SET has_costs = false WHERE day <= '2026-11-23'`);
      await tx.execute(sql`DELETE FROM book_line WHERE day <= '2026-11-23' AND account IN ('sellers', 'purchases')`);
    });
    const { accounts } = (await finance.call(getBooksRuleContract)).data;
    expect(accounts.sellers).toEqual({ code: '2300', name: 'Owed to sellers' });
    expect(accounts.goods.code).toBe('8400');
    expect(await faults()).toEqual([]);
  });
});
