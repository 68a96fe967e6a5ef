import { listStaffActions } from '@caravan/server-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  acceptGoodsContract,
  checkGoodsContract,
  listStaffPackagesContract,
} from '@caravan/warehouse-packages/contract/staff';
import { key, ownSteps, packageIn } from '../../testing/package-steps.ts';
import { binnedPackage, goodsOf, move, packer, readyPackage } from '../../testing/station-steps.ts';
import { warehouseServer, type WarehouseServer } from '../../testing/warehouse-server.ts';

let server: WarehouseServer;
let calls: ReturnType<typeof packer>;
beforeAll(async () => {
  server = await warehouseServer();
  calls = packer(server.staff());
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

const callers = Array.from({ length: 40 }, (_, index) => index);
const open = (ref: string) => server.queues.open().filter((key) => key.endsWith(` ${ref}`));
const actions = async (subject: string) =>
  (await listStaffActions(server.core.db, { page: 1, page_size: 50, subject })).items.map(({ action }) => action);
const missing = (...numbers: string[]) => ({
  status: 409,
  reason: 'items_missing',
  failure: { missing: numbers.map((number) => expect.objectContaining({ number })) },
});

describe('a pick list', () => {
  test('leads along the bins, and its goods are picked one by one', async () => {
    const one = await binnedPackage(server);
    const two = await binnedPackage(server);
    const list = (await calls.pick(two.number, one.number)).data;
    expect(list.id).toMatch(/^PL\d{4}[0-9A-Z]{7}$/);
    expect(list.lines.map(({ bin }) => bin)).toEqual([one.near, one.far, two.near, two.far]);
    expect(list).toMatchObject({ staff_id: 'staff_1', left: 4 });
    expect(list.packages.map(({ stage }) => stage)).toEqual(['picking', 'picking']);
    expect(list.packages.map(({ slot }) => slot)).toEqual(['A1', 'A2']);
    for (const { package_number, slot } of list.lines)
      expect(list.packages.find(({ number }) => number === package_number)?.slot).toBe(slot);
    expect((await calls.packageOf(one.number)).data).toMatchObject({ stage: 'picking', pick_id: list.id });

    const scanned = (await calls.scan(list.id, ` ${one.first.toLowerCase()} `)).data;
    expect(scanned.left).toBe(3);
    expect(scanned.lines.find(({ item_number }) => item_number === one.first)).toMatchObject({
      bin: one.far,
      picked_at: server.clock.now().toISOString(),
    });
    const [first] = await goodsOf(server.staff(), one.shopper.userId);
    expect(first?.bin).toBeNull();
    expect((await calls.scan(list.id, one.first)).data).toEqual(scanned);
    expect((await calls.list(list.id)).data).toEqual(scanned);
    expect((await actions(one.first)).filter((action) => action === 'item.pick')).toHaveLength(1);
  });

  test('refuses goods of others, codes of other kinds, and a code of four kilobytes', async () => {
    const { number } = await binnedPackage(server);
    const other = await binnedPackage(server);
    const { id } = (await calls.pick(number)).data;
    expect(await calls.scan(id, other.first)).toMatchObject({
      status: 409,
      reason: 'wrong_item',
      message: `${other.first} does not belong here. Put it back`,
    });
    expect((await calls.scan(id, other.far)).reason).toBe('wrong_item');
    expect(await calls.scan(id, 'X'.repeat(4_096))).toMatchObject({ status: 422, reason: 'invalid' });
    expect((await calls.scan('PL2611AAAAAAA', other.first)).status).toBe(404);
    expect((await calls.scan('nonsense', other.first)).status).toBe(404);
  });

  test('takes only paid packages that nobody collects', async () => {
    const unpaid = await packageIn(server, 'pending_payment');
    const paid = await binnedPackage(server);
    const other = await binnedPackage(server);
    const begun = (await calls.pick(other.number)).data;
    expect(await calls.pick(paid.number, unpaid.number, other.number)).toMatchObject({
      status: 409,
      reason: 'not_pickable',
      failure: {
        refused: expect.arrayContaining([
          expect.objectContaining({ number: unpaid.number, status: 'pending_payment' }),
          expect.objectContaining({ number: other.number, stage: 'picking', pick_id: begun.id }),
        ]),
      },
    });
    expect((await calls.packageOf(paid.number)).data.stage).toBeNull();
    expect((await calls.pick('PK2611AAAAAAA')).status).toBe(404);
    expect((await calls.pick(paid.number, paid.number)).status).toBe(422);
  });

  test('is made once by 40 concurrent callers, and by one of several staff', async () => {
    const { number } = await binnedPackage(server);
    const answers = await Promise.all(callers.map(() => calls.pick(number)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await actions(answers[0]?.data.id ?? '')).toEqual(['pick.create']);

    const one = await binnedPackage(server);
    const two = await binnedPackage(server);
    const mixed = await Promise.all(
      callers.map((index) => calls.pick(...(index % 2 ? [one.number, two.number] : [one.number]))),
    );
    const made = new Set(mixed.flatMap((answer) => (answer.status === 200 ? [answer.data.id] : [])));
    expect(made.size).toBe(1);
  });

  test('is refused while another member of staff holds the task', async () => {
    const { number } = await binnedPackage(server);
    server.queues.holders.set(number, 'wang');
    expect(await calls.pick(number)).toMatchObject({
      status: 409,
      reason: 'claimed',
      message: 'wang is working on this',
    });
    expect((await calls.packageOf(number)).data.stage).toBeNull();
    server.queues.holders.delete(number);
    expect((await calls.pick(number)).status).toBe(200);
  });

  test('tells that a package was cancelled, and its picked goods wait for a bin again', async () => {
    const { number, own, first, second, far, near } = await binnedPackage(server);
    const { id } = (await calls.pick(number)).data;
    await calls.scan(id, first);
    await own.cancel();
    const list = (await calls.list(id)).data;
    expect(list).toMatchObject({ left: 0, packages: [{ number, status: 'cancelled' }] });
    expect(list.lines.map(({ bin }) => bin)).toEqual([near, far]);
    expect(await calls.scan(id, second)).toMatchObject({
      status: 409,
      reason: 'package_cancelled',
      message: `Package ${number} was cancelled. Put its goods back into a bin`,
    });
    expect(open(first)).toEqual([`shelve ${first}`]);
    expect(open(second)).toEqual([]);
    expect(open(number)).toEqual([]);
  });

  test('keeps its goods with the packer: they cannot be put into a bin', async () => {
    const { number, first, second, near } = await binnedPackage(server);
    const { id } = (await calls.pick(number)).data;
    await calls.scan(id, first);
    expect(await move(server.staff(), [first], near)).toMatchObject({ status: 409, reason: 'item_packed' });
    expect((await move(server.staff(), [second], near)).status).toBe(200);
  });

  test('is for packers', async () => {
    const { number } = await binnedPackage(server);
    for (const role of ['receiver', 'buyer', 'auditor'] as const)
      expect((await packer(server.colleague(role)).pick(number)).status).toBe(403);
    expect((await packer(server.colleague('packer')).pick(number)).status).toBe(200);
  });
});

describe('goods that failed their check', () => {
  const accept = (id: string, note: string, staff = server.colleague('service')) =>
    staff.call(acceptGoodsContract, { params: { id }, body: { note }, headers: key() });
  const check = (id: string, result: 'failed' | 'passed', note = '') =>
    server.staff().call(checkGoodsContract, { params: { id }, body: { result, note }, headers: key() });
  const failedPackage = async () => {
    const made = await binnedPackage(server);
    const item = (await goodsOf(server.staff(), made.shopper.userId)).find((one) => one.number === made.first);
    return { ...made, id: item?.id ?? '' };
  };

  test('are neither picked nor packed before service decides, with a reason', async () => {
    const { number, first, second, id } = await failedPackage();
    const other = await failedPackage();
    const list = (await calls.pick(other.number)).data;
    for (const one of [id, other.id]) await check(one, 'failed', 'a torn seam');
    expect(await calls.pick(number)).toMatchObject({
      status: 409,
      reason: 'check_failed',
      message: `Failed the check: ${first} (${number}). Service decides whether they are sent`,
    });
    expect((await calls.packageOf(number)).data).toMatchObject({
      stage: null,
      failed_goods: [{ item_id: id, number: first, note: 'a torn seam' }],
    });
    const picked = (await calls.scan(list.id, other.first)).reason;
    expect(picked).toBe('check_failed');
    expect((await calls.list(list.id)).data.lines.filter(({ failed }) => failed)).toMatchObject([
      { item_number: other.first },
    ]);
    expect(server.queues.facts('pack', number)).toMatchObject({ failed: [first], missing: [] });
    const listed = await server
      .staff()
      .call(listStaffPackagesContract, { query: { q: number, page: 1, page_size: 10 } });
    expect(listed.data.items).toMatchObject([{ failed_goods: [first], missing_goods: [] }]);
    expect((await calls.pack(number, [first, second])).reason).toBe('check_failed');

    expect((await accept(id, 'kept', server.colleague('packer', 'receiver'))).status).toBe(403);
    expect((await accept(id, '')).status).toBe(422);
    expect((await accept(id, 'the shopper keeps them')).data).toMatchObject({
      check: 'accepted',
      check_note: 'a torn seam',
    });
    expect(open(first)).toEqual([]);
    expect((await accept(id, 'again')).status).toBe(200);
    expect((await actions(first)).filter((action) => action === 'item.accept')).toHaveLength(1);
    expect((await calls.packageOf(number)).data.failed_goods).toEqual([]);
    expect(server.queues.facts('pack', number)).toMatchObject({ failed: [] });
    expect((await calls.pack(number, [first, second])).data.stage).toBe('ready');
  });

  test('pass a later check, and only failed ones are decided about', async () => {
    const { number, first, second, id } = await failedPackage();
    expect((await accept(id, 'no need')).reason).toBe('wrong_state');
    await check(id, 'failed', 'a spot');
    await accept(id, 'kept');
    await check(id, 'failed', 'a hole');
    expect((await calls.pack(number, [first, second])).reason).toBe('check_failed');
    await check(id, 'passed');
    expect((await calls.pack(number, [first, second])).data.stage).toBe('ready');
  });
});

describe('packing', () => {
  test('needs the scan of all goods and of nothing else', async () => {
    const { number, first, second } = await binnedPackage(server);
    const other = await binnedPackage(server);
    expect(open(number)).toEqual([`pack ${number}`]);
    expect(await calls.pack(number, [first])).toMatchObject(missing(second));
    expect(await calls.pack(number, [first, second, other.first])).toMatchObject({ status: 409, reason: 'wrong_item' });
    expect((await calls.packageOf(number)).data).toMatchObject({ stage: null });
    const packed = await calls.pack(number, [second.toLowerCase(), first, first]);
    expect(packed.data).toMatchObject({ number, stage: 'ready', status: 'to_be_delivered' });
    expect(packed.data.items.map(({ bin }) => bin)).toEqual([null, null]);
    expect(open(number)).toEqual([`ship ${number}`]);
    expect(open(first)).toEqual([]);
  });

  test('by 40 concurrent callers happens once, and a repeated call changes nothing', async () => {
    const { number, first, second } = await binnedPackage(server);
    const answers = await Promise.all(callers.map(() => calls.pack(number, [first, second])));
    expect(answers.map(({ status }) => status)).toEqual(callers.map(() => 200));
    expect(await actions(number)).toEqual(['package.pack']);
    await ownSteps(server.shopper(), number).cancel();
    expect((await calls.pack(number, [first, second])).data.stage).toBe('ready');
  });

  test('picks what the list still has', async () => {
    const { number, first, second } = await binnedPackage(server);
    const { id } = (await calls.pick(number)).data;
    await calls.scan(id, first);
    await calls.pack(number, [first, second]);
    expect((await calls.list(id)).data).toMatchObject({ left: 0, packages: [{ stage: 'ready' }] });
  });

  test('of a package that is cancelled meanwhile is refused in words', async () => {
    const { number, own, first, second } = await binnedPackage(server);
    await own.cancel();
    expect(await calls.pack(number, [first, second])).toMatchObject({ status: 409, reason: 'package_cancelled' });
    const unpaid = await packageIn(server, 'pending_payment');
    const numbers = (await goodsOf(server.staff(), unpaid.shopper.userId)).map((item) => item.number);
    expect((await calls.pack(unpaid.number, numbers)).reason).toBe('wrong_state');
  });

  test('against a cancellation: the goods are packed, or back and waiting for a bin', async () => {
    for (let trial = 0; trial < 8; trial += 1) {
      const { number, own, first, second, shopper } = await binnedPackage(server);
      const [packed, cancelled] = await Promise.all([calls.pack(number, [first, second]), own.cancel()]);
      expect(cancelled.status).toBe(200);
      expect(packed.reason === undefined || packed.reason === 'package_cancelled').toBe(true);
      const items = await goodsOf(server.staff(), shopper.userId);
      expect(items.map(({ package_number }) => package_number)).toEqual([null, null]);
      expect(items.map(({ bin }) => bin === null)).toEqual(items.map(({ number: ref }) => open(ref).length === 1));
      expect(open(number)).toEqual([]);
    }
  });

  test('is not needed for shipping', async () => {
    const { number, staffCalls, first } = await binnedPackage(server);
    expect((await staffCalls.ship()).data).toMatchObject({ status: 'pending_receipt', stage: null });
    expect(open(number)).toEqual([]);
    expect(open(first)).toEqual([]);
    const ready = await readyPackage(server);
    expect((await ready.staffCalls.ship()).data).toMatchObject({ status: 'pending_receipt', stage: null });
    expect((await calls.pack(ready.number, [ready.first, ready.second])).status).toBe(200);
  });
});

test('the tasks that the warehouse wants are those that its steps opened', async () => {
  const wanted = await Promise.all(server.feature.ports.taskSources.map((source) => source.wanted(server.core.db)));
  const refs = wanted.flat().map(({ queue, ref }) => `${queue} ${ref}`);
  expect(server.queues.open().sort()).toEqual(refs.sort());
});
