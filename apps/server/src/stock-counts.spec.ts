import { day, shopDay } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import type { CountDecision } from '@caravan/stock-counts/contract';
import {
  closeStockCountContract,
  decideStockCountContract,
  getStockCountContract,
  listStockCountsContract,
  openStockCountContract,
  scanStockCountContract,
  takeOverStockCountContract,
  undoStockCountScanContract,
} from '@caravan/stock-counts/contract/staff';
import { createStockCounts } from '@caravan/stock-counts/server';
import {
  createPickContract,
  getBinRuleContract,
  getLossContract,
  getPickContract,
  listStaffStoreContract,
  loseGoodsContract,
  packPackageContract,
  scanPickContract,
  turnUpGoodsContract,
  updateBinRuleContract,
} from '@caravan/warehouse-packages/contract/staff';
import {
  aBin,
  goodsOf,
  key,
  move,
  pack,
  packageIn,
  warehouseOf,
  warehouseServer,
  type Person,
  type WarehouseServer,
} from '@caravan/warehouse-packages/server/testing';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

let server: WarehouseServer;
/** The ids of those who could decide. */
let deciders = ['somebody'];
beforeAll(async () => {
  server = await warehouseServer({
    alongside: (core, { countedGoods }, { tasks }) => [
      createStockCounts(core, {
        tasks,
        goods: () => countedGoods,
        staffMembers: () => ({
          find: async (_db, ids) =>
            new Map(ids.map((id) => [id, { id, name: `name of ${id}`, email: `${id}@shop.test`, roles: [] }])),
          holding: async () => deciders.map((id) => ({ id, name: id, email: `${id}@shop.test`, roles: ['service'] })),
          holdRoles: async () => [],
          rolesOf: async () => null,
        }),
      }),
    ],
  });
});
afterAll(() => server.close());
afterAll(async () => {
  for (const feature of server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
});

/** The calls of somebody who counts. */
const counter = (staff: Person) => ({
  staff,
  open: (bin: string) => staff.call(openStockCountContract, { body: { bin } }),
  scan: (bin: string, number: string, headers = key()) =>
    staff.call(scanStockCountContract, { body: { bin, number }, headers }),
  undo: (bin: string, number: string, headers = key()) =>
    staff.call(undoStockCountScanContract, { body: { bin, number }, headers }),
  close: (bin: string, headers = key()) => staff.call(closeStockCountContract, { body: { bin }, headers }),
  takeOver: (number: string) => staff.call(takeOverStockCountContract, { params: { number } }),
});
const decide = (staff: Person, number: string, decisions: Record<string, CountDecision>, headers = key()) =>
  staff.call(decideStockCountContract, {
    params: { number },
    body: { decisions: Object.entries(decisions).map(([item, decision]) => ({ number: item, decision })) },
    headers,
  });
const shown = async (number: string) =>
  (await server.colleague('auditor').call(getStockCountContract, { params: { number } })).data;
const clerk = () => counter(server.colleague('receiver'));
const service = () => server.colleague('service');
const open = (ref: string) => server.queues.open().filter((one) => one.endsWith(` ${ref}`));
const actions = async (subject: string) =>
  (await listStaffActions(server.core.db, { page: 1, page_size: 50, subject })).items.map(({ action }) => action);

/** Goods of a new shopper in a new bin. */
const binned = async (count: number) => {
  const shopper = server.shopper();
  await server.stock(
    shopper.userId,
    Array.from({ length: count }, () => ({})),
  );
  const items = await goodsOf(server.staff(), shopper.userId);
  const numbers = items.map(({ number }) => number);
  const bin = await aBin(server.staff());
  await move(server.staff(), numbers, bin);
  const [first = '', second = ''] = numbers;
  const placeOf = async (number: string) =>
    (await goodsOf(server.staff(), shopper.userId)).find((one) => one.number === number);
  return { shopper, bin, numbers, first, second, ids: items.map(({ id }) => id), placeOf };
};

/** A closed count of a bin in which these goods were scanned. */
const counted = async (bin: string, numbers: readonly string[], by = clerk()) => {
  await by.open(bin);
  for (const number of numbers) expect((await by.scan(bin, number)).status).toBe(200);
  return { by, count: (await by.close(bin)).data };
};

describe('a count', () => {
  it('without a difference is done at once', async () => {
    const { bin, first, second } = await binned(2);
    const me = clerk();
    const opened = (await me.open(bin)).data;
    expect(opened).toMatchObject({ bin, state: 'open', scanned: 0, counter: { id: me.staff.userId }, is_own: true });
    expect((await me.open(bin)).data.number).toBe(opened.number);
    expect((await me.scan(bin, ` ${first.toLowerCase()} `)).data).toMatchObject({ place: 'here', scanned: 1 });
    expect((await me.scan(bin, first)).data.scanned).toBe(1);
    expect((await me.scan(bin, second)).data.scanned).toBe(2);
    const sent = key();
    expect((await me.close(bin, sent)).data).toMatchObject({ state: 'done', differences: [], may_decide: false });
    expect((await me.close(bin, sent)).headers['idempotent-replayed']).toBe('true');
    expect(await me.close(bin)).toMatchObject({ status: 409, reason: 'count_not_open' });
    expect(open(opened.number)).toEqual([]);
    expect(await actions(opened.number)).toEqual([
      'stock_count.close',
      'stock_count.scan',
      'stock_count.scan',
      'stock_count.open',
    ]);
    expect((await me.open(bin)).data.number).not.toBe(opened.number);
    await me.close(bin);
  });

  it('finds goods missing, in the wrong bin and in none, and the decision of a second person changes the records', async () => {
    const here = await binned(2);
    const there = await binned(1);
    const shopper = server.shopper();
    await server.stock(shopper.userId, [{}]);
    const [loose] = await goodsOf(server.staff(), shopper.userId);
    const me = clerk();
    await me.open(here.bin);
    expect((await me.scan(here.bin, there.first)).data).toMatchObject({ place: 'other_bin', bin: there.bin });
    expect((await me.scan(here.bin, loose?.number ?? '')).data).toMatchObject({ place: 'no_bin', bin: null });
    await me.scan(here.bin, here.first);
    const { number, differences, state } = (await me.close(here.bin)).data;
    expect(state).toBe('to_decide');
    expect(Object.fromEntries(differences.map((one) => [one.number, one.kind]))).toEqual({
      [here.second]: 'missing',
      [there.first]: 'wrong_bin',
      [loose?.number ?? '']: 'found',
    });
    expect(open(number)).toEqual([`stocktake ${number}`]);
    expect(await me.open(here.bin)).toMatchObject({ status: 409, reason: 'count_waits' });

    const boss = service();
    const all = { [here.second]: 'confirm', [there.first]: 'confirm', [loose?.number ?? '']: 'confirm' } as const;
    expect((await decide(boss, number, { [here.first]: 'confirm' })).status).toBe(404);
    expect((await decide(boss, number, { [there.first]: 'confirm' })).data).toMatchObject({ undecided: 2 });
    expect(await decide(boss, number, all)).toMatchObject({ status: 409, reason: 'count_decided' });
    const rest = { [here.second]: 'confirm', [loose?.number ?? '']: 'confirm' } as const;
    expect((await decide(boss, number, rest)).data).toMatchObject({ state: 'done', undecided: 0 });
    expect((await decide(boss, number, rest)).status).toBe(200);
    expect(await there.placeOf(there.first)).toMatchObject({ bin: here.bin });
    expect(await here.placeOf(here.second)).toMatchObject({ bin: null, missing_at: expect.any(String) });
    const searched = { query: { limit: 10, only: 'missing', user: here.shopper.userId } } as const;
    const { items } = (await server.staff().call(listStaffStoreContract, searched)).data;
    expect(items.map((item) => item.number)).toEqual([here.second]);
    expect(open(here.second)).toEqual([]);
    expect(open(loose?.number ?? '')).toEqual([]);
    expect(await actions(here.second)).toContain('item.miss');
    const [seen] = (await warehouseOf(here.shopper)).items.filter(({ packable }) => !packable);
    expect(seen).toMatchObject({ returnable: false, reason: expect.stringContaining('We are looking for') });
    expect(await pack(here.shopper, here.ids)).toMatchObject({ status: 409, reason: 'items_searched' });

    // Whoever finds the goods puts them into a bin.
    expect((await move(server.staff(), [here.second], here.bin)).status).toBe(200);
    expect(await here.placeOf(here.second)).toMatchObject({ bin: here.bin, missing_at: null, packable: true });
  });

  it('tells the shopper of a search and of its end, and no storage day passes meanwhile', async () => {
    const { shopper, bin, first, second, placeOf } = await binned(2);
    const before = await placeOf(second);
    const titles = async () => (await server.messages.to(shopper.userId)).map(({ title }) => title);
    server.clock.advance(5 * day);
    const lost = await counted(bin, [first]);
    await decide(service(), lost.count.number, { [second]: 'confirm' });
    expect(await titles()).toMatchObject([
      {
        en: 'We are looking for goods of yours',
        zh: '正在查找您的商品',
        de: 'Wir suchen Ware von Ihnen',
      },
    ]);
    server.clock.advance(100 * day);
    expect(await placeOf(second)).toMatchObject({ days_left: 25, storage_fen: 0 });
    expect(await placeOf(first)).toMatchObject({ days_left: 0, storage_fen: 3_000 });
    // A second count that misses them as well is no news.
    const again = await counted(bin, [first]);
    expect(again.count.state).toBe('done');
    await move(server.staff(), [second], bin);
    await move(server.staff(), [second], bin);
    expect((await titles()).map(({ en }) => en)).toEqual(['We are looking for goods of yours', 'We found your goods']);
    server.clock.advance(25 * day);
    const freeUntil = Date.parse(before?.free_until ?? '') + 100 * day;
    expect(await placeOf(second)).toMatchObject({
      days_left: 0,
      storage_fen: 0,
      free_until: new Date(freeUntil).toISOString(),
    });
    server.clock.advance(1);
    expect(await placeOf(second)).toMatchObject({ storage_fen: 50 });
  });

  it('lets who counts take a scan back while it is open', async () => {
    const { bin, first, second } = await binned(2);
    const me = clerk();
    const { number } = (await me.open(bin)).data;
    await me.scan(bin, first);
    await me.scan(bin, second);
    expect(await clerk().undo(bin, first)).toMatchObject({ status: 409, reason: 'count_taken' });
    const undone = await Promise.all(Array.from({ length: 6 }, () => me.undo(bin, first)));
    expect(undone.map(({ data }) => data)).toEqual(undone.map(() => ({ number: first, scanned: 1 })));
    expect((await shown(number)).scans.map((one) => one.number)).toEqual([second]);
    expect((await actions(number)).filter((action) => action === 'stock_count.undo_scan')).toHaveLength(1);
    expect(await me.undo(bin, 'IT9')).toMatchObject({ status: 404, reason: 'item_unknown' });
    expect((await me.scan(bin, first)).data).toMatchObject({ scanned: 2 });
    expect((await me.close(bin)).data).toMatchObject({ state: 'done' });
    expect(await me.undo(bin, first)).toMatchObject({ status: 409, reason: 'count_not_open' });
  });

  it('keeps the fee of a package whose goods are searched for in it, and counts the search once it is cancelled', async () => {
    const { number, shopper, own } = await packageIn(server, 'to_be_delivered');
    const [item] = await goodsOf(server.staff(), shopper.userId);
    const code = item?.number ?? '';
    const bin = await aBin(server.staff());
    await move(server.staff(), [code], bin);
    const { count } = await counted(bin, []);
    await decide(service(), count.number, { [code]: 'confirm' });
    server.clock.advance(10 * day);
    await move(server.staff(), [code], bin);
    for (const feature of server.composed.features) expect((await feature.audit?.()) ?? []).toEqual([]);
    await own.cancel();
    const [back, other] = await goodsOf(server.staff(), shopper.userId);
    expect(back).toMatchObject({ number: code, package_number: null });
    expect(number).toMatch(/^PK/);
    expect(Date.parse(back?.free_until ?? '') - Date.parse(other?.free_until ?? '')).toBe(10 * day);
  });

  it('brings back goods that are searched for', async () => {
    const { bin, first, second, placeOf } = await binned(2);
    const lost = await counted(bin, [first]);
    await decide(service(), lost.count.number, { [second]: 'confirm' });
    const other = await aBin(server.staff());
    const found = await counted(other, [second]);
    expect(found.count.differences).toMatchObject([{ number: second, kind: 'found', bin: null }]);
    await decide(service(), found.count.number, { [second]: 'confirm' });
    expect(await placeOf(second)).toMatchObject({ bin: other, missing_at: null });
  });

  it('knows goods in the wrong bin, whichever of two counts is decided first', async () => {
    for (const order of [0, 1]) {
      const { bin, first, placeOf } = await binned(1);
      const other = await aBin(server.staff());
      const made = [(await counted(bin, [])).count, (await counted(other, [first])).count];
      expect((await shown(made[0]?.number ?? '')).differences).toMatchObject([{ kind: 'missing', seen_in: other }]);
      for (const { number } of order ? made.toReversed() : made)
        await decide(service(), number, { [first]: 'confirm' });
      expect(await placeOf(first)).toMatchObject({ bin: other, missing_at: null });
    }
  });

  it('puts no goods beside those of another shopper while a bin is for one', async () => {
    const owner = server.colleague('owner');
    const { version } = (await owner.call(getBinRuleContract)).data;
    const rule = (one_shopper: boolean, seen: number) =>
      owner.call(updateBinRuleContract, { body: { one_shopper }, headers: { 'if-match': `${seen}` } });
    expect((await rule(true, version)).status).toBe(200);
    const free = await aBin(server.staff());
    for (const isEmptied of [false, true]) {
      const here = await binned(1);
      const other = await binned(1);
      const { count } = await counted(here.bin, isEmptied ? other.numbers : [here.first, other.first]);
      const all = count.differences.map(({ number }) => [number, 'confirm'] as const);
      const answer = await decide(service(), count.number, Object.fromEntries(all));
      if (isEmptied) {
        // The missing item leaves the bin to the others.
        expect(answer.data).toMatchObject({ state: 'done', undecided: 0 });
        expect(await other.placeOf(other.first)).toMatchObject({ bin: here.bin });
        continue;
      }
      expect(answer).toMatchObject({ status: 409, reason: 'bin_one_shopper' });
      expect(await other.placeOf(other.first)).toMatchObject({ bin: other.bin });
      await move(server.staff(), other.numbers, free);
      const decided = (await decide(service(), count.number, Object.fromEntries(all))).data;
      expect(decided).toMatchObject({ state: 'done', differences: [{ outcome: 'moved' }] });
      expect(await other.placeOf(other.first)).toMatchObject({ bin: free });
    }
    expect((await rule(false, version + 1)).status).toBe(200);
  });

  it('is repeated if a difference is to be counted again', async () => {
    const { bin, first, second, placeOf } = await binned(2);
    const { count } = await counted(bin, []);
    const boss = service();
    await decide(boss, count.number, { [first]: 'again' });
    expect((await decide(boss, count.number, { [second]: 'again' })).data.state).toBe('done');
    expect(await placeOf(first)).toMatchObject({ bin, missing_at: null });
    const waiting = (await boss.call(listStockCountsContract, { query: { limit: 10, state: 'open', q: bin } })).data;
    expect(waiting.items).toMatchObject([{ again_of: count.number, counter: null }]);
    const [again] = waiting.items;
    expect(open(again?.number ?? '')).toEqual([`recount ${again?.number}`]);
    const { count: next } = await counted(bin, [first, second]);
    expect(next).toMatchObject({ number: again?.number, state: 'done' });
    expect(open(next.number)).toEqual([]);
  });
});

describe('regular steps during a count', () => {
  it('are no differences: goods that left the bin, came into it, or were moved after their scan', async () => {
    const { bin, first, second } = await binned(2);
    const third = await binned(1);
    const other = await aBin(server.staff());
    const me = clerk();
    await me.open(bin);
    await me.scan(bin, first);
    await move(server.staff(), [first, second], other);
    await move(server.staff(), third.numbers, bin);
    expect((await me.close(bin)).data).toMatchObject({ state: 'done', differences: [] });
  });

  it('before the decision leave the goods where they put them', async () => {
    const { bin, first, placeOf } = await binned(1);
    const other = await aBin(server.staff());
    const { count } = await counted(bin, []);
    await move(server.staff(), [first], other);
    const decided = (await decide(service(), count.number, { [first]: 'confirm' })).data;
    expect(decided).toMatchObject({ state: 'done', differences: [{ outcome: 'moved' }] });
    expect(await placeOf(first)).toMatchObject({ bin: other, missing_at: null });
  });
});

describe('goods of a paid package', () => {
  const paidPackage = async () => {
    const made = await packageIn(server, 'to_be_delivered');
    const [first, second] = await goodsOf(server.staff(), made.shopper.userId);
    const bin = await aBin(server.staff());
    const numbers = [first?.number ?? '', second?.number ?? ''] as const;
    await move(server.staff(), numbers, bin);
    return { ...made, bin, numbers };
  };
  const packer = () => server.colleague('packer');
  const pick = (number: string) => packer().call(createPickContract, { body: { packages: [number] } });

  it('that are missing are neither picked nor packed, until they are found', async () => {
    const { number, bin, numbers } = await paidPackage();
    const list = (await pick(number)).data;
    const { count } = await counted(bin, [numbers[0]]);
    expect(count.differences).toMatchObject([{ package_number: number, package_paid: true }]);
    await decide(service(), count.number, { [numbers[1]]: 'confirm' });
    const lines = (await packer().call(getPickContract, { params: { id: list.id } })).data.lines;
    expect(lines.filter(({ missing }) => missing).map((line) => line.item_number)).toEqual([numbers[1]]);
    const scan = () => packer().call(scanPickContract, { params: { id: list.id }, body: { code: numbers[1] } });
    expect(await scan()).toMatchObject({ status: 409, reason: 'goods_missing' });
    const packed = await packer().call(packPackageContract, { params: { number }, body: { items: [...numbers] } });
    expect(packed).toMatchObject({ reason: 'goods_missing', message: expect.stringContaining(numbers[1]) });
    expect((await move(server.staff(), [numbers[1]], bin)).status).toBe(200);
    expect((await scan()).status).toBe(200);
  });

  it('that a packer has in hand are no find, and no loss', async () => {
    const { number, bin, numbers } = await paidPackage();
    const { id } = (await pick(number)).data;
    const me = clerk();
    await me.open(bin);
    await packer().call(scanPickContract, { params: { id }, body: { code: numbers[0] } });
    expect(await me.scan(bin, numbers[0])).toMatchObject({
      status: 409,
      reason: 'scanned_in_hand',
      message: `${numbers[0]} was picked for package ${number}. Give it to the packer`,
    });
    await me.scan(bin, numbers[1]);
    expect((await me.close(bin)).data).toMatchObject({ state: 'done', differences: [] });
  });

  it('picked at the moment of the decision are in one place', async () => {
    for (let trial = 0; trial < 4; trial += 1) {
      const { number, bin, numbers } = await paidPackage();
      const { id } = (await pick(number)).data;
      const { count } = await counted(bin, [numbers[0]]);
      const [picked, decided] = await Promise.all([
        packer().call(scanPickContract, { params: { id }, body: { code: numbers[1] } }),
        decide(service(), count.number, { [numbers[1]]: 'confirm' }),
      ]);
      const [difference] = decided.data.differences;
      expect([picked.status, difference?.outcome]).toEqual(
        difference?.outcome === 'moved' ? [200, 'moved'] : [409, 'confirmed'],
      );
    }
  });
});

describe('goods that are lost', () => {
  const lose = (number: string, headers = key(), note = 'looked in all bins', staff = service()) =>
    staff.call(loseGoodsContract, { params: { number }, body: { note }, headers });
  const lossOf = (number: string) => service().call(getLossContract, { params: { number } });
  const paidTo = async (userId: string) =>
    Number(
      (
        await server.core.db.execute<{ sum: string }>(
          `select coalesce(sum(amount), 0) as sum from fake_compensation where user_id = '${userId}'`,
        )
      ).rows[0]?.sum,
    );
  /** Goods of a shopper that a count did not find. */
  const searched = async () => {
    const made = await binned(2);
    const { count } = await counted(made.bin, [made.first]);
    await decide(service(), count.number, { [made.second]: 'confirm' });
    return made;
  };

  it('are paid back once by 20 concurrent callers, leave the warehouse, and their shopper is told', async () => {
    const { shopper, first, second, bin, ids, numbers } = await searched();
    const id = ids[numbers.indexOf(second)] ?? '';
    const amounts = { number: second, goods_fen: 25_800, domestic_fen: 400, photo_fen: 200, amount_fen: 26_400 };
    expect((await lossOf(second)).data).toMatchObject(amounts);
    expect(await lossOf(first)).toMatchObject({ status: 409, reason: 'item_not_searched' });
    expect(await lose(first)).toMatchObject({ status: 409, reason: 'item_not_searched' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => lose(second)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.data).toMatchObject({ ...amounts, note: 'looked in all bins' });
    expect(await paidTo(shopper.userId)).toBe(26_400);
    expect((await actions(second)).filter((action) => action === 'item.lose')).toHaveLength(1);
    expect((await server.messages.to(shopper.userId)).at(-1)).toMatchObject({
      kind: 'goods_missing',
      title: { en: 'We could not find your goods', zh: '您的商品未能找到', de: 'Wir konnten Ihre Ware nicht finden' },
      body: { en: expect.stringContaining('¥264.00') },
    });
    expect((await warehouseOf(shopper)).items.map((one) => one.id)).toEqual(ids.filter((one) => one !== id));
    expect(await server.feature.ports.places.find([id])).toMatchObject([{ lostAt: server.clock.now() }]);
    expect(open(second)).toEqual([]);
    // Lost goods that turn up later are the shop's, and no shopper's any more.
    expect(await move(server.staff(), [second], bin)).toMatchObject({ status: 409, reason: 'item_lost' });
    expect((await pack(shopper, [id])).status).not.toBe(200);
    expect(await lossOf(second)).toMatchObject({ status: 409, reason: 'item_left' });
  });

  it('are found or lost, whichever comes first, and never both', async () => {
    for (let trial = 0; trial < 4; trial += 1) {
      const { shopper, second, bin, placeOf } = await searched();
      const [lost, found] = await Promise.all([lose(second), move(server.staff(), [second], bin)]);
      expect([lost.status, found.status].sort()).toEqual([200, 409]);
      expect(await paidTo(shopper.userId)).toBe(lost.status === 200 ? 26_400 : 0);
      expect((await placeOf(second))?.bin).toBe(lost.status === 200 ? undefined : bin);
    }
  });

  it('that turn up are known to every station, and stay the shop’s with a record of what becomes of them', async () => {
    const { shopper, first, second, bin } = await searched();
    const turnUp = (number: string, staff = service(), headers = key()) =>
      staff.call(turnUpGoodsContract, { params: { number }, body: { note: 'in the cage' }, headers });
    expect(await turnUp(second)).toMatchObject({ status: 409, reason: 'item_not_lost' });
    await lose(second);
    const paid = await paidTo(shopper.userId);
    const lost = async () => {
      const query = { only: 'lost', user: shopper.userId, limit: 10 } as const;
      return (await service().call(listStaffStoreContract, { query })).data.items;
    };
    expect(await lost()).toMatchObject([{ number: second, bin: null, lost_at: server.clock.now().toISOString() }]);
    const me = clerk();
    const scanned = async () => [await move(server.staff(), [first, second], bin), await me.scan(bin, second)];
    await me.open(bin);
    const date = shopDay(server.clock.now());
    for (const { reason, message } of await scanned())
      expect([reason, message]).toEqual(['item_lost', expect.stringContaining(`${second} was lost on ${date}`)]);
    for (const role of ['receiver', 'packer', 'finance'] as const)
      expect((await turnUp(second, server.colleague(role))).status).toBe(403);
    const answers = await Promise.all(Array.from({ length: 10 }, () => turnUp(second)));
    expect(answers.map(({ data }) => data.note)).toEqual(answers.map(() => 'in the cage'));
    expect((await actions(second)).filter((action) => action === 'item.turn_up')).toHaveLength(1);
    for (const { reason, message } of await scanned())
      expect([reason, message]).toEqual(['item_turned_up', expect.stringContaining('in the cage')]);
    expect(await lost()).toEqual([]);
    expect(await paidTo(shopper.userId)).toBe(paid);
    await me.scan(bin, first);
    expect((await me.close(bin)).data.state).toBe('done');
  });

  it('need a second person above the limit, and a role', async () => {
    const { shopper, second, placeOf } = await searched();
    server.approvals.limit(20_000);
    expect(await lose(second)).toMatchObject({ status: 422, reason: 'approval_needed' });
    server.approvals.limit(null);
    expect(await paidTo(shopper.userId)).toBe(0);
    expect(await placeOf(second)).toMatchObject({ missing_at: expect.any(String) });
    for (const role of ['receiver', 'packer', 'buyer'] as const)
      expect((await lose(second, key(), 'mine', server.colleague(role))).status).toBe(403);
    expect((await lose(second, key(), '')).status).toBe(422);
    expect((await lose('IT2611999999X')).status).toBe(404);
  });

  it('in a package stay until it is cancelled', async () => {
    const { number, shopper, own } = await packageIn(server, 'to_be_delivered');
    const [item] = await goodsOf(server.staff(), shopper.userId);
    const code = item?.number ?? '';
    const bin = await aBin(server.staff());
    await move(server.staff(), [code], bin);
    const { count } = await counted(bin, []);
    await decide(service(), count.number, { [code]: 'confirm' });
    expect(await lose(code)).toMatchObject({
      status: 409,
      reason: 'item_in_package',
      message: expect.stringContaining(number),
    });
    await own.cancel();
    expect((await lose(code)).status).toBe(200);
  });

  it('cannot be forged: the database takes only goods that are searched for, and keeps the record', async () => {
    const { ids, numbers, first, second } = await searched();
    const id = ids[numbers.indexOf(first)] ?? '';
    const { db } = server.core;
    const at = server.clock.now().toISOString();
    const forged = `insert into store_loss (item_id, staff_id, note, goods_fen, domestic_fen, photo_fen, at) values ('${id}', 's', '', 0, 0, 0, '${at}')`;
    await expect(
      db.execute(`update store_item set lost_at = now(), left_at = now() where id = '${id}'`),
    ).rejects.toThrow();
    await lose(second);
    await expect(db.execute('delete from store_loss')).rejects.toThrow();
    await expect(db.execute(forged)).rejects.toThrow();
  });
});

describe('two people', () => {
  it('open one count, of which one may take over', async () => {
    const { bin, first, second } = await binned(2);
    const people = Array.from({ length: 12 }, clerk);
    const opened = await Promise.all(people.map((one) => one.open(bin)));
    expect(new Set(opened.map(({ data }) => data.number)).size).toBe(1);
    const holder = opened[0]?.data.counter?.id;
    const mine = people.find(({ staff }) => staff.userId === holder);
    const other = people.find(({ staff }) => staff.userId !== holder);
    if (!mine || !other) throw new Error('somebody counts');
    await mine.scan(bin, first);
    expect(await other.scan(bin, second)).toMatchObject({
      status: 409,
      reason: 'count_taken',
      message: `name of ${holder} counts bin ${bin} now`,
    });
    const { number } = opened[0]?.data ?? { number: '' };
    expect((await other.takeOver(number)).data).toMatchObject({ scanned: 1, counter: { id: other.staff.userId } });
    expect((await mine.scan(bin, second)).reason).toBe('count_taken');
    expect((await mine.close(bin)).reason).toBe('count_taken');
    expect((await other.close(bin)).data.state).toBe('to_decide');
    expect((await other.takeOver(number)).reason).toBe('wrong_state');

    // Neither of both may decide.
    for (const { staff } of [mine, other]) {
      const asService = {
        ...server.as({ userId: staff.userId, role: 'staff', staffRoles: ['owner'] }),
        userId: staff.userId,
      };
      expect(await decide(asService, number, { [second]: 'confirm' })).toMatchObject({
        status: 403,
        reason: 'own_count',
      });
    }
  });

  it('is decided by those who counted if nobody else could', async () => {
    const { bin, second } = await binned(2);
    const staff = server.colleague('receiver');
    const alone = {
      ...server.as({ userId: staff.userId, role: 'staff', staffRoles: ['owner'] }),
      userId: staff.userId,
    };
    const me = counter(alone);
    await me.open(bin);
    const number = (await me.close(bin)).data?.number ?? '';
    expect((await alone.call(getStockCountContract, { params: { number } })).data?.may_decide).toBe(false);
    deciders = [staff.userId];
    expect((await alone.call(getStockCountContract, { params: { number } })).data?.may_decide).toBe(true);
    expect(await decide(alone, number, { [second]: 'confirm' })).toMatchObject({ status: 200 });
    deciders = ['somebody'];
  });

  it('close a count once, and decide about it once', async () => {
    const { bin, first, second, placeOf } = await binned(2);
    const me = clerk();
    await me.open(bin);
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => me.close(bin)),
      ...Array.from({ length: 4 }, () => me.scan(bin, first)),
    ]);
    expect(answers.slice(0, 8).filter(({ status }) => status === 200)).toHaveLength(1);
    const { number } = answers.slice(0, 8).find(({ status }) => status === 200)?.data as { number: string };
    const { differences } = await shown(number);
    expect(differences.some((one) => one.number === second)).toBe(true);
    const decided = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        decide(service(), number, { [second]: index % 2 ? 'confirm' : 'again' }),
      ),
    );
    const [outcome] = (await shown(number)).differences.filter((one) => one.number === second);
    const isSame = (index: number) => (outcome?.outcome === 'confirmed') === (index % 2 === 1);
    for (const [index, { status, reason }] of decided.entries())
      expect([status, reason]).toEqual(isSame(index) ? [200, undefined] : [409, 'count_decided']);
    expect((await placeOf(second))?.missing_at === null).toBe(outcome?.outcome === 'again');
  });
});

describe('bad input', () => {
  it('is refused with clear words, and nothing is lost', async () => {
    const { bin, first } = await binned(1);
    const { shopper } = await packageIn(server, 'pending_receipt');
    const gone = (
      await server.core.db.execute<{ number: string }>(
        `select number from store_item where user_id = '${shopper.userId}' limit 1`,
      )
    ).rows[0]?.number;
    const me = clerk();
    expect(await me.open('NOWHERE')).toMatchObject({ status: 422, reason: 'bin_unknown' });
    expect(await me.scan(bin, first)).toMatchObject({ status: 409, reason: 'count_not_open' });
    const { number } = (await me.open(bin)).data;
    await me.scan(bin, first);
    expect(await me.scan(bin, 'IT9')).toMatchObject({ status: 404, reason: 'item_unknown' });
    expect(await me.scan(bin, gone ?? '')).toMatchObject({ status: 409, reason: 'scanned_gone' });
    expect(await me.scan(bin, 'X'.repeat(4_096))).toMatchObject({ status: 422, reason: 'invalid' });
    expect((await shown(number)).scans).toMatchObject([{ number: first, by: { id: me.staff.userId } }]);
    expect((await me.close(bin)).data.state).toBe('done');
    expect((await decide(service(), 'SC2611AAAAAAA', { [first]: 'confirm' })).status).toBe(404);
    expect((await me.takeOver('SC2611AAAAAAA')).status).toBe(404);
  });

  test('calls are for their roles', async () => {
    const { bin, first } = await binned(1);
    for (const role of ['packer', 'service', 'buyer'] as const)
      expect((await counter(server.colleague(role)).open(bin)).status).toBe(403);
    const { count } = await counted(bin, []);
    expect((await decide(server.colleague('receiver'), count.number, { [first]: 'confirm' })).status).toBe(403);
    expect((await server.shopper().call(listStockCountsContract, { query: { limit: 1 } })).status).toBe(403);
  });
});
