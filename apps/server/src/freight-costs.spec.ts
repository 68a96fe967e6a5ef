import {
  writeBillLine,
  type BillLine,
  type FreightBillImport,
  type FreightLinesQuery,
} from '@caravan/freight-costs/contract';
import {
  checkFreightBillContract,
  decideFreightLineContract,
  getFreightLineContract,
  importFreightBillContract,
  listFreightBillsContract,
  listFreightCarriersContract,
  listFreightLinesContract,
  listFreightMarginsContract,
  matchFreightLineContract,
  setFreightLineAsideContract,
  settleFreightLineContract,
  updateFreightRuleContract,
} from '@caravan/freight-costs/contract/staff';
import { createFreightCosts } from '@caravan/freight-costs/server';
import { newId, shopDay } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import {
  key,
  packageIn,
  warehouseServer,
  type Person,
  type WarehouseServer,
} from '@caravan/warehouse-packages/server/testing';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

let server: WarehouseServer;
let finance: Person;
beforeAll(async () => {
  server = await warehouseServer({
    alongside: (core, { billedParcels }, { tasks, staffChanges }) => [
      createFreightCosts(core, {
        tasks,
        staffChanges,
        parcels: () => billedParcels,
        exchangeRates: () => ({
          toCny: async () => null,
          forCharge: async (currency) => {
            if (currency === 'EUR') return { rate: '7.5', asOf: '2026-11-20' };
            return { refusal: currency === 'USD' ? 'too_old' : 'unknown' };
          },
          margin: async () => 0,
        }),
        staffMembers: () => ({
          find: async (_db, ids) =>
            new Map(ids.map((id) => [id, { id, name: `name of ${id}`, email: `${id}@shop.test`, roles: [] }])),
          holding: async () => [],
          holdRoles: async () => [],
          rolesOf: async () => null,
        }),
      }),
    ],
  });
  finance = server.colleague('finance');
});
afterAll(() => server.close());
afterAll(async () => {
  for (const feature of server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

const carrier = 'China Post EMS';

/** A bill whose total is right, unless a test says otherwise. */
const aBill = (lines: readonly Partial<BillLine>[], over: Partial<FreightBillImport> = {}): FreightBillImport => {
  const all = lines.map((line): BillLine => ({ number: '', weight_g: null, amounts: [0, 0], ...line }));
  return {
    carrier,
    number: `B-${newId()}`,
    billed_on: shopDay(server.clock.now()),
    currency: 'CNY',
    total_hundredths: all.flatMap(({ amounts }) => amounts).reduce((sum, one) => sum + one, 0),
    surcharges: ['Fuel'],
    columns: { number: 'Waybill', total: 'Total' },
    lines: all.map(writeBillLine),
    ...over,
  };
};

const send = (body: FreightBillImport, headers = key(), staff = finance) =>
  staff.call(importFreightBillContract, { body, headers });
const check = (body: FreightBillImport) => finance.call(checkFreightBillContract, { body });
const linesOf = async (query: Partial<FreightLinesQuery>) =>
  (await finance.call(listFreightLinesContract, { query: { limit: 100, ...query } })).data.items;
const lineOf = async (id: string) => (await finance.call(getFreightLineContract, { params: { id } })).data;
const decide = (id: string, decision: 'accept' | 'dispute', note = '', headers = key()) =>
  finance.call(decideFreightLineContract, { params: { id }, body: { decision, note }, headers });
const settle = (id: string, returned_fen: number, headers = key()) =>
  finance.call(settleFreightLineContract, { params: { id }, body: { returned_fen, note: 'Paid back' }, headers });
const match = (id: string, package_number: string) =>
  finance.call(matchFreightLineContract, { params: { id }, body: { package_number }, headers: key() });
const setAside = (id: string, as: 'fee' | 'not_ours') =>
  finance.call(setFreightLineAsideContract, { params: { id }, body: { as, note: 'Seen' }, headers: key() });
const tasks = (id: string) => server.queues.open().filter((one) => one === `freight ${id}`).length;

/** A package that was sent, with the number on its label. */
const shipped = async () => {
  const { number } = await packageIn(server, 'pending_receipt');
  return { number, tracking: `EE${number.slice(2)}CN` };
};

/** The same after the carrier has billed a fen for it, with our weight and what was paid for its shipping. */
const billed = async () => {
  const { number, tracking } = await shipped();
  await send(aBill([{ number: tracking, amounts: [1, 0] }]));
  const [line] = await linesOf({ package: number });
  const { parcel, review } = await lineOf(line?.id ?? '');
  if (!parcel || review !== null) throw new Error('the first line of a parcel is matched, and is in order');
  return { number, tracking, weight: parcel.weight_g, paid: parcel.paid_fen };
};

describe('a bill', () => {
  it('says before what the import will do, and the same bill again adds nothing', async () => {
    const { number, tracking, weight, paid } = await billed();
    const body = aBill([
      { number: ` ${tracking.toLowerCase()} `, weight_g: weight * 3, amounts: [0, 50] },
      { number: tracking, weight_g: weight, amounts: [paid + 10_000, 0] },
      { number: 'LX000000001CN', amounts: [2_000, 100] },
      { amounts: [300, 0] },
    ]);
    expect((await check({ ...body, total_hundredths: 1 })).data).toEqual({
      is_known: false,
      lines: [
        { package_number: number, findings: ['heavier'] },
        { package_number: number, findings: ['loss', 'twice'] },
        { package_number: null, findings: [] },
        { package_number: null, findings: [] },
      ],
      matched: 2,
      unknown: 2,
      heavier: 1,
      loss: 1,
      twice: 1,
      sum_hundredths: body.total_hundredths,
      sum_fen: body.total_hundredths,
      rate: '1',
    });
    expect((await finance.call(listFreightBillsContract, { query: { limit: 1, q: body.number } })).data.items).toEqual(
      [],
    );

    const headers = key();
    const bill = (await send(body, headers)).data;
    expect(bill).toMatchObject({ lines: 4, unknown: 2, open: 2, disputed: 0, total_fen: body.total_hundredths });
    expect((await send(body, headers)).headers['idempotent-replayed']).toBe('true');
    expect((await send({ ...body, carrier: carrier.toLowerCase(), number: body.number.toLowerCase() })).data.id).toBe(
      bill.id,
    );
    expect((await check(body)).data).toMatchObject({ is_known: true, lines: [] });
    const lines = await linesOf({ bill: bill.id });
    expect(lines.map(({ position, state, review }) => [position, state, review])).toEqual([
      [1, 'matched', 'open'],
      [2, 'matched', 'open'],
      [3, 'unknown', null],
      [4, 'unknown', null],
    ]);
    expect(lines.slice(0, 2).map(({ id }) => tasks(id))).toEqual([1, 1]);
    const { items } = await listStaffActions(server.core.db, { page: 1, page_size: 5, subject: body.number });
    expect(items.map(({ action }) => action)).toEqual(['freight_bill.import']);
    expect((await finance.call(listFreightCarriersContract)).data).toContainEqual({
      carrier,
      currency: 'CNY',
      columns: { number: 'Waybill', total: 'Total' },
      surcharges: ['Fuel'],
    });
  });

  it('is refused whole, with clear words, and nothing is stored of it', async () => {
    const body = aBill([{ number: 'LX000000002CN', amounts: [1_250, 0] }]);
    const stored = async () =>
      (await finance.call(listFreightBillsContract, { query: { limit: 5, q: body.number } })).data.items.length;
    expect(await send({ ...body, total_hundredths: 1_300 })).toMatchObject({
      status: 422,
      reason: 'sum_differs',
      message: 'The lines add up to 12.50 CNY, but the bill says 13.00 CNY. Nothing was imported',
    });
    expect(await send({ ...body, currency: 'USD' })).toMatchObject({ status: 422, reason: 'rate_outdated' });
    expect(await send({ ...body, currency: 'XAU' })).toMatchObject({ status: 422, reason: 'rate_missing' });
    expect(await send({ ...body, billed_on: '2099-01-01' })).toMatchObject({ status: 422, reason: 'day_in_future' });
    for (const line of ['LX2\t\t12.5\t0', 'LX2\t\t1250', 'LX2\t-1\t1250\t0', 'LX2'])
      expect(await send({ ...body, lines: [line] })).toMatchObject({ status: 422, reason: 'invalid' });
    expect(await stored()).toBe(0);
    expect((await send(body)).status).toBe(200);
    expect(await send({ ...body, lines: ['LX000000002CN\t100\t1250\t0'] })).toMatchObject({
      status: 409,
      reason: 'bill_differs',
    });
    expect(await stored()).toBe(1);
  });

  it('of another currency is counted at the rate of the day, and its lines add up to it', async () => {
    const amounts = [333, 1_001, 5, 99].map((one) => ({ amounts: [one, 1] }));
    const bill = (await send(aBill(amounts, { currency: 'EUR' }))).data;
    expect(bill).toMatchObject({ rate: '7.5', rate_as_of: '2026-11-20', total_hundredths: 1_442 });
    const lines = await linesOf({ bill: bill.id });
    expect(lines.reduce((sum, { fen }) => sum + fen, 0)).toBe(bill.total_fen);
  });

  it('is imported once by many at the same time, and two bills of a parcel know of each other', async () => {
    const { tracking, number } = await shipped();
    const body = aBill([{ number: tracking, amounts: [700, 0] }]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await linesOf({ package: number })).toMatchObject([{ fen: 700, findings: [] }]);

    const other = await shipped();
    await Promise.all(Array.from({ length: 6 }, () => send(aBill([{ number: other.tracking, amounts: [10, 0] }]))));
    const found = await linesOf({ package: other.number });
    expect(found.map(({ findings }) => findings.join()).sort()).toEqual([
      '',
      ...Array.from({ length: 5 }, () => 'twice'),
    ]);
  });

  it('of 10,000 lines is taken whole', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => ({
      number: `LZ${String(index).padStart(9, '0')}CN`,
      weight_g: 1_234,
      amounts: [5_600, 120],
    }));
    expect((await send(aBill(lines))).data).toMatchObject({ lines: 10_000, unknown: 10_000 });
  });
});

describe('a line without a parcel', () => {
  it('is matched as soon as a package with its number is sent', async () => {
    const { number, staffCalls } = await packageIn(server, 'to_be_delivered');
    const tracking = `EE${number.slice(2)}CN`;
    const { id } = (await send(aBill([{ number: tracking, weight_g: 90_000, amounts: [500, 0] }]))).data;
    await server.runJob({ name: 'freight.match' }, null);
    expect(await linesOf({ bill: id })).toMatchObject([{ state: 'unknown' }]);
    await staffCalls.ship();
    await server.runJob({ name: 'freight.match' }, null);
    await server.runJob({ name: 'freight.match' }, null);
    const [line] = await linesOf({ bill: id });
    expect(line).toMatchObject({ state: 'matched', package_number: number, findings: ['heavier'], review: 'open' });
    expect(tasks(line?.id ?? '')).toBe(1);
  });

  it('is matched as soon as the wrong number of a package is corrected', async () => {
    const { number, staffCalls } = await packageIn(server, 'pending_receipt');
    const right = `EC${number.slice(2)}CN`;
    const { id } = (await send(aBill([{ number: right, amounts: [500, 0] }]))).data;
    expect(await linesOf({ bill: id })).toMatchObject([{ state: 'unknown', package_number: null }]);
    await staffCalls.correct({ carrier, tracking_number: right });
    await server.runJob({ name: 'freight.match' }, null);
    expect(await linesOf({ bill: id })).toMatchObject([{ state: 'matched', package_number: number }]);
  });

  it('is matched by hand, is a fee, or is somebody else’s and disputed', async () => {
    const { number } = await billed();
    const bill = (
      await send(
        aBill([{ number: 'LX1', amounts: [5, 0] }, { amounts: [6, 0] }, { number: 'LX000000003CN', amounts: [7, 0] }]),
      )
    ).data;
    const [mine, fee, foreign] = (await linesOf({ bill: bill.id })).map(({ id }) => id) as [string, string, string];
    expect(await match(mine, 'PK2611NOTHERE')).toMatchObject({ status: 422, reason: 'parcel_not_sent' });
    expect((await match(mine, number)).data).toMatchObject({ state: 'matched', findings: ['twice'], review: 'open' });
    expect((await match(mine, number)).status).toBe(200);
    expect((await setAside(fee, 'fee')).data).toMatchObject({ state: 'fee', review: null });
    expect((await setAside(foreign, 'not_ours')).data).toMatchObject({ state: 'not_ours', review: 'disputed' });
    expect([mine, fee, foreign].map(tasks)).toEqual([1, 0, 1]);
    await send(aBill([{ number: 'LX000000003CN', amounts: [-7, 0] }]));
    expect(await lineOf(foreign)).toMatchObject({ review: 'settled', reviewed_by: null });
    expect(tasks(foreign)).toBe(0);
    expect(await match(foreign, number)).toMatchObject({ status: 409, reason: 'line_decided' });
    expect((await linesOf({ bill: bill.id, state: 'unknown' })).length).toBe(0);
  });
});

describe('a difference', () => {
  /** An open difference of a parcel. */
  const dear = async () => {
    const made = await billed();
    const bill = (await send(aBill([{ number: made.tracking, weight_g: 99_000, amounts: [0, 4_000] }]))).data;
    const [line] = await linesOf({ bill: bill.id });
    if (!line) throw new Error('the bill has a line');
    expect(line.review).toBe('open');
    return { ...made, id: line.id };
  };

  it('is accepted or disputed once, and closes its task when it is over', async () => {
    const { id } = await dear();
    expect(await settle(id, 1)).toMatchObject({ status: 409, reason: 'wrong_state' });
    expect((await decide(id, 'dispute')).status).toBe(422);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => decide(id, index % 2 ? 'accept' : 'dispute', 'Weigh it again')),
    );
    const { review } = await lineOf(id);
    if (review === 'accepted') expect(tasks(id)).toBe(0);
    else expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, reason } of answers) if (status !== 200) expect(reason).toBe('line_decided');
  });

  it('is settled by a credit note, or by hand with what came back, which lowers the cost', async () => {
    const first = await dear();
    const cost = async (id: string) => (await lineOf(id)).parcel?.cost_fen;
    expect(await cost(first.id)).toBe(4_001);
    await decide(first.id, 'dispute', 'Our scales say less');
    await send(aBill([{ number: first.tracking, amounts: [0, -1_500] }]));
    expect(await lineOf(first.id)).toMatchObject({ review: 'settled', returned_fen: 0, reviewed_by: null });
    expect(await cost(first.id)).toBe(2_501);
    expect(await settle(first.id, 1)).toMatchObject({ status: 409, reason: 'line_decided' });

    const second = await dear();
    await decide(second.id, 'dispute', 'Our scales say less');
    expect(tasks(second.id)).toBe(1);
    expect(await settle(second.id, 4_001)).toMatchObject({ status: 422, reason: 'returned_too_much' });
    const all = await Promise.all(Array.from({ length: 6 }, () => settle(second.id, 3_000)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await cost(second.id)).toBe(1_001);
    expect(tasks(second.id)).toBe(0);
    // An amount returned by hand comes back again.
    const again = (await send(aBill([{ number: second.tracking, amounts: [0, -3_000] }]))).data;
    expect(await linesOf({ bill: again.id })).toMatchObject([{ findings: ['twice'], review: 'open' }]);
  });

  it('begins where the shop says', async () => {
    const change = (tolerance_g: number) =>
      finance.call(updateFreightRuleContract, { body: { tolerance_g, tolerance_percent: 10, loss_fen: 500 } });
    const { tracking, weight } = await billed();
    const heavier = aBill([{ number: tracking, weight_g: weight + 40_000, amounts: [0, 1] }]);
    expect((await change(50_000)).data).toMatchObject({ tolerance_g: 50_000 });
    expect((await check(heavier)).data.heavier).toBe(0);
    expect((await change(100)).status).toBe(200);
    expect((await check(heavier)).data.heavier).toBe(1);
  });
});

describe('a line of a wrong number', () => {
  /** Two packages that were sent; the first one got the number of the second by mistake, under which it was billed. */
  const swapped = async () => {
    const wrong = await packageIn(server, 'pending_receipt');
    const right = await packageIn(server, 'pending_receipt');
    const tracking = `EE${wrong.number.slice(2)}CN`;
    const bill = (await send(aBill([{ number: tracking, weight_g: 99_000, amounts: [4_000, 0] }]))).data;
    const [line] = await linesOf({ bill: bill.id });
    if (!line) throw new Error('the bill has a line');
    expect(line).toMatchObject({ package_number: wrong.number, findings: ['heavier'], review: 'open' });
    const correctWrong = () => wrong.staffCalls.correct({ carrier, tracking_number: `EW${wrong.number.slice(2)}CN` });
    const correctRight = () => right.staffCalls.correct({ carrier, tracking_number: tracking });
    const rematch = () => server.runJob({ name: 'freight.match' }, null);
    return { wrong: wrong.number, right: right.number, tracking, id: line.id, correctWrong, correctRight, rematch };
  };

  it('moves with its dispute, its task and its costs, once, and keeps its history', async () => {
    const { wrong, right, id, tracking, correctWrong, correctRight, rematch } = await swapped();
    await decide(id, 'dispute', 'Our scales say less');
    const before = await lineOf(id);
    await rematch();
    expect((await lineOf(id)).moves).toEqual([]);
    server.clock.advance(1_000);
    await correctWrong();
    await rematch();
    expect(await lineOf(id)).toMatchObject({ state: 'unknown', package_number: null, review: 'disputed' });
    expect(tasks(id)).toBe(1);
    server.clock.advance(1_000);
    await correctRight();
    await rematch();
    await rematch();
    const moved = await lineOf(id);
    expect(moved).toMatchObject({
      ...{ state: 'matched', package_number: right, findings: ['heavier'] },
      ...{ review: 'disputed', note: 'Our scales say less', reviewed_at: before.reviewed_at },
      parcel: { number: right, cost_fen: 4_000 },
      moves: [{ from_package: wrong, to_package: null, findings: ['heavier'], review: 'disputed' }],
    });
    expect(tasks(id)).toBe(1);
    expect(await linesOf({ package: wrong })).toEqual([]);
    // The credit note for the right package ends the dispute.
    await send(aBill([{ number: tracking, amounts: [-1_500, 0] }]));
    expect(await lineOf(id)).toMatchObject({ review: 'settled', parcel: { cost_fen: 2_500 } });
    expect(tasks(id)).toBe(0);
  });

  it('moves with what settled it, and is decided anew if it was accepted', async () => {
    const accepted = await swapped();
    const credited = await swapped();
    const repaid = await swapped();
    await decide(accepted.id, 'accept');
    for (const { id } of [credited, repaid]) await decide(id, 'dispute', 'Our scales say less');
    await send(aBill([{ number: credited.tracking, amounts: [-1_500, 0] }]));
    await settle(repaid.id, 1_000);
    server.clock.advance(1_000);
    for (const { correctWrong, correctRight } of [accepted, credited, repaid]) {
      await correctWrong();
      await correctRight();
    }
    await accepted.rematch();
    const facts = await Promise.all([accepted, credited, repaid].map(({ id }) => lineOf(id)));
    expect(facts).toMatchObject([
      { package_number: accepted.right, review: 'open', moves: [{ to_package: accepted.right, review: 'accepted' }] },
      { package_number: credited.right, review: 'settled', parcel: { cost_fen: 2_500 } },
      { package_number: repaid.right, review: 'settled', returned_fen: 1_000, parcel: { cost_fen: 3_000 } },
    ]);
    expect([accepted, credited, repaid].map(({ id }) => tasks(id))).toEqual([1, 0, 0]);
  });

  it('stays where staff have put it', async () => {
    const { wrong, id, correctWrong, correctRight, rematch } = await swapped();
    const other = await shipped();
    await match(id, other.number);
    await match(id, wrong);
    await correctWrong();
    await correctRight();
    await rematch();
    expect(await lineOf(id)).toMatchObject({ package_number: wrong, moves: [] });
  });
});

describe('the margin', () => {
  it('is what was paid for shipping less what was billed, and its sums are those of the parcels', async () => {
    const { number, tracking, paid } = await billed();
    await send(aBill([{ number: tracking, amounts: [0, 899] }]));
    const today = shopDay(server.clock.now());
    const query = { from: today, to: today, limit: 100 };
    const page = (await finance.call(listFreightMarginsContract, { query })).data;
    expect(page.items.find((one) => one.number === number)).toMatchObject({ paid_fen: paid, cost_fen: 900 });
    const known = page.items.filter(({ cost_fen: cost }) => cost !== null);
    const sumOf = (field: 'cost_fen' | 'paid_fen') => known.reduce((sum, one) => sum + (one[field] ?? 0), 0);
    const sums = {
      parcels: page.items.length,
      billed: known.length,
      expected: known.filter(({ is_expected: isExpected }) => isExpected).length,
      paid_fen: sumOf('paid_fen'),
      cost_fen: sumOf('cost_fen'),
    };
    expect(page.totals).toEqual(sums);
    for (const by of ['method', 'country', 'month'] as const) {
      const groups = page.groups.filter((one) => one.by === by);
      const total = (field: keyof typeof sums) => groups.reduce((sum, one) => sum + one[field], 0);
      expect([by, ...(Object.keys(sums) as (keyof typeof sums)[]).map(total)]).toEqual([by, ...Object.values(sums)]);
    }
    expect(page.groups.find(({ key: id }) => id === 'ems')?.name).toMatchObject({ en: expect.any(String) });

    const one = (await finance.call(listFreightMarginsContract, { query: { ...query, q: tracking.toLowerCase() } }))
      .data;
    expect(one).toMatchObject({ items: [{ number }], totals: { parcels: 1, cost_fen: 900 } });
    const none = (await finance.call(listFreightMarginsContract, { query: { ...query, country: 'ZW' } })).data;
    expect(none).toMatchObject({ items: [], groups: [], totals: { parcels: 0, paid_fen: 0 } });
    const first = (await finance.call(listFreightMarginsContract, { query: { ...query, limit: 1 } })).data;
    const second = (
      await finance.call(listFreightMarginsContract, { query: { ...query, limit: 1, cursor: first.next ?? '' } })
    ).data;
    expect([...first.items, ...second.items]).toEqual(page.items.slice(0, 2));
    const file = await server.app.inject({
      url: `/v1/staff/freight_margins?from=${today}&to=${today}&q=${number}&format=csv`,
      headers: {
        authorization: `Bearer ${server.login({ userId: finance.userId, role: 'staff', staffRoles: ['finance'] })}`,
      },
    });
    expect(file.headers['content-disposition']).toContain(`freight-${today}-${today}.csv`);
    expect(file.body.trim().split('\r\n')[1]).toMatch(new RegExp(`^${number},.*,9\\.00,`));
  });
});

test('calls are for finance and owners, and unknown lines are not found', async () => {
  const body = aBill([{ amounts: [1, 0] }]);
  for (const role of ['service', 'packer', 'auditor'] as const)
    expect((await send(body, key(), server.colleague(role))).status).toBe(403);
  expect((await send(body, key(), server.staff())).status).toBe(200);
  expect((await decide('none', 'accept')).status).toBe(404);
  expect((await match('none', 'PK2611NOTHERE')).status).toBe(404);
  expect((await finance.call(getFreightLineContract, { params: { id: 'none' } })).status).toBe(404);
  expect((await server.shopper().call(listFreightBillsContract, { query: { limit: 1 } })).status).toBe(403);
});
