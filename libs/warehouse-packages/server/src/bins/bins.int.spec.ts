import { day } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import {
  checkGoodsContract,
  createBinContract,
  importBinsContract,
  listBinsContract,
  listStaffStoreContract,
  moveGoodsContract,
  getBinRuleContract,
  updateBinContract,
  updateBinRuleContract,
  type ImportedBin,
} from '@caravan/warehouse-packages/contract/staff';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPhotos, key, ownSteps, packageIn, packed, pictureFile } from '../testing/package-steps.ts';
import { aBin, goodsOf, move } from '../testing/station-steps.ts';
import { warehouseServer, type Person, type WarehouseServer } from '../testing/warehouse-server.ts';
import { warnOfStorageJob } from '../disposal/warn-of-storage.ts';

let server: WarehouseServer;
let staff: Person;
beforeAll(async () => {
  server = await warehouseServer();
  staff = server.staff();
});
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
  await server.close();
});

const actions = async (subject: string) =>
  (await listStaffActions(server.core.db, { page: 1, page_size: 20, subject })).items.map(({ action, note, data }) => ({
    action,
    note,
    data,
  }));
const zh = { headers: { 'client-language': 'zh' } };
const place = { zone: 'A', kind: 'shelf', position: 5, active: true } as const;
const openTasks = (ref: string) => server.queues.open().filter((key) => key.endsWith(` ${ref}`));

/** Goods of a new shopper. */
const stocked = async (...wanted: Parameters<WarehouseServer['stock']>[1]) => {
  const shopper = server.shopper();
  const ids = await server.stock(shopper.userId, wanted.length ? wanted : [{}]);
  const items = await goodsOf(staff, shopper.userId);
  const inOrder = ids.map((id) => {
    const item = items.find((one) => one.id === id);
    if (!item) throw new Error('the goods were not stored');
    return item;
  });
  return { shopper, items: inOrder, numbers: inOrder.map(({ number }) => number) };
};

describe('bins', () => {
  test('have the code of the shop in the form of labels, or a new one', async () => {
    const own = await staff.call(createBinContract, { body: { code: ' ｂ-０1', ...place } });
    expect(own.data).toEqual({ code: 'B-01', ...place, version: 1, items: 0 });
    expect(await actions('B-01')).toMatchObject([{ action: 'bin.create' }]);
    const made = await staff.call(createBinContract, { body: place });
    expect(made.data.code).toMatch(/^BN\d{4}[0-9A-Z]{7}$/);
  });

  test('are created once; another bin of the same code is refused', async () => {
    await staff.call(createBinContract, { body: { code: 'C-1', ...place } });
    expect((await staff.call(createBinContract, { body: { code: 'C-1', ...place } })).status).toBe(200);
    const other = await staff.call(createBinContract, { body: { code: 'c-1', ...place, position: 6 }, ...zh });
    expect(other).toMatchObject({ status: 409, reason: 'bin_exists', message: '库位 C-1 已存在' });
    expect(await actions('C-1')).toHaveLength(1);
  });

  test.each([
    ['CV2611048213K', 'This looks like the number of an order, goods or a package'],
    ['A/1', 'This does not have the expected format'],
    ['X'.repeat(4_096), 'At most 30 characters'],
    ['  ', 'Please fill this in'],
  ])('the code %s is refused', async (code, message) => {
    const answer = await staff.call(createBinContract, { body: { code, ...place } });
    expect(answer).toMatchObject({ status: 422, reason: 'invalid', failure: { fields: { code: message } } });
  });

  test('are listed in walking order, page by page, with the number of items in each', async () => {
    const zone = 'LIST 貨架';
    const codes = ['L-2', 'L-3', 'L-1'];
    for (const [index, code] of codes.entries()) await aBin(staff, { code, zone, position: index < 2 ? 900 : 901 });
    const { numbers } = await stocked({}, {});
    await move(staff, numbers, 'L-3');
    const list = (cursor?: string) => staff.call(listBinsContract, { query: { q: 'list 货架', limit: 2, cursor } });
    const first = (await list()).data;
    expect(first).toMatchObject({
      items: [
        { code: 'L-2', items: 0 },
        { code: 'L-3', items: 2 },
      ],
      count: 3,
    });
    const second = (await list(first.next ?? '')).data;
    expect(second).toMatchObject({ items: [{ code: 'L-1' }], next: null, count: 3 });
    expect(await list('x')).toMatchObject({ status: 422, failure: { fields: { cursor: expect.any(String) } } });
  });

  test('are changed by one version at a time', async () => {
    const code = await aBin(staff);
    const change = (position: number, version?: number) =>
      staff.call(updateBinContract, {
        params: { code },
        body: { ...place, position },
        ...(version === undefined ? {} : { headers: { 'if-match': String(version) } }),
      });
    expect((await change(50, 1)).data).toMatchObject({ position: 50, version: 2 });
    expect((await change(50, 1)).data.version).toBe(2);
    expect(await change(51, 1)).toMatchObject({ status: 409, reason: 'changed_meanwhile' });
    // Later rounds find the connections open, so that their callers really meet.
    for (const version of [2, 3, 4]) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) => change(100 * version + index, version)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set([undefined, 'changed_meanwhile']));
    }
    const unknown = await staff.call(updateBinContract, { params: { code: 'NO' }, body: { ...place } });
    expect(unknown.status).toBe(404);
  });

  test('are closed only while they are empty, also if goods arrive at the same time', async () => {
    for (let trial = 0; trial < 8; trial += 1) {
      const code = await aBin(staff);
      const { numbers } = await stocked();
      const close = () => staff.call(updateBinContract, { params: { code }, body: { ...place, active: false } });
      const [moved, closed] = await Promise.all([move(staff, numbers, code), close()]);
      expect([moved.reason, closed.reason]).toContainEqual(undefined);
      expect([moved.reason, closed.reason]).toContainEqual(moved.reason ? 'bin_unknown' : 'bin_not_empty');
    }
  });

  test('are refused to others than their roles', async () => {
    for (const role of ['packer', 'buyer', 'auditor'] as const) {
      const other = server.colleague(role);
      expect((await other.call(createBinContract, { body: place })).status).toBe(403);
      expect((await other.call(listBinsContract, { query: { limit: 1 } })).status).toBe(role === 'packer' ? 200 : 403);
      expect(
        (await other.call(moveGoodsContract, { body: { numbers: ['IT1'], bin: 'A' }, headers: key() })).status,
      ).toBe(403);
    }
    expect((await server.shopper().call(listStaffStoreContract, { query: { limit: 1 } })).status).toBe(403);
    expect((await server.call(listBinsContract, { query: { limit: 1 } })).status).toBe(401);
  });
});

describe('importing bins', () => {
  const run = (rows: ImportedBin[], dry_run = false, headers = {}) =>
    staff.call(importBinsContract, { body: { rows, dry_run }, headers });

  test('answers each row; a dry run writes nothing', async () => {
    await aBin(staff, { code: 'I-1', zone: 'I', position: 1 });
    await aBin(staff, { code: 'I-2', zone: 'I', position: 2 });
    const full = await aBin(staff, { code: 'I-3', zone: 'I', position: 3 });
    await move(staff, (await stocked()).numbers, full);
    const rows: ImportedBin[] = [
      { code: 'ｉ-1', zone: 'I', kind: 'Shelf', position: ' 1 ' },
      { code: 'I-2', zone: 'J', kind: 'pallet', position: '７' },
      { code: 'I-3', zone: 'I', kind: 'shelf', position: 3, active: false },
      { code: 'I-4', zone: 'I', kind: 'cage', position: 4 },
      { code: 'i-4', zone: 'I', kind: 'cage', position: 4 },
      { code: '=1+1', zone: '', kind: 'barrel', position: '' },
    ];
    const expected = {
      rows: [
        { code: 'I-1', outcome: 'unchanged', fields: null },
        { code: 'I-2', outcome: 'changed', fields: null },
        { code: 'I-3', outcome: 'refused', fields: { code: '该库位中仍有商品' } },
        { code: 'I-4', outcome: 'created', fields: null },
        { code: 'I-4', outcome: 'refused', fields: { code: '前面的行已使用相同编码' } },
        {
          code: '=1+1',
          outcome: 'refused',
          fields: { code: '格式不正确', zone: '请填写此项', kind: '该选项不可用', position: '请填写此项' },
        },
      ],
    };
    const dry = await run(rows, true, zh.headers);
    expect(dry.data).toEqual(expected);
    expect(await actions('I-4')).toEqual([]);
    expect((await run(rows, false, zh.headers)).data).toEqual(expected);
    expect((await run(rows.slice(0, 4))).data.rows.map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
      'refused',
      'unchanged',
    ]);
    expect(await actions('I-4')).toEqual([{ action: 'bin.import', note: null, data: { created: ['I-4'] } }]);
  });

  test('takes up to a thousand rows', async () => {
    const row = (index: number): ImportedBin => ({ code: `M-${index}`, zone: 'M', kind: 'shelf', position: index });
    const rows = Array.from({ length: 1_000 }, (_, index) => row(index));
    const answers = await Promise.all([run(rows), run(rows.toReversed()), run(rows.slice(300))]);
    const outcomes = answers.flatMap(({ data }) => data.rows.map(({ outcome }) => outcome));
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1_000);
    expect(outcomes.filter((outcome) => outcome === 'unchanged')).toHaveLength(1_700);
    expect((await run(rows)).data.rows.every(({ outcome }) => outcome === 'unchanged')).toBe(true);
    expect((await run([...rows, row(1_000)])).failure).toMatchObject({ fields: { rows: 'At most 1000 entries' } });
  });
});

describe('moving goods', () => {
  test('is recorded, ends their waiting for a bin, and counts once', async () => {
    const { numbers, shopper } = await stocked({}, {});
    const [number = ''] = numbers;
    expect(openTasks(number)).toEqual([`shelve ${number}`]);
    const bin = await aBin(staff);
    const moved = await move(staff, [` ${number.toLowerCase()} `, number], bin.toLowerCase());
    expect(moved.data).toMatchObject([{ number, bin, user_id: shopper.userId }]);
    expect(openTasks(number)).toEqual([]);
    expect(await actions(number)).toEqual([{ action: 'item.move', note: null, data: { from: null, to: bin } }]);
    expect((await move(staff, numbers, bin)).data.map((item) => item.bin)).toEqual([bin, bin]);
    expect(await actions(number)).toHaveLength(1);
  });

  test('is not repeated by a lost answer after somebody else moved the goods', async () => {
    const { numbers, shopper } = await stocked();
    const mine = await aBin(staff);
    const theirs = await aBin(staff);
    const sent = key();
    await move(staff, numbers, mine, sent);
    await move(server.staff(), numbers, theirs);
    const again = await move(staff, numbers, mine, sent);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await goodsOf(staff, shopper.userId))[0]?.bin).toBe(theirs);
    expect(await move(staff, numbers, theirs, sent)).toMatchObject({ reason: 'idempotency_key_reused' });
  });

  test('by 30 concurrent callers leads to the bin of the last move', async () => {
    const { numbers } = await stocked({}, {}, {});
    const bins = await Promise.all([aBin(staff), aBin(staff), aBin(staff)]);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => move(staff, numbers, bins[index % 3] ?? '')),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await server.feature.audit?.()).toEqual([]);
  });

  test('refuses unknown goods and bins, and all goods with one that is unknown', async () => {
    const { numbers, shopper } = await stocked();
    const bin = await aBin(staff);
    const unknown = await move(staff, [...numbers, 'IT9'], bin, zh.headers);
    expect(unknown).toMatchObject({ status: 404, message: '仓库中没有编号为 IT9 的商品' });
    expect(await move(staff, numbers, 'NOWHERE')).toMatchObject({
      status: 422,
      reason: 'bin_unknown',
      message: 'Bin NOWHERE does not exist or is not in use',
    });
    expect((await goodsOf(staff, shopper.userId))[0]?.bin).toBeNull();
  });

  test('is the only way to change a bin in the database', async () => {
    const { items } = await stocked();
    const bin = await aBin(staff);
    const change = server.core.db.execute(sql`update store_item set bin = ${bin} where id = ${items[0]?.id}`);
    await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('only by a move') } });
  });
});

describe('bins of one shopper', () => {
  const rule = (one_shopper: boolean, version: number, who = server.colleague('owner')) =>
    who.call(updateBinRuleContract, { body: { one_shopper }, headers: { 'if-match': String(version) } });
  const ruleNow = async () => (await staff.call(getBinRuleContract)).data;
  /** New bins beside each other, far from all others. */
  const row = async (start: number, kinds: readonly ('holding' | 'shelf')[]) => {
    const made = kinds.map((kind, index) => ({ ...place, kind, position: start + index }));
    const answers = [];
    for (const body of made) answers.push((await staff.call(createBinContract, { body })).data.code);
    return answers;
  };

  test('are the rule of the owner, off at first, and changed by one version at a time', async () => {
    expect(await ruleNow()).toEqual({ one_shopper: false, version: 0 });
    expect((await rule(true, 0, server.colleague('receiver'))).status).toBe(403);
    expect((await rule(true, 0)).data).toEqual({ one_shopper: true, version: 1 });
    expect((await rule(false, 0)).status).toBe(409);
    expect((await rule(true, 0)).data.version).toBe(1);
    expect(await actions('bin_rule')).toMatchObject([
      { action: 'bin_rule.update', data: { before: false, after: true } },
    ]);
    await rule(false, 1);
  });

  test('refuse goods of another, and name the free bin that is next; mixed ones and waiting areas stay', async () => {
    const [bin = '', taken = '', free = '', area = ''] = await row(900_000, ['shelf', 'shelf', 'shelf', 'holding']);
    const mine = await stocked({}, {});
    const mineToo = await stocked();
    const others = await stocked();
    const [first = '', second = ''] = mine.numbers;
    await move(staff, mineToo.numbers, taken);
    await move(staff, [first], bin);
    const { version } = await ruleNow();
    await rule(true, version);
    expect(await move(staff, others.numbers, bin)).toMatchObject({
      status: 409,
      reason: 'bin_one_shopper',
      message: `Bin ${bin} is for one shopper. ${free} is free`,
    });
    expect((await move(staff, [second], bin)).status).toBe(200);
    expect((await move(staff, [...others.numbers, ...mineToo.numbers], free)).reason).toBe('bin_one_shopper');
    expect((await move(staff, [...others.numbers, ...mineToo.numbers], area)).status).toBe(200);
    await rule(false, version + 1);
    expect((await move(staff, others.numbers, bin)).status).toBe(200);
    await rule(true, version + 2);
    expect((await goodsOf(staff, others.shopper.userId)).map((item) => item.bin)).toEqual([bin]);
    await rule(false, version + 3);
  });

  test('refuse goods of another on arrival, all of them or none', async () => {
    const [bin = '', free = ''] = await row(930_000, ['shelf', 'shelf']);
    const mine = await stocked();
    await move(staff, mine.numbers, bin);
    const { version } = await ruleNow();
    await rule(true, version);
    const other = server.shopper();
    await expect(server.stock(other.userId, [{ bin: free }, { bin }])).rejects.toThrow('bin_one_shopper');
    expect(await goodsOf(staff, other.userId)).toEqual([]);
    await server.stock(other.userId, [{ bin: free }, { bin: free }]);
    await server.stock(mine.shopper.userId, [{ bin }]);
    await rule(false, version + 1);
  });

  test('are filled by one of two clerks at once', async () => {
    const { version } = await ruleNow();
    await rule(true, version);
    for (let trial = 0; trial < 4; trial += 1) {
      const [bin = ''] = await row(950_000 + trial * 10, ['shelf']);
      const all = [await stocked(), await stocked(), await stocked()];
      const answers = await Promise.all(all.map(({ numbers }) => move(staff, numbers, bin)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    }
    await rule(false, version + 1);
  });
});

describe('goods on arrival', () => {
  test('are one item for each receipt of a line', async () => {
    const shopper = server.shopper();
    const bin = await aBin(staff);
    const line = { lineId: 'line_parts', orderNumber: undefined };
    const [one] = await server.stock(shopper.userId, [{ ...line, receiptId: 'r1', quantity: 3, bin }]);
    const [two] = await server.stock(shopper.userId, [{ ...line, receiptId: 'r2', quantity: 2 }]);
    const [again] = await server.stock(shopper.userId, [{ ...line, receiptId: 'r1', quantity: 3, bin }]);
    expect(again).toBe(one);
    // Both were stored in the same instant of the test's clock.
    const items = (await goodsOf(staff, shopper.userId)).toSorted((a, b) => b.quantity - a.quantity);
    expect(items).toMatchObject([
      { id: one, line_id: 'line_parts', quantity: 3, bin },
      { id: two, quantity: 2, bin: null },
    ]);
    expect(openTasks(items[0]?.number ?? '')).toEqual([]);
  });

  test('in an unknown bin are refused as a whole', async () => {
    const shopper = server.shopper();
    await expect(server.stock(shopper.userId, [{}, { bin: 'NOWHERE' }])).rejects.toThrow('bin_unknown');
    expect(await goodsOf(staff, shopper.userId)).toEqual([]);
  });
});

describe('the quality check', () => {
  const check = (id: string, result: 'passed' | 'failed', note = '', headers = {}) =>
    staff.call(checkGoodsContract, { params: { id }, body: { result, note }, headers: { ...key(), ...headers } });

  test('is due for damaged goods, and says what it found', async () => {
    const { items, shopper } = await stocked({ condition: 'damaged', conditionNote: 'torn box' });
    const [item] = items;
    const id = item?.id ?? '';
    const number = item?.number ?? '';
    expect(item).toMatchObject({ condition: 'damaged', condition_note: 'torn box', check: 'due' });
    expect(openTasks(number)).toContain(`qc ${number}`);
    expect(await check(id, 'failed')).toMatchObject({
      status: 422,
      failure: { fields: { note: 'Please fill this in' } },
    });
    expect((await check(id, 'failed', 'broken')).data).toMatchObject({ check: 'failed', check_note: 'broken' });
    expect(openTasks(number)).toContain(`qc ${number}`);
    expect((await check(id, 'passed', 'only the box')).data.check).toBe('passed');
    expect((await check(id, 'passed', 'only the box')).status).toBe(200);
    expect(openTasks(number)).toEqual([`shelve ${number}`]);
    expect(await actions(number)).toMatchObject([
      { action: 'item.check', note: 'only the box', data: { result: 'passed', before: 'failed' } },
      { action: 'item.check', note: 'broken' },
    ]);
    expect((await goodsOf(staff, shopper.userId))[0]).toMatchObject({ check: 'passed' });
  });

  test('is not repeated by a lost answer after another decision', async () => {
    const { items, shopper } = await stocked({ condition: 'damaged' });
    const id = items[0]?.id ?? '';
    const sent = key();
    await check(id, 'passed', '', sent);
    await check(id, 'failed', 'seam');
    expect((await check(id, 'passed', '', sent)).status).toBe(200);
    expect((await goodsOf(staff, shopper.userId))[0]).toMatchObject({ check: 'failed', check_note: 'seam' });
  });

  test('is passed after the paid photos are taken', async () => {
    const { items } = await stocked({ photo: { count: 1, note: 'the label' } });
    const [item] = items;
    const id = item?.id ?? '';
    const number = item?.number ?? '';
    expect(item).toMatchObject({ photo_note: 'the label', photos_due: 1, check: 'not_needed' });
    expect(openTasks(number)).toContain(`qc ${number}`);
    expect(await check(id, 'passed', '', zh.headers)).toMatchObject({
      status: 409,
      reason: 'photos_owed',
      message: '请先完成付费拍照再通过质检，还差 1 张',
    });
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a00' } })
      .png()
      .toBuffer();
    await addPhotos(staff, id, [pictureFile(picture)]);
    expect(openTasks(number)).toEqual([`shelve ${number}`]);
    expect((await check(id, 'passed')).status).toBe(200);
  });

  test('of unknown goods and of goods that left is refused', async () => {
    expect((await check('nobody', 'passed')).status).toBe(404);
    const { itemIds } = await packageIn(server, 'pending_receipt');
    expect((await check(itemIds[0] ?? '', 'passed')).status).toBe(404);
  });
});

describe('the list of goods', () => {
  test('finds goods by bin, shopper, number, order, package and name', async () => {
    const { shopper, items, numbers } = await stocked({ name: 'Zebra 50% lamp' }, {});
    const bin = await aBin(staff);
    await move(staff, numbers.slice(0, 1), bin);
    const found = async (query: object) =>
      (await staff.call(listStaffStoreContract, { query: { limit: 20, ...query } })).data.items.map(
        ({ number }) => number,
      );
    expect(await found({ bin })).toEqual(numbers.slice(0, 1));
    expect(await found({ user: shopper.userId })).toHaveLength(2);
    expect(await found({ q: numbers[1]?.toLowerCase() })).toEqual(numbers.slice(1));
    expect((await found({ q: items[0]?.order_number })).sort()).toEqual([...numbers].sort());
    expect(await found({ q: 'zebra 50%' })).toEqual(numbers.slice(0, 1));
    expect(await found({ q: 'zebra_50' })).toEqual([]);
    const chinese = await stocked({ name: '國產保溫壺' });
    for (const q of ['保温壶', '壺', '温壶', '国产']) expect(await found({ q })).toEqual(chinese.numbers);
    const packed = await packageIn(server, 'to_be_delivered');
    expect(await found({ q: packed.number })).toHaveLength(2);
  });

  test('continues after its cursor', async () => {
    const { shopper, numbers } = await stocked({}, {}, {});
    const page = (cursor?: string) =>
      staff.call(listStaffStoreContract, { query: { user: shopper.userId, limit: 2, cursor } });
    const first = (await page()).data;
    const second = (await page(first.next ?? '')).data;
    expect([...first.items, ...second.items].map(({ number }) => number).sort()).toEqual([...numbers].sort());
    expect(second.next).toBeNull();
    expect(first.count).toBe(3);
  });
});

describe('the end of free storage', () => {
  test('is a task of the service seven days before, until the goods are packed', async () => {
    const { shopper, numbers } = await stocked({}, {});
    const [number = ''] = numbers;
    server.clock.advance(22 * day);
    await server.runJob(warnOfStorageJob, null);
    expect(openTasks(number)).not.toContain(`expiry ${number}`);
    server.clock.advance(2 * day);
    await server.runJob(warnOfStorageJob, null);
    expect(openTasks(number)).toContain(`expiry ${number}`);
    const wanted = await Promise.all(server.feature.ports.taskSources.map(({ wanted: read }) => read(server.core.db)));
    const refs = wanted.flat().map(({ queue, ref }) => `${queue} ${ref}`);
    expect(refs).toContain(`expiry ${number}`);
    const [item] = await goodsOf(staff, shopper.userId);

    const packageNumber = await packed(shopper, [item?.id ?? '']);
    expect(openTasks(item?.number ?? '')).not.toContain(`expiry ${item?.number}`);
    await ownSteps(shopper, packageNumber).cancel();
    expect(openTasks(item?.number ?? '')).toContain(`expiry ${item?.number}`);
  });
});
