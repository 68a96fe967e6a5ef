import { processOrderContract } from '@caravan/cart-orders/contract/orders';
import {
  importParcelsContract,
  importStatementContract,
  listPurchasesContract,
  listStatementLinesContract,
  parcelImport,
  purchasesQuery,
  settlePurchaseContract,
  statementImport,
  statementLinesQuery,
  updatePurchaseContract,
} from '@caravan/procurement/contract/schema';
import { newId } from '@caravan/kernel';
import { soaking, type Caller } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, key, paidGoods, tradeDesk, type TradeDesk } from './testing/trade-desk.ts';

const callers = soaking ? 200 : 32;

let desk: TradeDesk;
let finance: Caller;
let buyer: Caller;
beforeAll(async () => {
  desk = await tradeDesk();
  desk.server.clock.set('2026-11-24T04:00:00.000Z');
  finance = await desk.member('lin', 'finance');
  buyer = await desk.member('mei', 'buyer');
});
afterAll(() => desk.close());
afterAll(async () => {
  for (const feature of desk.server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

interface Row {
  supplier_order_no: string;
  amount_fen?: number;
  paid_on?: string;
  account?: string;
  note?: string;
}

/** The rows of a file; ¥56.00 paid on 21 November where nothing else is said. */
const bodyOf = (rows: readonly Row[], dryRun = false, account = 'caravan-01') =>
  statementImport.parse({
    account,
    rows: rows.map((row) => ({ amount_fen: 5_600, paid_on: '2026-11-21', ...row })),
    dry_run: dryRun,
  });

const send = (rows: readonly Row[], { dryRun = false, staff = finance, headers = key() } = {}) =>
  staff.call(importStatementContract, { body: bodyOf(rows, dryRun), headers });

const outcomesOf = ({ data }: Awaited<ReturnType<typeof send>>) => data.rows.map(({ outcome }) => outcome);

/** A purchase of one piece. */
const purchased = async (over: { paid_fen?: number; supplier_order_no?: string } = {}) => {
  const { number, lines } = await paidGoods(desk, [{ name: 'Tea', quantity: 1 }]);
  const supplier_order_no = over.supplier_order_no ?? `TB-${newId()}`;
  const bought = await buy(buyer, number, [{ id: lines[0]?.id ?? '', pieces: 1 }], { ...over, supplier_order_no });
  expect(bought.status).toBe(200);
  return purchaseOf(supplier_order_no);
};

const purchaseOf = async (supplierOrderNo: string) => {
  const query = purchasesQuery.parse({ q: supplierOrderNo });
  const [purchase] = (await finance.call(listPurchasesContract, { query })).data.items;
  if (!purchase) throw new Error(`no purchase has the number ${supplierOrderNo}`);
  return purchase;
};

const linesOf = async (over: object, staff = finance) =>
  (await staff.call(listStatementLinesContract, { query: statementLinesQuery.parse(over) })).data.items;

const correct = (id: string, over: { supplier_order_no: string; paid_fen?: number }) =>
  buyer.call(updatePurchaseContract, {
    params: { id },
    body: { account: 'caravan-01', paid_fen: 5_600, expected_at: null, ...over },
  });

const settle = (
  id: string,
  seen: { statement_fen: number; paid_fen: number },
  { staff = finance, headers = key() } = {},
) => staff.call(settlePurchaseContract, { params: { id }, body: { note: 'A coupon', ...seen }, headers });

describe('a statement', () => {
  it('is compared row by row: the dry run says what the import then does', async () => {
    const same = await purchased();
    const dearer = await purchased();
    const nobody = `TB-${newId()}`;
    const rows = [
      { supplier_order_no: same.supplier_order_no },
      { supplier_order_no: dearer.supplier_order_no, amount_fen: 6_000, account: 'caravan-02', note: 'Express' },
      { supplier_order_no: nobody, amount_fen: -300 },
      { supplier_order_no: nobody, amount_fen: 0 },
      { supplier_order_no: nobody, paid_on: '2026-11-25' },
    ];
    const foreseen = (await send(rows, { dryRun: true })).data;
    expect(foreseen).toEqual({
      rows: [
        expect.objectContaining({ outcome: 'matched', purchase_id: same.id, statement_fen: 5_600, paid_fen: 5_600 }),
        expect.objectContaining({
          outcome: 'amount_differs',
          purchase_id: dearer.id,
          statement_fen: 6_000,
          paid_fen: 5_600,
        }),
        expect.objectContaining({ outcome: 'unknown', purchase_id: null, statement_fen: -300, paid_fen: null }),
        expect.objectContaining({ outcome: 'refused', reason: 'amount_invalid' }),
        expect.objectContaining({ outcome: 'refused', reason: 'day_in_future', message: 'This day is in the future' }),
      ],
      totals: {
        outcomes: { matched: 1, amount_differs: 1, unknown: 1, known: 0, refused: 2 },
        paid_fen: 11_600,
        refunded_fen: 300,
      },
    });
    expect(await linesOf({ number: same.supplier_order_no })).toEqual([]);
    expect(await purchaseOf(same.supplier_order_no)).toMatchObject({ books: 'open', statement_fen: null });

    expect((await send(rows)).data).toEqual(foreseen);
    expect(await purchaseOf(same.supplier_order_no)).toMatchObject({ books: 'matched', statement_fen: 5_600 });
    expect(await purchaseOf(dearer.supplier_order_no)).toMatchObject({ books: 'differs', statement_fen: 6_000 });
    expect(await linesOf({ number: dearer.supplier_order_no })).toMatchObject([
      { account: 'caravan-02', note: 'Express', amount_fen: 6_000, paid_on: '2026-11-21', imported_by: 'staff_lin' },
    ]);
    expect(outcomesOf(await send(rows, { dryRun: true }))).toEqual(['known', 'known', 'known', 'refused', 'refused']);
  });

  it('refuses a row whose number a spreadsheet has shortened, with a reason of its own', async () => {
    const { supplier_order_no } = await purchased();
    const rows = ['4.40011E+18', '7,73012e14', '44001122334455600000', supplier_order_no];
    const { data } = await send(rows.map((number) => ({ supplier_order_no: number })));
    expect(data?.rows.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      ...Array.from({ length: 3 }, () => 'order_number_shortened'),
      'matched',
    ]);
  });

  it('knows the number of a shop in any width, and without what nobody sees', async () => {
    const digits = String(Date.now());
    const wide = digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    const { id, supplier_order_no } = await purchased({ supplier_order_no: `${wide}\u200b` });
    expect(supplier_order_no).toBe(digits);
    const { number, lines } = await paidGoods(desk, [{ name: 'Cup', quantity: 1 }]);
    const again = await buy(buyer, number, [{ id: lines[0]?.id ?? '', pieces: 1 }], { supplier_order_no: digits });
    expect(again).toMatchObject({ status: 409, reason: 'supplier_number_known' });
    const imported = await send([{ supplier_order_no: digits }, { supplier_order_no: wide, amount_fen: 100 }]);
    expect(imported.data.rows.map(({ purchase_id }) => purchase_id)).toEqual([id, id]);
    const tracked = parcelImport.parse({ rows: [{ supplier_order_no: wide, tracking_number: `SF${digits}` }] });
    expect((await buyer.call(importParcelsContract, { body: tracked, headers: key() })).data.rows).toMatchObject([
      { outcome: 'added' },
    ]);
  });

  it('adds nothing if it is imported again, and one of two equal rows if only one is stored', async () => {
    const { supplier_order_no } = await purchased({ paid_fen: 11_200 });
    const row = { supplier_order_no };
    const headers = key();
    expect(outcomesOf(await send([row], { headers }))).toEqual(['amount_differs']);
    const repeated = await send([row], { headers });
    expect(repeated.headers['idempotent-replayed']).toBe('true');
    expect(outcomesOf(repeated)).toEqual(['amount_differs']);
    expect((await send([row])).data.totals).toEqual({
      outcomes: { matched: 0, amount_differs: 0, unknown: 0, known: 1, refused: 0 },
      paid_fen: 0,
      refunded_fen: 0,
    });
    for (const dryRun of [true, false])
      expect(outcomesOf(await send([row, row], { dryRun }))).toEqual(['known', 'matched']);
    expect(await linesOf({ number: supplier_order_no })).toHaveLength(2);
    expect(await purchaseOf(supplier_order_no)).toMatchObject({ books: 'matched', statement_fen: 11_200 });
    // The same payment of another account is another payment.
    const other = { ...row, account: 'caravan-02' };
    expect(outcomesOf(await send([other]))).toEqual(['amount_differs']);
  });

  it('counts a payment and its refund together', async () => {
    const { supplier_order_no } = await purchased({ paid_fen: 4_600 });
    const rows = [{ supplier_order_no }, { supplier_order_no, amount_fen: -1_000, paid_on: '2026-11-23' }];
    const { data } = await send(rows);
    expect(data.rows.map(({ outcome, statement_fen }) => [outcome, statement_fen])).toEqual([
      ['matched', 4_600],
      ['matched', 4_600],
    ]);
  });

  it(`has each row once after ${callers} imports of it at the same time`, async () => {
    const { supplier_order_no } = await purchased({ paid_fen: 11_200 });
    const others = Array.from({ length: 20 }, (_, index) => ({ supplier_order_no: `${supplier_order_no}-${index}` }));
    const rows = [{ supplier_order_no }, { supplier_order_no }, ...others];
    // Half of them have the rows the other way round, which could make two imports wait for each other.
    const answers = await Promise.all(
      Array.from({ length: callers }, (_, index) => send(index % 2 ? rows : rows.toReversed())),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status, reason }) => status !== 200 && reason !== 'unavailable')).toEqual([]);
    expect(done.flatMap(outcomesOf).filter((outcome) => outcome !== 'known')).toHaveLength(rows.length);
    expect(await linesOf({ number: supplier_order_no })).toHaveLength(2);
    expect(await purchaseOf(supplier_order_no)).toMatchObject({ books: 'matched', statement_fen: 11_200 });
  });

  it('keeps its lines: the database refuses to change or remove them', async () => {
    await send([{ supplier_order_no: `TB-${newId()}` }]);
    for (const change of [sql`UPDATE statement_line SET amount_fen = 1`, sql`DELETE FROM statement_line`])
      await expect(desk.server.core.db.execute(change)).rejects.toMatchObject({ cause: { code: '23001' } });
  });

  it('is refused with bad rows', async () => {
    const row = { supplier_order_no: 'A', amount_fen: 1, paid_on: '2026-11-21' };
    const body = { account: 'a', rows: [row] };
    for (const bad of [
      { rows: [] },
      { rows: Array.from({ length: 1_001 }, () => row) },
      { rows: [{ ...row, amount_fen: 0.5 }] },
      { rows: [{ ...row, paid_on: 'soon' }] },
      { rows: [{ ...row, staff_id: 'x' }] },
      { account: ' ' },
      { extra: 1 },
    ])
      expect(
        await finance.call(importStatementContract, { body: { ...body, ...bad } as never, headers: key() }),
      ).toMatchObject({ status: 422, reason: 'invalid' });
    expect(await finance.call(importStatementContract, { body: body as never })).toMatchObject({ status: 400 });
  });
});

describe('a line without a purchase', () => {
  it('matches once a purchase with its number is recorded, or gets it by a correction', async () => {
    const recorded = `TB-${newId()}`;
    const corrected = `TB-${newId()}`;
    await send([{ supplier_order_no: recorded }, { supplier_order_no: corrected }]);
    const unknown = async (number: string) => (await linesOf({ state: 'unknown', number })).length;
    expect([await unknown(recorded), await unknown(corrected)]).toEqual([1, 1]);

    expect(await purchased({ supplier_order_no: recorded })).toMatchObject({ books: 'matched' });
    expect([await unknown(recorded), await unknown(corrected)]).toEqual([0, 1]);

    const mistyped = await purchased();
    expect(mistyped.books).toBe('open');
    const { data } = await correct(mistyped.id, { supplier_order_no: corrected });
    expect(data).toMatchObject({ books: 'matched', statement_fen: 5_600 });
    expect(await unknown(corrected)).toBe(0);
    expect(await linesOf({ number: corrected })).toMatchObject([{ purchase_id: mistyped.id }]);
  });

  it('is in a list by cursor, the latest day first, in which a search finds it', async () => {
    const mark = newId();
    const days = ['2026-11-02', '2026-11-05', '2026-11-05', '2026-11-01', '2026-11-03'];
    await send(days.map((paid_on, index) => ({ supplier_order_no: `${mark}-${index}`, paid_on, note: '100%_=cmd()' })));
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const query = statementLinesQuery.parse({ q: mark, state: 'unknown', limit: 2, cursor });
      const { data } = await finance.call(listStatementLinesContract, { query });
      expect(data.count).toBe(5);
      seen.push(...data.items.map(({ supplier_order_no: number }) => number.slice(-1)));
      if (data.next === null) break;
      cursor = data.next;
    }
    expect(seen.length).toBe(5);
    expect(seen.map((index) => days[Number(index)])).toEqual(days.toSorted().toReversed());
    expect(new Set(seen).size).toBe(5);
    expect((await linesOf({ q: '100%_=' })).length).toBe(5);
    expect(
      await finance.call(listStatementLinesContract, { query: statementLinesQuery.parse({ cursor: 'broken' }) }),
    ).toMatchObject({ status: 422, failure: { fields: { cursor: expect.any(String) } } });
  });
});

describe('the purchases beside the statements', () => {
  it('are filtered by their state; one without an amount has nothing to compare', async () => {
    const mark = newId();
    const stated = (name: string, amount_fen?: number) => ({ supplier_order_no: `${mark}-${name}`, amount_fen });
    for (const name of ['open', 'matched', 'differs']) await purchased({ supplier_order_no: `${mark}-${name}` });
    // By its number alone.
    const { number } = await paidGoods(desk, [{ name: 'Tea', quantity: 1 }]);
    const body = { supplier_order_no: `${mark}-unknown` };
    await buyer.call(processOrderContract, { params: { number }, body });
    const { data } = await send([stated('matched', 5_600), stated('differs', 5_599), stated('unknown', 5_600)]);
    expect(data.rows.map(({ outcome, paid_fen }) => [outcome, paid_fen])).toEqual([
      ['matched', 5_600],
      ['amount_differs', 5_600],
      ['amount_differs', null],
    ]);
    for (const books of ['open', 'matched', 'differs', 'unknown'] as const) {
      const query = purchasesQuery.parse({ q: mark, books });
      const { items, count } = (await finance.call(listPurchasesContract, { query })).data;
      expect(items.map((one) => [one.supplier_order_no, one.books])).toEqual([[`${mark}-${books}`, books]]);
      expect(count).toBe(1);
    }
    const file = await desk.server.app.inject({
      url: `/v1/staff/purchases?format=csv&q=${mark}&books=differs`,
      headers: { authorization: `Bearer ${desk.tokenOf(finance)}` },
    });
    expect(file.body).toMatch(/,55\.99,-0\.01,differs,\r\n$/);
    expect(file.body.split('\r\n')).toHaveLength(3);
  });

  it('differ until finance settles the amounts that it saw; a further line opens the difference again', async () => {
    const { id, supplier_order_no } = await purchased();
    await send([{ supplier_order_no, amount_fen: 5_000 }]);
    const seen = { statement_fen: 5_000, paid_fen: 5_600 };
    for (const stale of [{ statement_fen: 4_000 }, { paid_fen: 5_000 }])
      expect(await settle(id, { ...seen, ...stale })).toMatchObject({ status: 409, reason: 'changed_meanwhile' });

    const headers = key();
    const settled = await settle(id, seen, { headers });
    expect(settled.data).toMatchObject({
      books: 'matched',
      ...seen,
      settlement: { note: 'A coupon', by: 'staff_lin', at: '2026-11-24T04:00:00.000Z' },
    });
    expect((await settle(id, seen, { headers })).data).toEqual(settled.data);
    expect(await settle(id, seen, { staff: await desk.member('kai', 'finance') })).toMatchObject({
      status: 409,
      reason: 'changed_meanwhile',
      failure: { by: 'staff_lin', action: 'purchase.reconcile' },
    });

    // A payment and its refund leave the sum, and are new all the same.
    await send([
      { supplier_order_no, amount_fen: 100 },
      { supplier_order_no, amount_fen: -100 },
    ]);
    expect(await purchaseOf(supplier_order_no)).toMatchObject({ books: 'differs', settlement: null });
    expect((await settle(id, seen)).data).toMatchObject({ books: 'matched' });
    // So is another amount of the purchase, and going back to the settled one settles it.
    expect((await correct(id, { supplier_order_no, paid_fen: 5_700 })).data).toMatchObject({ books: 'differs' });
    expect((await correct(id, { supplier_order_no })).data).toMatchObject({ books: 'matched' });
    const { rows } = await desk.server.core.db.execute<{ note: string }>(
      sql`SELECT note FROM staff_action WHERE action = 'purchase.reconcile' AND subject_ref = ${id}`,
    );
    expect(rows).toEqual([{ note: 'A coupon' }, { note: 'A coupon' }]);
  });

  it('cost what finance settled while that counts, and otherwise what was recorded', async () => {
    const costOf = async (id: string) => {
      const { rows } = await desk.server.core.db.execute<{ fen: string }>(
        sql`SELECT sum(fen) AS fen FROM purchase_cost WHERE purchase_id = ${id}`,
      );
      return Number(rows[0]?.fen);
    };
    const { id, supplier_order_no } = await purchased();
    await send([{ supplier_order_no, amount_fen: 6_000 }]);
    await settle(id, { statement_fen: 6_000, paid_fen: 5_600 });
    expect(await costOf(id)).toBe(6_000);
    await correct(id, { supplier_order_no, paid_fen: 5_700 });
    expect(await costOf(id)).toBe(5_700);
    expect((await correct(id, { supplier_order_no })).data).toMatchObject({ books: 'matched' });
    expect(await costOf(id)).toBe(6_000);

    // The settlement is of the other number.
    expect((await correct(id, { supplier_order_no: `${supplier_order_no}-2` })).data).toMatchObject({ books: 'open' });
    expect(await costOf(id)).toBe(5_600);
    await correct(id, { supplier_order_no });
    expect(await costOf(id)).toBe(6_000);

    // The shop gives back what was too much.
    await send([{ supplier_order_no, amount_fen: -400 }], { dryRun: true });
    expect(await costOf(id)).toBe(6_000);
    await send([{ supplier_order_no, amount_fen: -400 }]);
    expect(await purchaseOf(supplier_order_no)).toMatchObject({ books: 'matched', settlement: null });
    expect(await costOf(id)).toBe(5_600);
  });

  it(`are settled once by ${callers} callers, and not at all if nothing differs`, async () => {
    const { id, supplier_order_no } = await purchased();
    const seen = { statement_fen: 5_000, paid_fen: 5_600 };
    await send([{ supplier_order_no, amount_fen: 5_000 }]);
    const answers = await Promise.all(Array.from({ length: callers }, () => settle(id, seen)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.filter(({ reason }) => !['changed_meanwhile', 'unavailable'].includes(reason ?? ''))).toEqual([]);

    const same = await purchased();
    await send([{ supplier_order_no: same.supplier_order_no }]);
    expect(await settle(same.id, { statement_fen: 5_600, paid_fen: 5_600 })).toMatchObject({
      status: 409,
      reason: 'no_difference',
    });
    expect(await settle('unknown', seen)).toMatchObject({ status: 404, reason: 'not_found' });
    expect(await settle(same.id, { ...seen, extra: 1 } as never)).toMatchObject({ status: 422 });
  });

  it('are imported and settled by finance, and read by buyers and auditors, too', async () => {
    const { id, supplier_order_no } = await purchased();
    await send([{ supplier_order_no, amount_fen: 1 }]);
    for (const role of ['buyer', 'receiver', 'packer', 'service', 'auditor', 'editor', 'lines'] as const) {
      const staff = await desk.member(role, role);
      expect((await send([{ supplier_order_no: 'X' }], { staff })).status).toBe(403);
      expect((await settle(id, { statement_fen: 1, paid_fen: 5_600 }, { staff })).status).toBe(403);
      const mayRead = role === 'buyer' || role === 'auditor';
      const read = await staff.call(listStatementLinesContract, { query: statementLinesQuery.parse({}) });
      expect(read.status).toBe(mayRead ? 200 : 403);
    }
  });
});
