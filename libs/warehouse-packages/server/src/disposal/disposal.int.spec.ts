import { day } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import { soaking } from '@caravan/server-core/testing';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allPackages, key, ownSteps, pack, packed, packageIn, warehouseOf } from '../testing/package-steps.ts';
import { dispose, disposableGoods, warnThrice } from '../testing/disposal-steps.ts';
import { aBin, goodsOf, move } from '../testing/station-steps.ts';
import { warehouseServer, type WarehouseServer } from '../testing/warehouse-server.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

const run = (statement: SQL) => server.core.db.execute(statement);
/** Returns the database's message about a refused statement. */
const refusalOf = async (statement: SQL): Promise<string> => {
  const { cause } = (await run(statement).catch((error: unknown) => error)) as { cause?: Error };
  return cause?.message ?? 'not refused';
};
const places = async (ids: readonly string[]) =>
  (await server.feature.ports.places.find(ids)).map(({ packageNumber, disposedAt }) => ({ packageNumber, disposedAt }));

describe('goods whose date has come', () => {
  it('leave their bin and the warehouse by a step of service, with a record and a message, and no money', async () => {
    const staff = server.staff();
    const shopper = server.shopper();
    const [id = ''] = await server.stock(shopper.userId, [{ name: 'Lamp' }], { orderNumber: 'CV2611LAMP' });
    const bin = await aBin(staff);
    const number = (await goodsOf(staff, shopper.userId))[0]?.number ?? '';
    await move(staff, [number], bin);
    await warnThrice(server);
    server.clock.advance(day);
    expect(server.queues.open()).toContain(`expiry ${number}`);

    const service = server.colleague('service');
    const { data } = await dispose(service, id);
    const at = server.clock.now().toISOString();
    expect(data).toEqual({ item_id: id, number, note: 'given to the recycler', at });
    expect((await warehouseOf(shopper)).items).toEqual([]);
    expect(await goodsOf(staff, shopper.userId)).toEqual([]);
    expect(server.queues.open().filter((one) => one.endsWith(number))).toEqual([]);
    expect(await places([id])).toEqual([{ packageNumber: null, disposedAt: server.clock.now() }]);
    const { rows } = await run(sql`select from_bin, to_bin, cause from bin_move where item_id = ${id} order by id`);
    expect(rows.at(-1)).toEqual({ from_bin: bin, to_bin: null, cause: 'disposed' });
    const { items } = await listStaffActions(server.core.db, { page: 1, page_size: 10, subject: number });
    expect(items.find(({ action }) => action === 'item.dispose')).toMatchObject({
      note: 'given to the recycler',
      data: { from: bin },
    });
    expect((await server.messages.to(shopper.userId)).at(-1)).toMatchObject({
      kind: 'goods_disposal',
      title: { en: 'We disposed of goods', zh: '您的商品已处置' },
      link: '/mine/order/orderDetail?number=CV2611LAMP',
    });
    expect(await server.feature.ports.personalData.collect(shopper.userId)).toMatchObject({ store: [] });
    expect(
      await server.core.transaction((tx) => server.feature.ports.personalData.obstacles(tx, shopper.userId)),
    ).toEqual([]);
  });

  it('cannot be packed or quoted afterwards, moved, checked or disposed of again', async () => {
    const { shopper, ids } = await disposableGoods(server, 2);
    const [gone = '', left = ''] = ids;
    const number = (await goodsOf(server.staff(), shopper.userId)).find(({ id }) => id === gone)?.number ?? '';
    await dispose(server.staff(), gone);
    expect((await pack(shopper, [gone])).reason).toBe('item_disposed');
    expect((await pack(shopper, ids)).reason).toBe('item_disposed');
    expect((await dispose(server.staff(), gone)).reason).toBe('item_left');
    expect((await move(server.staff(), [number], await aBin(server.staff()))).reason).toBe('item_unknown');
    expect((await pack(shopper, [left])).status).toBe(200);
  });

  it('may still be packed before, and come back when the package is cancelled', async () => {
    const { shopper, ids } = await disposableGoods(server);
    const [id = ''] = ids;
    const number = await packed(shopper, ids);
    expect(await dispose(server.staff(), id)).toMatchObject({
      reason: 'item_in_package',
      failure: { number },
    });
    await ownSteps(shopper, number).cancel();
    expect((await dispose(server.staff(), id)).status).toBe(200);
  });

  it('are disposed of once by a repeated call', async () => {
    const { shopper, ids } = await disposableGoods(server);
    const headers = key();
    const first = await dispose(server.staff(), ids[0] ?? '', 'worn out', headers);
    const second = await dispose(server.staff(), ids[0] ?? '', 'worn out', headers);
    expect(second.data).toEqual(first.data);
    expect(await server.messages.to(shopper.userId)).toHaveLength(4);
  });
});

describe('a disposal is refused', () => {
  it('for anybody but service, without a note, and for unknown goods', async () => {
    const { ids } = await disposableGoods(server);
    const [id = ''] = ids;
    for (const role of ['receiver', 'packer', 'finance', 'buyer'] as const)
      expect((await dispose(server.colleague(role), id)).status).toBe(403);
    expect((await dispose(server.staff(), id, ' ')).status).toBe(422);
    expect((await dispose(server.staff(), 'unknown')).reason).toBe('not_found');
    expect((await dispose(server.staff(), id, 'note', {} as ReturnType<typeof key>)).reason).toBe(
      'idempotency_key_required',
    );
  });

  it('while another member of staff holds the task', async () => {
    const { shopper, ids } = await disposableGoods(server);
    const [item] = await goodsOf(server.staff(), shopper.userId);
    server.queues.holders.set(item?.number ?? '', 'staff_other');
    expect((await dispose(server.staff(), ids[0] ?? '')).reason).toBe('claimed');
    server.queues.holders.delete(item?.number ?? '');
  });

  it('before the date, and however late it is if warnings were not sent', async () => {
    const shopper = server.shopper();
    const [id = ''] = await server.stock(shopper.userId, [{}]);
    server.clock.advance(400 * day);
    const soonest = new Date(server.clock.now().getTime() + 30 * day).toISOString();
    expect(await dispose(server.staff(), id)).toMatchObject({
      status: 409,
      reason: 'disposal_too_early',
      failure: { dispose_at: soonest, warnings: 0 },
    });
    const [other = ''] = await server.stock(shopper.userId, [{}]);
    await warnThrice(server);
    server.clock.advance(day - 1);
    expect((await dispose(server.staff(), other)).reason).toBe('disposal_too_early');
    server.clock.advance(1);
    expect((await dispose(server.staff(), other)).status).toBe(200);
  });

  it('by the database, too: too early, out of a package, without a record, or with both ways out', async () => {
    const disposal = (id: string) =>
      sql`insert into store_disposal (item_id, staff_id, note, at) values (${id}, 'staff_1', 'by hand', ${server.clock.now().toISOString()})`;
    const { shopper, ids } = await disposableGoods(server, 3);
    const [inPackage = '', gone = '', free = ''] = ids;
    const number = await packed(shopper, [inPackage]);
    expect(await refusalOf(disposal(inPackage))).toMatch(/must not be disposed of/);
    await dispose(server.staff(), gone);
    expect(await refusalOf(disposal(gone))).toMatch(/must not be disposed of|duplicate key/);
    const [fresh = ''] = await server.stock(shopper.userId, [{}]);
    expect(await refusalOf(disposal(fresh))).toMatch(/must not be disposed of/);
    expect(await refusalOf(sql`update store_item set left_at = now() where id = ${free}`)).toMatch(/left_one_way/);
    expect(await refusalOf(sql`update store_item set left_at = now(), disposed_at = now() where id = ${free}`)).toMatch(
      /change only by their records/,
    );
    expect(await refusalOf(sql`update store_item set left_at = null where id = ${gone}`)).toMatch(/item_disposed/);
    expect(
      await refusalOf(sql`update store_item set package_number = ${number}, packed_at = now() where id = ${gone}`),
    ).toMatch(/left_one_way|item_disposed/);
    expect(await refusalOf(sql`insert into package_item values (${number}, ${gone}, 9)`)).toMatch(/is not where/);
    expect(await refusalOf(sql`delete from store_disposal where item_id = ${gone}`)).toMatch(/only ever added/);
    const shipped = await packageIn(server, 'pending_receipt');
    expect(await refusalOf(disposal(shipped.itemIds[0] ?? ''))).toMatch(/must not be disposed of/);
  });
});

describe('the audit', () => {
  it('finds goods that were disposed of past the triggers', async () => {
    const { ids } = await disposableGoods(server, 2);
    const [unwarned = '', unrecorded = ''] = ids;
    await dispose(server.staff(), unwarned);
    const setTriggers = async (on: boolean) => {
      for (const table of ['store_item', 'disposal_warning', 'store_disposal'])
        await run(sql.raw(`alter table ${table} ${on ? 'enable' : 'disable'} trigger all`));
    };
    await setTriggers(false);
    await run(sql`delete from disposal_warning where item_id = ${unwarned} and days = 7`);
    await run(sql`update store_item set left_at = now(), disposed_at = now(), bin = null where id = ${unrecorded}`);
    const found = await server.feature.audit?.();
    await run(
      sql`insert into disposal_warning select item_id, 7, at from disposal_warning where item_id = ${unwarned} and days = 30`,
    );
    await run(sql`update store_item set left_at = null, disposed_at = null where id = ${unrecorded}`);
    await setTriggers(true);
    const fault = 'was disposed of without a record or its three warnings, or is in a package';
    expect(found).toEqual([unwarned, unrecorded].toSorted().map((id) => `item ${id} ${fault}`));
  });
});

const volume = soaking ? { callers: 200, trials: 40 } : { callers: 40, trials: 2 };
const callers = Array.from({ length: volume.callers }, (_, index) => index);
const anyOf = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;

describe(`packing and disposal by ${volume.callers} concurrent callers`, () => {
  it(`give the same goods to one of them, ${volume.trials} times`, async () => {
    for (let trial = 0; trial < volume.trials; trial += 1) {
      const { shopper, ids } = await disposableGoods(server);
      const [id = ''] = ids;
      const staff = server.staff();
      const answers = await Promise.all(
        callers.map((index) => (index % 2 === trial % 2 ? pack(shopper, ids) : dispose(staff, id))),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const reasons = new Set(answers.flatMap(({ reason }) => reason ?? []));
      const [place] = await places(ids);
      expect(reasons).toEqual(
        new Set(place?.disposedAt ? ['item_disposed', 'item_left'] : ['item_taken', 'item_in_package']),
      );
    }
  });

  it('leave each of many goods in one package, disposed of or free', async () => {
    const { shopper, ids } = await disposableGoods(server, 12);
    const staff = server.staff();
    const answers = await Promise.all(
      callers.map(async (index) => {
        if (index % 2) return dispose(staff, anyOf(ids));
        const some = [...new Set([anyOf(ids), anyOf(ids), anyOf(ids)])];
        const answer = await pack(shopper, some);
        return answer.status === 200 && index % 4 ? ownSteps(shopper, answer.data.number).cancel() : answer;
      }),
    );
    const known = ['item_disposed', 'item_left', 'item_taken', 'item_in_package'];
    expect(
      answers
        .filter(({ status, reason }) => status !== 200 && !known.includes(reason ?? ''))
        .map(({ response }) => response.body),
    ).toEqual([]);
    const live = (await allPackages(shopper)).items.filter(({ status }) => status !== 'cancelled');
    const inPackages = live.flatMap(({ items }) => items.map(({ id }) => id));
    const { rows } = await run(sql`select item_id from store_disposal where item_id in ${ids}`);
    const disposed = rows.map(({ item_id: id }) => String(id));
    expect(new Set([...inPackages, ...disposed]).size).toBe(inPackages.length + disposed.length);
    const onShelf = (await warehouseOf(shopper)).items.map(({ id }) => id);
    expect(onShelf.toSorted()).toEqual(ids.filter((id) => !disposed.includes(id)).toSorted());
  });
});
