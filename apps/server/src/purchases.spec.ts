import { processOrderContract, staffCancelOrderContract } from '@caravan/cart-orders/contract/orders';
import {
  listPurchasesContract,
  newPurchase,
  purchasesQuery,
  updatePurchaseContract,
} from '@caravan/procurement/contract/schema';
import type { Caller } from '@caravan/server-core/testing';
import { claimTasksContract } from '@caravan/tasks/contract/schema';
import { sql } from 'drizzle-orm';
import { soaking } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, key, openTasks, paidGoods, tradeDesk, type TradeDesk } from './testing/trade-desk.ts';

const trials = soaking ? 200 : 4;

let desk: TradeDesk;
let buyer: Caller;
let second: Caller;
beforeAll(async () => {
  desk = await tradeDesk();
  buyer = await desk.member('mei', 'buyer');
  second = await desk.member('tom', 'buyer');
});
afterAll(() => desk.close());
afterAll(async () => {
  for (const feature of desk.server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

const purchasesOf = async (order: string, staff = buyer) =>
  (await staff.call(listPurchasesContract, { query: purchasesQuery.parse({ order }) })).data.items;

const refsIn = async (queue: 'buy' | 'seller', staff = buyer) => (await openTasks(staff, queue)).map(({ ref }) => ref);

const loggedFor = async (number: string): Promise<string[]> => {
  const { rows } = await desk.server.core.db.execute<{ action: string }>(
    sql`SELECT action FROM staff_action WHERE subject_ref = ${number} ORDER BY id`,
  );
  return rows.map(({ action }) => action);
};

describe('a purchase', () => {
  it('costs what it was corrected to last, however many correct it at once', async () => {
    const { number, lines } = await paidGoods(desk, [{ name: 'Tea', quantity: 1 }]);
    const supplier_order_no = `${number}-C`;
    await buy(buyer, number, [{ id: lines[0]?.id ?? '', pieces: 1 }], { supplier_order_no, paid_fen: 4_000 });
    const [purchase] = await purchasesOf(number);
    const params = { id: purchase?.id ?? '' };
    const facts = { supplier_order_no, account: 'caravan-01', expected_at: null };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        buyer.call(updatePurchaseContract, { params, body: { ...facts, paid_fen: 4_100 + index } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    const { rows } = await desk.server.core.db.execute<{ kind: string; fen: string }>(
      sql`SELECT kind, fen FROM purchase_cost WHERE purchase_id = ${params.id} ORDER BY at, kind`,
    );
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['bought', ...Array.from({ length: 12 }, () => 'corrected')]);
    const [last] = await purchasesOf(number);
    expect(rows.reduce((sum, { fen }) => sum + Number(fen), 0)).toBe(last?.paid_fen);
  });

  it('covers some pieces; with the last piece the order is processing', async () => {
    const { number, lines, order } = await paidGoods(desk, [
      { name: 'Tea', quantity: 3 },
      { name: 'Cup', quantity: 2 },
    ]);
    const [tea, cup] = lines.map(({ id }) => id);
    if (!tea || !cup) throw new Error('two lines are needed');
    expect(await refsIn('buy')).toContain(number);

    const part = await buy(buyer, number, [{ id: tea, pieces: 2 }], { supplier_order_no: `${number}-1` });
    expect(part.data.status).toBe('paid');
    expect(await order()).toMatchObject({
      status: 'paid',
      lines: [
        { bought_quantity: 2, place: { status: 'ordered' } },
        { bought_quantity: 0, place: { status: 'ordered' } },
      ],
    });
    const rest = [
      { id: tea, pieces: 1 },
      { id: cup, pieces: 2 },
    ];
    expect(await refsIn('buy')).toContain(number);
    desk.server.clock.advance(1);
    const whole = await buy(buyer, number, rest, { supplier_order_no: `${number}-2` });
    expect(whole.data).toMatchObject({ status: 'processing', supplier_order_no: `${number}-2` });
    expect((await order()).lines.map(({ place }) => place?.status)).toEqual(['bought', 'bought']);
    expect(await refsIn('buy')).not.toContain(number);
    expect(await loggedFor(number)).toEqual(['order.purchase', 'order.purchase']);

    const found = await purchasesOf(number);
    expect(found.map(({ supplier_order_no }) => supplier_order_no)).toEqual([`${number}-2`, `${number}-1`]);
    expect(found[1]).toMatchObject({
      account: 'caravan-01',
      paid_fen: 5_600,
      bought_by: 'staff_mei',
      lines: [{ line_id: tea, purchased_quantity: 2, expected_quantity: 3 }],
      parcels: [],
      done_at: null,
    });
    expect(await refsIn('seller')).toEqual(expect.arrayContaining(found.map(({ id }) => id)));
  });

  it('is recorded once under its key, and once by 40 callers with keys of their own', async () => {
    const { number, lines } = await paidGoods(desk, [{ name: 'Tea', quantity: 5 }]);
    const headers = key();
    const pieces = [{ id: lines[0]?.id ?? '', pieces: 1 }];
    const first = await buy(buyer, number, pieces, { supplier_order_no: `${number}-k` }, headers);
    const again = await buy(buyer, number, pieces, { supplier_order_no: `${number}-k` }, headers);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.data).toEqual(first.data);

    const four = [{ id: lines[0]?.id ?? '', pieces: 4 }];
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        buy(buyer, number, four, { supplier_order_no: `${number}-${index}`, paid_fen: 20_000 }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.filter(({ reason }) => !['wrong_state', 'unavailable'].includes(reason ?? ''))).toEqual([]);
    expect(await purchasesOf(number)).toHaveLength(2);
  });

  it('never counts more pieces than the order has, whoever buys them', async () => {
    const { number, lines, order } = await paidGoods(desk, [{ name: 'Tea', quantity: 5 }]);
    const id = lines[0]?.id ?? '';
    expect(await buy(buyer, number, [{ id, pieces: 6 }])).toMatchObject({
      status: 422,
      reason: 'too_many',
      failure: { line_id: id, max: 5 },
    });
    // Each buys two of five, so that two callers succeed.
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        buy(buyer, number, [{ id, pieces: 2 }], { supplier_order_no: `${number}-${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await order()).lines[0]).toMatchObject({ bought_quantity: 4 });
    expect((await order()).status).toBe('paid');
  });

  it('refuses a number that is known, unless it is shared with an order of the same shop', async () => {
    const one = await paidGoods(desk, [{ name: 'Tea', quantity: 1 }]);
    const other = await paidGoods(desk, [{ name: 'Cup', quantity: 1 }]);
    const foreign = await paidGoods(desk, [{ name: 'Lamp', quantity: 1, shop: 'Lamp House' }]);
    const pieces = (goods: typeof one) => [{ id: goods.lines[0]?.id ?? '', pieces: 1 }];
    const supplier_order_no = `SHARED-${one.number}`;
    await buy(buyer, one.number, pieces(one), { supplier_order_no });
    expect(await buy(buyer, other.number, pieces(other), { supplier_order_no })).toMatchObject({
      status: 409,
      reason: 'supplier_number_known',
    });
    expect((await other.order()).lines[0]?.bought_quantity).toBe(0);

    const shared = await buy(buyer, other.number, pieces(other), { supplier_order_no, shared: true, paid_fen: 400 });
    expect(shared.data.status).toBe('processing');
    expect(await buy(buyer, foreign.number, pieces(foreign), { supplier_order_no, shared: true })).toMatchObject({
      status: 409,
      reason: 'supplier_number_known',
    });
    const [purchase] = await purchasesOf(one.number);
    expect(await purchasesOf(other.number)).toEqual([purchase]);
    expect(purchase).toMatchObject({ paid_fen: 6_000, version: 2 });
    expect(purchase?.lines.map((line) => line.order_number).sort()).toEqual([one.number, other.number].sort());
  });

  it('has one winner if two buyers record one number for two orders at once', async () => {
    for (let trial = 0; trial < trials; trial += 1) {
      const a = await paidGoods(desk, [{ name: 'Tea', quantity: 1 }]);
      const b = await paidGoods(desk, [{ name: 'Cup', quantity: 1 }]);
      const supplier_order_no = `RACE-${a.number}`;
      const answers = await Promise.all([
        buy(buyer, a.number, [{ id: a.lines[0]?.id ?? '', pieces: 1 }], { supplier_order_no }),
        buy(second, b.number, [{ id: b.lines[0]?.id ?? '', pieces: 1 }], { supplier_order_no }),
      ]);
      expect(answers.map(({ reason }) => reason ?? 'done').sort()).toEqual(['done', 'supplier_number_known']);
    }
  });

  it('belongs to the buyer who claimed the task: another is told who works on it', async () => {
    for (let trial = 0; trial < trials; trial += 1) {
      const { number, lines } = await paidGoods(desk, [{ name: 'Tea', quantity: 1 }]);
      const pieces = [{ id: lines[0]?.id ?? '', pieces: 1 }];
      const task = (await openTasks(buyer, 'buy')).find(({ ref }) => ref === number);
      if (trial % 2 === 0) {
        expect((await buyer.call(claimTasksContract, { body: { ids: [task?.id ?? ''] } })).data.done).toHaveLength(1);
        const refused = await buy(second, number, pieces);
        expect(refused).toMatchObject({ status: 409, reason: 'claimed', failure: { by: 'staff_mei' } });
        expect(
          await second.call(processOrderContract, { params: { number }, body: { supplier_order_no: 'X-1' } }),
        ).toMatchObject({ status: 409, reason: 'claimed' });
        expect((await buy(buyer, number, pieces)).status).toBe(200);
      } else {
        const answers = await Promise.all([
          buy(buyer, number, pieces, { supplier_order_no: `${number}-a` }),
          buy(second, number, pieces, { supplier_order_no: `${number}-b` }),
        ]);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      }
      expect(await purchasesOf(number)).toHaveLength(1);
    }
  });

  it('of everything is what the call `process` records, and what is left if a part was bought', async () => {
    const { number, lines } = await paidGoods(desk, [{ name: 'Tea', quantity: 3 }]);
    await buy(buyer, number, [{ id: lines[0]?.id ?? '', pieces: 1 }], { supplier_order_no: `${number}-1` });
    desk.server.clock.advance(1);
    const process = (no: string) =>
      buyer.call(processOrderContract, { params: { number }, body: { supplier_order_no: no } });
    expect((await process(`${number}-2`)).data).toMatchObject({
      status: 'processing',
      lines: [{ bought_quantity: 3 }],
    });
    expect((await process(`${number}-2`)).status).toBe(200);
    expect(await process(`${number}-3`)).toMatchObject({ status: 409, reason: 'wrong_state' });
    const found = await purchasesOf(number);
    expect(found.map((one) => [one.lines[0]?.purchased_quantity, one.account, one.paid_fen])).toEqual([
      [2, null, null],
      [1, 'caravan-01', 5_600],
    ]);
  });

  it('is refused for an order that cannot be bought, for unknown lines, and with bad fields', async () => {
    const { number, lines } = await paidGoods(desk, [{ name: 'Tea', quantity: 1 }]);
    const pieces = [{ id: lines[0]?.id ?? '', pieces: 1 }];
    expect((await buy(buyer, 'CV2611XXXXXXX', pieces)).status).toBe(404);
    expect((await buy(buyer, number, [{ id: 'unknown', pieces: 1 }])).status).toBe(404);
    const body = {
      supplier_order_no: 'A',
      account: 'b',
      paid_fen: 1,
      shared: false,
      lines: [{ line_id: pieces[0]?.id ?? '', quantity: 1 }],
    };
    for (const bad of [{ extra: 1 }, { paid_fen: -1 }, { lines: [] }, { supplier_order_no: ' ' }]) {
      expect(newPurchase.safeParse({ ...body, ...bad }).success).toBe(false);
    }
    await (
      await desk.member('owner', 'owner')
    ).call(staffCancelOrderContract, { params: { number }, body: { note: 'sold out' }, headers: key() });
    expect(await buy(buyer, number, pieces)).toMatchObject({ status: 409, reason: 'wrong_state' });
    expect(await refsIn('buy')).not.toContain(number);
  });

  it('is recorded by buyers, and read by finance and auditors, too', async () => {
    const { number, lines } = await paidGoods(desk, [{ name: 'Tea', quantity: 1 }]);
    const pieces = [{ id: lines[0]?.id ?? '', pieces: 1 }];
    for (const role of ['receiver', 'packer', 'service', 'finance', 'lines', 'editor', 'auditor'] as const) {
      expect((await buy(await desk.member(role, role), number, pieces)).status).toBe(403);
    }
    expect((await buy(buyer, number, pieces)).status).toBe(200);
    expect(await purchasesOf(number, await desk.member('auditor', 'auditor'))).toHaveLength(1);
    const packer = await desk.member('packer', 'packer');
    expect((await packer.call(listPurchasesContract, { query: purchasesQuery.parse({}) })).status).toBe(403);
  });
});

describe('a correction of a purchase', () => {
  const correction = { supplier_order_no: '', account: 'caravan-02', paid_fen: 4_900, expected_at: null };

  it('needs the version that the buyer saw; the refusal names who changed it', async () => {
    const { number, lines } = await paidGoods(desk, [{ name: 'Tea', quantity: 1 }]);
    await buy(buyer, number, [{ id: lines[0]?.id ?? '', pieces: 1 }]);
    const [purchase] = await purchasesOf(number);
    if (!purchase) throw new Error('no purchase');
    const change = (staff: Caller, over: object, version: number) =>
      staff.call(updatePurchaseContract, {
        params: { id: purchase.id },
        body: { ...correction, supplier_order_no: purchase.supplier_order_no, ...over },
        headers: { 'if-match': `"${version}"` },
      });
    expect((await change(buyer, {}, purchase.version)).data).toMatchObject({ account: 'caravan-02', paid_fen: 4_900 });
    expect(await change(second, { account: 'caravan-03' }, purchase.version)).toMatchObject({
      status: 409,
      reason: 'changed_meanwhile',
      failure: { by: 'staff_mei', action: 'purchase.change', version: purchase.version + 1 },
    });
    // Repeating a correction finds it done.
    expect((await change(buyer, {}, purchase.version)).status).toBe(200);
    expect((await change(second, { account: 'caravan-03' }, purchase.version + 1)).data.version).toBe(
      purchase.version + 2,
    );
    expect((await change(buyer, { lines: [] }, 1)).status).toBe(422);
  });

  it('cannot take the number of another purchase', async () => {
    const numbers: string[] = [];
    for (const name of ['Tea', 'Cup']) {
      const { number, lines } = await paidGoods(desk, [{ name, quantity: 1 }]);
      await buy(buyer, number, [{ id: lines[0]?.id ?? '', pieces: 1 }]);
      numbers.push(number);
    }
    const [one] = await purchasesOf(numbers[0] ?? '');
    const [other] = await purchasesOf(numbers[1] ?? '');
    const taken = { ...correction, supplier_order_no: other?.supplier_order_no ?? '' };
    expect(await buyer.call(updatePurchaseContract, { params: { id: one?.id ?? '' }, body: taken })).toMatchObject({
      status: 409,
      reason: 'supplier_number_known',
    });
  });
});

it('the list has a cursor, a search, and a form as CSV in which no cell is a formula', async () => {
  const { number, lines } = await paidGoods(desk, [{ name: 'Tea', quantity: 1 }]);
  // Numbers of orders, which other purchases here contain, never have the letters O, L and U.
  const supplier_order_no = 'FORMULA';
  await buy(buyer, number, [{ id: lines[0]?.id ?? '', pieces: 1 }], { account: '=cmd()', supplier_order_no });
  const page = async (over: object) =>
    (await buyer.call(listPurchasesContract, { query: purchasesQuery.parse({ limit: '5', ...over }) })).data;
  const seen: string[] = [];
  for (let next: string | null | undefined; next !== null;) {
    const found = await page(next ? { cursor: next } : {});
    seen.push(...found.items.map(({ id }) => id));
    next = found.next;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect((await page({})).count).toBe(seen.length);
  expect((await page({ q: 'formula' })).items).toHaveLength(1);
  expect(await buyer.call(listPurchasesContract, { query: purchasesQuery.parse({ cursor: 'broken' }) })).toMatchObject({
    status: 422,
    failure: { fields: { cursor: expect.any(String) } },
  });

  const { body } = await desk.server.app.inject({
    method: 'GET',
    url: '/v1/staff/purchases?format=csv&q=FORMULA',
    headers: { authorization: `Bearer ${desk.tokenOf(buyer)}` },
  });
  const { rows } = await desk.server.core.db.execute<{ staff_id: string }>(
    sql`SELECT staff_id FROM staff_action WHERE action = 'purchase.export'`,
  );
  expect(rows).toEqual([{ staff_id: 'staff_mei' }]);
  expect(body).toContain("FORMULA,Tea House,'=cmd(),56.00,staff_mei");
});
