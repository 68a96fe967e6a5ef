import { listBalanceRecordsContract } from '@caravan/fund-payment/contract/schema';
import type { BalanceRecordsQuery } from '@caravan/fund-payment/contract';
import { day } from '@caravan/kernel';
import type { Caller } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { begun, fundServer, giveBalance, type FundServer } from '../testing/fund-server.ts';

let server: FundServer;
beforeAll(async () => {
  server = await fundServer();
});
afterAll(() => server.close());
afterAll(() => server.audit());
beforeEach(() => server.clock.set('2026-11-20T08:00:00.000Z'));

const records = async (shopper: Caller, query: Partial<BalanceRecordsQuery> = {}, language = 'en') =>
  (
    await shopper.call(listBalanceRecordsContract, {
      query: query as BalanceRecordsQuery,
      headers: { 'client-language': language },
    })
  ).data;

const csv = async (shopper: Caller & { userId: string }, query = '', language = 'en') =>
  server.app.inject({
    url: `/v1/balance/records${query}`,
    headers: {
      authorization: `Bearer ${server.login({ userId: shopper.userId })}`,
      accept: 'text/csv',
      'client-language': language,
    },
  });

describe('the records of a balance', () => {
  it('describe each movement in the reader’s language', async () => {
    const shopper = await server.shopper(10_000);
    const ref = await server.orders.add(shopper.userId, 2_500);
    await begun(shopper, 'balance', [ref]);
    const { items, total } = await records(shopper);
    expect(total).toBe(2);
    expect(items[0]).toEqual({
      transaction_no: expect.stringMatching(/^TX2611[0-9A-Z]{7}$/),
      at: '2026-11-20T08:00:00.000Z',
      amount_fen: -2_500,
      type: 'payment',
      remark: `Payment of order ${ref}`,
      balance_after_fen: 7_500,
      kind: 'order',
      refs: [ref],
    });
    expect((await records(shopper, {}, 'zh')).items[0]?.remark).toBe(`付款：订单 ${ref}`);
  });

  it('are visible to their owner only, and empty without movements', async () => {
    expect(await records(await server.shopper())).toMatchObject({ items: [], total: 0, page: 1 });
    expect((await server.call(listBalanceRecordsContract)).status).toBe(401);
  });

  it('are filtered by page, type and day, with exact totals', async () => {
    const shopper = await server.shopper();
    for (let index = 0; index < 25; index += 1) {
      server.clock.set(new Date(Date.UTC(2026, 9, 1 + index, 23, 59)));
      await giveBalance(server, shopper.userId, 100 + index);
      if (index % 5 === 0) await begun(shopper, 'balance', [await server.orders.add(shopper.userId, 10)]);
    }
    const all = await records(shopper, { page_size: 100 });
    expect(all).toMatchObject({ total: 30 });
    expect(all.items).toHaveLength(30);
    const second = await records(shopper, { page: 2, page_size: 20 });
    expect(second.items).toEqual(all.items.slice(20));
    expect(await records(shopper, { page: 3, page_size: 20 })).toMatchObject({ items: [], total: 30 });

    const payments = await records(shopper, { type: 'payment', page: 2, page_size: 2 });
    expect(payments.total).toBe(5);
    expect(payments.items).toEqual(all.items.filter(({ type }) => type === 'payment').slice(2, 4));

    const from = '2026-10-03';
    const to = '2026-10-07';
    const within = all.items.filter(({ at }) => at >= from && at < '2026-10-08');
    expect(await records(shopper, { from, to })).toEqual({
      items: within,
      page: 1,
      page_size: 20,
      total: within.length,
    });
    expect(await records(shopper, { from, to, type: 'payment' })).toMatchObject({
      items: within.filter(({ type }) => type === 'payment'),
      total: 1,
    });
    expect(await records(shopper, { from: '2026-10-26' })).toMatchObject({ items: [], total: 0 });
    expect(await records(shopper, { to: '2026-09-30' })).toMatchObject({ items: [], total: 0 });
    expect(await records(shopper, { type: 'refund' })).toMatchObject({ items: [], total: 0 });
  });

  it('include the balance of the last 90 days on the first page', async () => {
    server.clock.set('2026-08-01T12:00:00.000Z');
    const shopper = await server.shopper(1_000);
    server.clock.set('2026-11-19T23:59:59.000Z');
    await giveBalance(server, shopper.userId, 500);
    server.clock.set('2026-11-20T08:00:00.000Z');
    const { days = [] } = await records(shopper);
    expect(days).toHaveLength(90);
    expect(days[0]).toEqual({ day: '2026-08-23', balance_fen: 1_000 });
    expect(days.slice(-3)).toEqual([
      { day: '2026-11-18', balance_fen: 1_000 },
      { day: '2026-11-19', balance_fen: 1_500 },
      { day: '2026-11-20', balance_fen: 1_500 },
    ]);
    expect((await records(shopper, { page: 2 })).days).toBeUndefined();
    expect((await records(shopper, { type: 'payment' })).days).toBeUndefined();
  });

  it('include the lowest and the highest balance of that time, also if a day ended otherwise', async () => {
    server.clock.set('2026-08-01T12:00:00.000Z');
    const shopper = await server.shopper(40_000);
    await begun(shopper, 'balance', [await server.orders.add(shopper.userId, 30_000)]);
    server.clock.set('2026-11-10T08:00:00.000Z');
    await giveBalance(server, shopper.userId, 5_000);
    await begun(shopper, 'balance', [await server.orders.add(shopper.userId, 14_000)]);
    await giveBalance(server, shopper.userId, 1_000);
    server.clock.set('2026-11-20T08:00:00.000Z');
    const { items, days = [], lowest_fen: lowest, highest_fen: highest } = await records(shopper);
    expect(items.map((item) => item.balance_after_fen)).toEqual([2_000, 1_000, 15_000, 10_000, 40_000]);
    expect(new Set(days.map((one) => one.balance_fen))).toEqual(new Set([10_000, 2_000]));
    expect({ lowest, highest }).toEqual({ lowest: 1_000, highest: 15_000 });
    expect((await records(shopper, { page: 2 })).highest_fen).toBeUndefined();
  });

  it('keep their order if a clock runs backwards', async () => {
    const shopper = await server.shopper(1_000);
    server.clock.advance(-day);
    await giveBalance(server, shopper.userId, 500);
    const { items } = await records(shopper);
    expect(items.map(({ at }) => at)).toEqual(['2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z']);
    expect(items.map(({ balance_after_fen }) => balance_after_fen)).toEqual([1_500, 1_000]);
  });
});

describe('the records as CSV', () => {
  it('are a file that a spreadsheet reads without running formulas', async () => {
    const shopper = await server.shopper();
    await giveBalance(server, shopper.userId, 123_456, '=HYPERLINK("http://x","y")');
    const ref = await server.orders.add(shopper.userId, 5);
    await begun(shopper, 'balance', [ref]);
    const response = await csv(shopper);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="balance-2026-11-20.csv"',
    });
    const [head, first, second, end] = response.body.split('\r\n');
    expect(head).toBe('\uFEFFTransaction number,Time (UTC),Amount (CNY),Type,Remark,Balance (CNY)');
    expect(first).toMatch(new RegExp(`^TX\\w+,2026-11-20 08:00:00,-0.05,Payment,Payment of order ${ref},1234.51$`));
    expect(second).toMatch(
      /^TX\w+,2026-11-20 08:00:00,1234.56,Adjustment,"'=HYPERLINK\(""http:\/\/x"",""y""\)",1234.56$/,
    );
    expect(end).toBe('');
    const chinese = (await csv(shopper, '?type=payment', 'zh')).body.split('\r\n');
    expect(chinese[0]).toBe(
      `\uFEFF${['交易号', '时间（UTC）', '金额（人民币元）', '类型', '备注', '余额（人民币元）'].join(',')}`,
    );
    expect(chinese).toHaveLength(3);
  });

  it('contain all records of a long history', async () => {
    const shopper = await server.shopper();
    const many = 2_500;
    await server.core.transaction(async (tx) => {
      await tx.execute(sql`
        WITH made AS (
          INSERT INTO ledger_transaction (number, key, type, refs, remark, at)
          SELECT 'TXM' || n, 'many:' || n, 'adjustment', '{}', '{"en": "n"}', now() FROM generate_series(1, ${many}) n RETURNING id
        )
        INSERT INTO ledger_entry (transaction_id, account_id, amount_fen)
        SELECT id, account, amount FROM made, (VALUES ('adjustment', -1), (${`wallet:${shopper.userId}`}, 1)) entry (account, amount)`);
    });
    const { body } = await csv(shopper, '?page=2&page_size=1');
    const rows = body.trimEnd().split('\r\n').slice(1);
    expect(rows).toHaveLength(many);
    expect(rows[0]).toMatch(/,25\.00$/);
    expect(rows.at(-1)).toMatch(/,0\.01$/);
  });
});
