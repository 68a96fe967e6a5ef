import type { LedgerQuery, StaffPaymentsQuery } from '@caravan/fund-payment/contract';
import {
  getLedgerTransactionContract,
  getStaffPaymentContract,
  listLedgerContract,
  listStaffPaymentsContract,
} from '@caravan/fund-payment/contract/staff';
import { inBoth } from '@caravan/kernel/testing';
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

const finance = () => server.as({ userId: 'finance', role: 'staff' });
const payments = async (query: Partial<StaffPaymentsQuery>) =>
  (await finance().call(listStaffPaymentsContract, { query: query as StaffPaymentsQuery })).data;
const ledger = async (query: Partial<LedgerQuery>, language = 'en') =>
  (
    await finance().call(listLedgerContract, {
      query: query as LedgerQuery,
      headers: { 'client-language': language },
    })
  ).data;
const file = (path: string) =>
  server.app.inject({
    url: `/v1/staff/${path}`,
    headers: { authorization: `Bearer ${server.login({ userId: 'finance', role: 'staff' })}` },
  });

const paidFromBalance = async (amountFen = 2_500) => {
  const shopper = await server.shopper(10_000);
  const ref = await server.orders.add(shopper.userId, amountFen);
  const payment = await begun(shopper, 'balance', [ref]);
  return { shopper, ref, payment };
};

describe('the payments of all shoppers', () => {
  it('are found by their id, by what they paid for, and by their shopper', async () => {
    const { shopper, ref, payment } = await paidFromBalance();
    await paidFromBalance();
    for (const query of [{ q: payment.id }, { q: ref }, { q: ref.toLowerCase() }, { user: shopper.userId }]) {
      expect(await payments(query)).toEqual({
        items: [
          {
            id: payment.id,
            user_id: shopper.userId,
            kind: 'order',
            refs: [ref],
            status: 'succeeded',
            amount_fen: 2_500,
            method: 'balance',
            charge: { amount: '25.00', currency: 'CNY' },
            failure: null,
            returned_fen: 0,
            refunded_fen: 0,
            provider_ref: null,
            provider_charge: null,
            created_at: '2026-11-20T08:00:00.000Z',
            decided_at: '2026-11-20T08:00:00.000Z',
          },
        ],
        next: null,
        count: 1,
      });
    }
    expect(await payments({ q: 'nothing of this name' })).toEqual({ items: [], next: null, count: 0 });
  });

  it('are filtered by status, method, kind and day', async () => {
    const { shopper } = await paidFromBalance();
    const user = shopper.userId;
    const found = async (query: Partial<StaffPaymentsQuery>) => (await payments({ user, ...query })).items.length;
    expect(await found({ status: 'succeeded', method: 'balance', kind: 'order' })).toBe(1);
    expect(await found({ status: 'pending' })).toBe(0);
    expect(await found({ method: 'stripe' })).toBe(0);
    expect(await found({ kind: 'package' })).toBe(0);
    expect(await found({ from: '2026-11-20', to: '2026-11-20' })).toBe(1);
    expect(await found({ from: '2026-11-21' })).toBe(0);
    expect(await found({ to: '2026-11-19' })).toBe(0);
  });

  it('are paged by a cursor, each once', async () => {
    const shopper = await server.shopper(100_000);
    for (let index = 0; index < 5; index += 1) {
      if (index % 2) server.clock.advance(1_000);
      await begun(shopper, 'balance', [await server.orders.add(shopper.userId, 100)]);
    }
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await payments({ user: shopper.userId, limit: 2, cursor });
      expect(page.count).toBe(5);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });

  it('show what was given back, and every movement of their money', async () => {
    const { shopper, ref, payment } = await paidFromBalance();
    await server.core.transaction((tx) =>
      server.feature.ports.refunds.refund(tx, {
        userId: shopper.userId,
        kind: 'order',
        ref,
        key: 'part',
        amountFen: 1_000,
        remark: inBoth({ en: 'Refund of a piece', zh: '退一件' }),
      }),
    );
    const { data } = await finance().call(getStaffPaymentContract, { params: { id: payment.id } });
    expect(data).toMatchObject({
      refunded_fen: 1_000,
      refunds: [{ kind: 'order', ref, amount_fen: 1_000, status: 'balance' }],
    });
    expect(data.transactions.map(({ type, entries }) => ({ type, entries }))).toEqual([
      {
        type: 'payment',
        entries: expect.arrayContaining([
          { account: `wallet:${shopper.userId}`, amount_fen: -2_500, balance_after_fen: 7_500 },
          { account: 'revenue:order', amount_fen: 2_500, balance_after_fen: null },
        ]),
      },
      {
        type: 'refund',
        entries: expect.arrayContaining([
          { account: 'revenue:order', amount_fen: -1_000, balance_after_fen: null },
          { account: `wallet:${shopper.userId}`, amount_fen: 1_000, balance_after_fen: 8_500 },
        ]),
      },
    ]);
    for (const { entries } of data.transactions) {
      expect(entries.reduce((sum, { amount_fen: fen }) => sum + fen, 0)).toBe(0);
    }
    const [latest] = (await ledger({ q: ref })).items;
    expect(latest).toEqual(data.transactions[1]);
    expect(data.refunds[0]?.transaction_no).toBe(latest?.number);
  });

  it('answer 404 for an id that does not exist, and 422 for a cursor of another list', async () => {
    expect((await finance().call(getStaffPaymentContract, { params: { id: 'pay_none' } })).status).toBe(404);
    expect((await finance().call(getLedgerTransactionContract, { params: { number: 'TX0' } })).status).toBe(404);
    const query = { cursor: 'eA' } as StaffPaymentsQuery;
    expect((await finance().call(listStaffPaymentsContract, { query })).status).toBe(422);
  });
});

describe('the ledger', () => {
  it('is found by account, type, number and what it is about, in the reader’s language', async () => {
    const { shopper, ref, payment } = await paidFromBalance();
    const account = `wallet:${shopper.userId}`;
    const all = await ledger({ account });
    expect(all.count).toBe(2);
    expect(all.items.map(({ type }) => type)).toEqual(['payment', 'adjustment']);
    const [paid] = all.items;
    for (const query of [{ account, type: 'payment' as const }, { q: ref }, { q: payment.id }, { q: paid?.number }]) {
      expect((await ledger(query)).items).toEqual([paid]);
    }
    expect((await ledger({ q: ref }, 'zh')).items[0]?.remark).toBe(`付款：订单 ${ref}`);
    const { data } = await finance().call(getLedgerTransactionContract, { params: { number: paid?.number ?? '' } });
    expect(data).toEqual(paid);
  });

  it('is read by indexes', async () => {
    await server.core.db.execute(sql`analyze`);
    const plans = [
      sql`explain select * from payment order by created_at desc, id desc limit 51`,
      sql`explain select * from payment where items @> '[{"ref":"OR1"}]'::jsonb limit 51`,
      sql`explain select * from ledger_transaction order by at desc, id desc limit 51`,
      sql`explain select * from ledger_transaction where refs @> array['OR1'] limit 51`,
    ];
    await server.core.transaction(async (tx) => {
      // The tables of a test are too small for any index to pay.
      await tx.execute(sql`set local enable_seqscan = off`);
      for (const plan of plans) {
        const { rows } = await tx.execute(plan);
        expect(JSON.stringify(rows)).toMatch(/Index/);
      }
    });
  });
});

describe('files of payments and of the ledger', () => {
  it('hold every row of the filter, safe from formulas', async () => {
    const shopper = await server.shopper();
    await giveBalance(server, shopper.userId, 700, '=HYPERLINK("x")');
    const answer = await file(`ledger?format=csv&account=wallet:${shopper.userId}`);
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toContain('ledger-2026-11-20.csv');
    const lines = answer.body.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")",adjustment,-7.00`);
    expect(lines[2]).toContain(`wallet:${shopper.userId},7.00`);
  });

  it('hold a line for each payment, over all pages', async () => {
    const shopper = await server.shopper(100_000);
    for (let index = 0; index < 3; index += 1) {
      await begun(shopper, 'balance', [await server.orders.add(shopper.userId, 100)]);
    }
    const answer = await file(`payments?format=csv&limit=1&user=${shopper.userId}`);
    expect(answer.body.trim().split('\r\n')).toHaveLength(4);
  });
});
