import { listStaffActions } from '@caravan/server-core';
import {
  importShipmentsContract,
  getHandoverContract,
  listHandoversContract,
  listStaffPackagesContract,
  scanHandoverContract,
  shipmentsImport,
} from '@caravan/warehouse-packages/contract/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { key, packageIn, packageOf } from '../../testing/package-steps.ts';
import { binnedPackage, packer, readyPackage } from '../../testing/station-steps.ts';
import { warehouseServer, type Person, type WarehouseServer } from '../../testing/warehouse-server.ts';

let server: WarehouseServer;
let made = 0;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

const callers = Array.from({ length: 40 }, (_, index) => index);
const tracking = (): string => `EE${String((made += 1)).padStart(9, '0')}CN`;
const open = (ref: string) => server.queues.open().filter((name) => name.endsWith(` ${ref}`));
const actions = async (subject: string) =>
  (await listStaffActions(server.core.db, { page: 1, page_size: 50, subject })).items.map(({ action }) => action);

/** A packer of one's own, whose hand-overs no other test continues. */
const station = () => {
  const staff: Person = server.colleague('packer');
  const calls = packer(staff);
  /** Scans follow each other by a second, so that their order is known. */
  const hand: typeof calls.hand = (...scan) => {
    server.clock.advance(1_000);
    return calls.hand(...scan);
  };
  return { staff, ...calls, hand };
};

describe('a hand-over', () => {
  test('ships its packages when it is closed', async () => {
    const calls = station();
    const one = await readyPackage(server);
    const two = await readyPackage(server);
    const begun = (await calls.begin('YunExpress')).data;
    expect(begun).toMatchObject({ carrier: 'YunExpress', closed_at: null, packages: [] });
    expect((await calls.begin('YunExpress')).data).toEqual(begun);

    const first = tracking();
    const second = tracking();
    await calls.hand(begun.id, one.number, ` ${first.toLowerCase().slice(0, 4)} ${first.slice(4)} `);
    const scanned = (await calls.hand(begun.id, two.number.toLowerCase(), second)).data;
    expect(scanned.packages).toMatchObject([
      { number: one.number, tracking_number: first, outcome: null },
      { number: two.number, tracking_number: second, outcome: null },
    ]);
    const corrected = tracking();
    expect((await calls.hand(begun.id, two.number, corrected)).data.packages[1]?.tracking_number).toBe(corrected);
    expect((await packageOf(one.shopper, one.number)).status).toBe('to_be_delivered');

    const closed = (await calls.close(begun.id)).data;
    expect(closed.closed_at).toBe(server.clock.now().toISOString());
    expect(closed.packages.map(({ outcome }) => outcome)).toEqual(['shipped', 'shipped']);
    expect(await packageOf(two.shopper, two.number)).toMatchObject({
      status: 'pending_receipt',
      tracking: { carrier: 'YunExpress', number: corrected },
    });
    expect([...open(one.number), ...open(two.number)]).toEqual([]);
    expect(await calls.hand(begun.id, one.number, first)).toMatchObject({ status: 409, reason: 'handover_closed' });
    expect((await calls.begin('YunExpress')).data.id).not.toBe(begun.id);
  });

  test('ships each package once, by 40 concurrent callers with one key and with their own', async () => {
    const calls = station();
    const packages = [await readyPackage(server), await readyPackage(server), await readyPackage(server)];
    const { id } = (await calls.begin()).data;
    for (const { number } of packages) await calls.hand(id, number, tracking());
    const shared = key();
    const answers = await Promise.all(callers.map((index) => calls.close(id, index % 2 ? shared : key())));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20);
    expect(new Set(answers.map(({ reason }) => reason))).toContain(undefined);
    expect(answers.filter(({ status, reason }) => status !== 200 && reason !== 'request_in_progress')).toEqual([]);
    for (const { number } of packages) expect(await actions(number)).toEqual(['package.ship', 'package.pack']);
    expect((await actions(id)).filter((action) => action === 'handover.close')).toHaveLength(1);
    const again = await calls.close(id, shared);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.data.packages.map(({ outcome }) => outcome)).toEqual(['shipped', 'shipped', 'shipped']);
  });

  test('leaves out a package that was cancelled or shipped otherwise, and says so in both languages', async () => {
    const calls = station();
    const gone = await readyPackage(server);
    const elsewhere = await readyPackage(server);
    const fine = await readyPackage(server);
    const { id } = (await calls.begin()).data;
    for (const { number } of [gone, elsewhere, fine]) await calls.hand(id, number, tracking());
    await gone.own.cancel();
    await elsewhere.staffCalls.ship({ carrier: 'DHL', tracking_number: tracking() });
    const closed = (await calls.close(id)).data;
    expect(closed.packages).toMatchObject([
      { outcome: 'refused', reason: 'package_cancelled', message: expect.stringContaining(gone.number) },
      { outcome: 'refused', reason: 'wrong_state', message: expect.stringContaining('reload') },
      { outcome: 'shipped', reason: null, message: null },
    ]);
    const { items } = (await calls.staff.call(listHandoversContract, { query: { limit: 20, open: false } })).data;
    expect(items.find((one) => one.id === id)).toMatchObject({ carrier: closed.carrier, package_count: 3 });
    const headers = { 'client-language': 'zh' };
    const shown = await calls.staff.call(getHandoverContract, { params: { id }, headers });
    expect(shown.data.packages[0]?.message).toBe(`包裹 ${gone.number} 已取消，请将商品放回库位`);
  });

  test('repeats no scan whose answer was lost, after somebody took the package out', async () => {
    const calls = station();
    const { number } = await readyPackage(server);
    const { id } = (await calls.begin()).data;
    const scan = key();
    const removal = key();
    const carried = tracking();
    await calls.hand(id, number, carried, scan);
    await calls.takeOut(id, number, removal);
    expect((await calls.hand(id, number, carried, scan)).headers['idempotent-replayed']).toBe('true');
    expect((await calls.close(id)).data.packages).toEqual([]);
    expect((await calls.takeOut(id, number, removal)).status).toBe(200);
    const keyless = await calls.staff.call(scanHandoverContract, {
      params: { id },
      body: { code: number, tracking_number: carried },
    });
    expect(keyless).toMatchObject({ status: 400, reason: 'idempotency_key_required' });
  });

  test('takes only packed packages, each in one open hand-over, with a tracking number of its own', async () => {
    const calls = station();
    const other = station();
    const unpacked = await binnedPackage(server);
    const ready = await readyPackage(server);
    const second = await readyPackage(server);
    const { id } = (await calls.begin()).data;
    const number = tracking();
    expect(await calls.hand(id, unpacked.number, number)).toMatchObject({
      status: 409,
      reason: 'not_packed',
      message: `Package ${unpacked.number} is not packed yet`,
    });
    expect(await calls.hand(id, 'NOTHING', number)).toMatchObject({ status: 404, reason: 'package_unknown' });
    await calls.hand(id, ready.number, number);
    expect((await calls.hand(id, ready.number, number)).status).toBe(200);
    expect(await calls.hand(id, second.number, number)).toMatchObject({
      status: 409,
      reason: 'tracking_known',
      message: `This tracking number already belongs to package ${ready.number}`,
    });
    const theirs = (await other.begin()).data.id;
    expect(await other.hand(theirs, ready.number, tracking())).toMatchObject({
      reason: 'in_other_handover',
      failure: { handover_id: id },
    });
    const remove = () => calls.takeOut(id, ready.number.toLowerCase());
    expect((await remove()).data.packages).toEqual([]);
    expect((await remove()).status).toBe(200);
    expect((await other.hand(theirs, ready.number, number)).status).toBe(200);
    expect((await calls.close('HO2611AAAAAAA')).status).toBe(404);
  });

  test('is begun once by 40 concurrent callers, and a package is scanned into one of two', async () => {
    const calls = station();
    const other = station();
    const begun = await Promise.all(callers.map(() => calls.begin('SF')));
    expect(new Set(begun.map(({ data }) => data.id)).size).toBe(1);
    const mine = begun[0]?.data.id ?? '';
    const theirs = (await other.begin('SF')).data.id;
    const { number } = await readyPackage(server);
    const scans = await Promise.all(
      callers.map((index) =>
        index % 2 ? calls.hand(mine, number, `SF${100 + index}X`) : other.hand(theirs, number, `SF${100 + index}X`),
      ),
    );
    expect(scans.filter(({ reason }) => reason !== undefined && reason !== 'in_other_handover')).toEqual([]);
    const holders = new Set(scans.flatMap((answer) => (answer.status === 200 ? [answer.data.id] : [])));
    expect(holders.size).toBe(1);
  });

  test('one tracking number goes to one of two packages that are scanned at the same time', async () => {
    const calls = station();
    const other = station();
    const mine = (await calls.begin('SF')).data.id;
    const theirs = (await other.begin('SF')).data.id;
    for (let trial = 0; trial < 8; trial += 1) {
      const one = await readyPackage(server);
      const two = await readyPackage(server);
      const number = tracking();
      const scans = await Promise.all([calls.hand(mine, one.number, number), other.hand(theirs, two.number, number)]);
      expect(scans.map(({ reason }) => reason).sort()).toEqual(['tracking_known', undefined]);
    }
  });

  test('is for packers', async () => {
    for (const role of ['receiver', 'service', 'auditor'] as const)
      expect((await packer(server.colleague(role)).begin()).status).toBe(403);
  });
});

describe('importing tracking numbers', () => {
  type Row = { number: string; carrier: string; tracking_number: string };
  const run = (rows: Row[], dry_run = false, headers = {}) =>
    server.staff().call(importShipmentsContract, { body: shipmentsImport.parse({ rows, dry_run }), headers });

  test('answers each row; a dry run ships nothing', async () => {
    const one = await readyPackage(server);
    const two = await binnedPackage(server);
    const waiting = await readyPackage(server);
    const unpaid = await packageIn(server, 'pending_payment');
    const cancelled = await packageIn(server, 'cancelled');
    const calls = station();
    await calls.hand((await calls.begin()).data.id, waiting.number, tracking());
    const first = tracking();
    const second = tracking();
    const carrier = 'China Post EMS';
    const rows: Row[] = [
      { number: ` ${one.number.toLowerCase()}`, carrier, tracking_number: first },
      { number: two.number, carrier, tracking_number: first },
      { number: two.number, carrier, tracking_number: second },
      { number: waiting.number, carrier, tracking_number: tracking() },
      { number: unpaid.number, carrier, tracking_number: tracking() },
      { number: cancelled.number, carrier, tracking_number: tracking() },
      { number: '=HYPERLINK("x")', carrier, tracking_number: tracking() },
      { number: one.number, carrier: ' ', tracking_number: first },
      { number: two.number, carrier, tracking_number: '=1+1' },
      { number: two.number, carrier, tracking_number: '9.40011E+21' },
    ];
    const outcomes = [
      'shipped',
      'refused',
      'shipped',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
      'refused',
    ];
    const reasons = [
      null,
      'tracking_known',
      null,
      'in_other_handover',
      'wrong_state',
      'package_cancelled',
      'package_unknown',
      'invalid',
      'tracking_number_form',
      'tracking_number_shortened',
    ];
    for (const dryRun of [true, false]) {
      const answer = (await run(rows, dryRun)).data.rows;
      expect(answer.map(({ outcome }) => outcome)).toEqual(outcomes);
      expect(answer.map(({ reason }) => reason)).toEqual(reasons);
      const { status } = await packageOf(one.shopper, one.number);
      expect(status).toBe(dryRun ? 'to_be_delivered' : 'pending_receipt');
    }
    const again = (await run(rows, false, { 'client-language': 'zh' })).data.rows;
    expect(again.map(({ outcome }) => outcome).slice(0, 3)).toEqual(['unchanged', 'refused', 'unchanged']);
    expect(again[1]?.message).toBe(`该运单号已用于包裹 ${one.number}`);
    expect(again[7]?.message).toBe('请填写此项');
    expect(again[8]?.message).toBe('运单号应为 5 至 40 位字母和数字，中间可用连字符、点或空格');
    expect((await actions(one.number)).filter((action) => action === 'package.ship')).toHaveLength(1);
  });

  test('by 30 concurrent callers ships each package once', async () => {
    const packages = [await readyPackage(server), await readyPackage(server)];
    const rows = packages.map(({ number }) => ({ number, carrier: 'DHL', tracking_number: tracking() }));
    const answers = await Promise.all(callers.slice(0, 30).map(() => run(rows)));
    const shipped = answers.flatMap(({ data }) => data.rows).filter(({ outcome }) => outcome === 'shipped');
    expect(shipped).toHaveLength(2);
    for (const { number } of packages)
      expect((await actions(number)).filter((action) => action === 'package.ship')).toHaveLength(1);
  });

  test('takes at most a thousand rows', async () => {
    const rows = Array.from({ length: 1_001 }, () => ({ number: 'PK1', carrier: 'x', tracking_number: 'y' }));
    const answer = await server.staff().call(importShipmentsContract, { body: { rows, dry_run: true } });
    expect(answer).toMatchObject({ status: 422, failure: { fields: { rows: 'At most 1000 entries' } } });
  });
});

describe('packages of staff', () => {
  test('are found by their own number, by goods, orders and carriers', async () => {
    const { number, first, itemIds } = await readyPackage(server);
    const found = async (q: string) =>
      (await server.staff().call(listStaffPackagesContract, { query: { q, page: 1, page_size: 20 } })).data;
    const calls = packer(server.staff());
    const shown = (await calls.packageOf(number)).data;
    expect(shown.items.map(({ id }) => id)).toEqual(itemIds);
    expect(shown.items.map((item) => item.number)).toContain(first);
    for (const q of [number, number.slice(4).toLowerCase(), first, shown.items[0]?.order_number ?? ''])
      expect((await found(q)).items.map((one) => one.number)).toEqual([number]);
    const sent = tracking();
    const { id } = (await calls.begin('Search Express')).data;
    await calls.hand(id, number, sent);
    await calls.close(id);
    expect(await found(sent)).toMatchObject({ total: 1, counts: { pending_receipt: 1, to_be_delivered: 0 } });
    expect((await found('nothing like it')).total).toBe(0);
    expect((await calls.packageOf('PK2611AAAAAAA')).status).toBe(404);
  });
});
