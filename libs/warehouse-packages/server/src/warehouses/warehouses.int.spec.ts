import { quotePackageContract } from '@caravan/warehouse-packages/contract/schema';
import {
  createBinContract,
  importBinsContract,
  listBinsContract,
  listStaffPackagesContract,
  listStaffStoreContract,
  listWarehousesContract,
  moveGoodsContract,
  updateBinContract,
} from '@caravan/warehouse-packages/contract/staff';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { holdBins, moveItems } from '../bins/bin-move.repo.ts';
import { itemsOfUser } from '../store/warehouse.repo.ts';
import { key, pack, packed, warehouseOf } from '../testing/package-steps.ts';
import { aBin, goodsOf, move, packer } from '../testing/station-steps.ts';
import { warehouseServer, type Person, type WarehouseServer } from '../testing/warehouse-server.ts';

/** A shop that has a second warehouse since today; what was there before is in the first one. */
let server: WarehouseServer;
let staff: Person;
let old: { shopper: Person; id: string; bin: string };
const gz = { id: 'GZ', name: '广州' };
const yw = { id: 'YW', name: '义乌' };
beforeAll(async () => {
  server = await warehouseServer();
  staff = server.staff();
  const shopper = server.shopper();
  const [id = ''] = await server.stock(shopper.userId, [{ bin: await aBin(staff, { code: 'OLD' }) }]);
  // With one warehouse, or none that is written down, nothing names one.
  for (const isWritten of [false, true]) {
    if (isWritten) await server.openWarehouse(gz);
    expect((await warehouseOf(shopper)).items[0]).not.toHaveProperty('warehouse');
    expect((await staff.call(listBinsContract, { query: { limit: 10 } })).data.items[0]).not.toHaveProperty(
      'warehouse',
    );
  }
  await server.openWarehouse(yw);
  old = { shopper, id, bin: 'OLD' };
});
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
  await server.close();
});

const numberOf = async (shopper: Person, id: string): Promise<string> =>
  (await goodsOf(staff, shopper.userId)).find((item) => item.id === id)?.number ?? '';
const namesOf = async (shopper: Person) => (await warehouseOf(shopper)).items.map(({ warehouse }) => warehouse);

test('everything from before is in the first warehouse, and says so now', async () => {
  expect(await namesOf(old.shopper)).toEqual([gz]);
  expect((await staff.call(listWarehousesContract)).data).toEqual([gz, yw]);
  expect((await staff.call(listBinsContract, { query: { limit: 10, q: 'OLD' } })).data.items).toMatchObject([
    { code: 'OLD', warehouse: gz },
  ]);
  expect((await server.colleague('editor').call(listWarehousesContract)).status).toBe(403);
});

test('a new bin is in a warehouse, and goes to another while it is empty', async () => {
  const place = { zone: 'A', kind: 'shelf', position: 1, active: true } as const;
  const create = (code: string, warehouse?: string) =>
    staff.call(createBinContract, { body: { code, ...place, ...(warehouse && { warehouse }) } });
  expect(await create('NEW-1')).toMatchObject({
    status: 422,
    reason: 'warehouse_missing',
    message: 'Choose the warehouse',
  });
  expect(await create('NEW-1', 'XX')).toMatchObject({ status: 422, reason: 'warehouse_unknown' });
  expect((await create('NEW-1', 'YW')).data).toMatchObject({ warehouse: yw });
  expect((await create('NEW-1', 'YW')).status).toBe(200);
  expect(await create('NEW-1', 'GZ')).toMatchObject({ reason: 'bin_exists' });

  const update = (code: string, body: object) =>
    staff.call(updateBinContract, { params: { code }, body: { ...place, ...body } });
  expect((await update('NEW-1', { position: 2 })).data).toMatchObject({ position: 2, warehouse: yw });
  expect((await update('NEW-1', { warehouse: 'GZ' })).data).toMatchObject({ warehouse: gz });
  expect(await update('OLD', { warehouse: 'YW' })).toMatchObject({ status: 409, reason: 'bin_not_empty' });
  expect((await update('OLD', { warehouse: 'GZ', position: 9 })).data).toMatchObject({ position: 9, warehouse: gz });

  const rows = [
    { code: 'IN-1', zone: 'A', kind: 'shelf', position: 1, warehouse: 'yw' },
    { code: 'IN-2', zone: 'A', kind: 'shelf', position: 2 },
    { code: 'IN-3', zone: 'A', kind: 'shelf', position: 3, warehouse: 'XX' },
    { code: 'NEW-1', zone: 'A', kind: 'shelf', position: 3 },
  ];
  const imported = (await staff.call(importBinsContract, { body: { rows, dry_run: false } })).data.rows;
  expect(imported.map(({ outcome, fields }) => [outcome, fields])).toEqual([
    ['created', null],
    ['refused', { warehouse: 'Choose the warehouse' }],
    ['refused', { warehouse: 'The shop has no warehouse XX' }],
    ['changed', null],
  ]);
  const listed = (warehouse: string) => staff.call(listBinsContract, { query: { limit: 50, warehouse } });
  expect((await listed('YW')).data.items.map(({ code }) => code)).toEqual(['IN-1']);
  expect((await listed('GZ')).data.items.map(({ code }) => code)).toEqual(['NEW-1', 'OLD']);
});

test('goods arrive where the station or their bin is, and stay in that warehouse', async () => {
  const shopper = server.shopper();
  const far = await aBin(staff, { warehouse: 'YW' });
  const near = await aBin(staff, { warehouse: 'GZ' });
  await expect(server.stock(shopper.userId, [{}])).rejects.toMatchObject({ reason: 'warehouse_missing' });
  await expect(server.stock(shopper.userId, [{ bin: far }, {}])).rejects.toMatchObject({ reason: 'warehouse_missing' });
  await expect(server.stock(shopper.userId, [{ bin: far }], { warehouse: 'GZ' })).rejects.toMatchObject({
    reason: 'bin_elsewhere',
    data: { bin: far },
  });
  await expect(server.stock(shopper.userId, [{}], { warehouse: 'XX' })).rejects.toMatchObject({
    reason: 'warehouse_unknown',
  });
  const [one = ''] = await server.stock(shopper.userId, [{ bin: far }]);
  server.clock.advance(1_000);
  const [two = ''] = await server.stock(shopper.userId, [{}], { warehouse: 'YW' });
  server.clock.advance(1_000);
  await server.stock(shopper.userId, [{}], { warehouse: 'GZ' });
  expect(await namesOf(shopper)).toEqual([yw, yw, gz]);

  const number = await numberOf(shopper, two);
  expect(await move(staff, [number], near)).toMatchObject({ status: 409, reason: 'bin_elsewhere' });
  expect((await move(staff, [number, await numberOf(shopper, one)], far)).status).toBe(200);
  const inStore = async (warehouse: string) =>
    (await staff.call(listStaffStoreContract, { query: { limit: 50, warehouse, user: shopper.userId } })).data;
  expect(await inStore('YW')).toMatchObject({ count: 2, items: [{ id: one }, { id: two }] });
  expect(await inStore('GZ')).toMatchObject({ count: 1, items: [{ warehouse: gz }] });
});

test('a count scans no goods of another warehouse', async () => {
  const number = await numberOf(old.shopper, old.id);
  const far = await aBin(staff, { warehouse: 'YW' });
  const { numbered } = server.feature.ports.countedGoods;
  await expect(numbered(server.core.db, number, far)).rejects.toMatchObject({ reason: 'bin_elsewhere' });
  expect(await numbered(server.core.db, number, old.bin)).toMatchObject({ id: old.id });
});

test('goods of two warehouses are in no package and quoted for none, and packages of two on no pick list', async () => {
  const shopper = server.shopper();
  const [here = '', near = ''] = await server.stock(shopper.userId, [{}, {}], { warehouse: 'GZ' });
  const [far = ''] = await server.stock(shopper.userId, [{}], { warehouse: 'YW' });
  const apart = {
    status: 422,
    reason: 'goods_apart',
    message: '所选商品不在同一仓库，请按仓库分开打包',
  };
  const zh = { 'client-language': 'zh' };
  expect(await pack(shopper, [here, far], {}, { ...key(), ...zh })).toMatchObject(apart);
  const quoted = { body: { item_ids: [here, far], country: 'DE', packing_options: [] }, headers: zh };
  expect(await shopper.call(quotePackageContract, quoted)).toMatchObject(apart);

  const first = await packed(shopper, [here, near]);
  const second = await packed(shopper, [far]);
  await server.money.pay(shopper.userId, [first, second]);
  expect(await packer(staff).pick(first, second)).toMatchObject({ status: 422, reason: 'pick_apart' });
  expect((await packer(staff).pick(second)).status).toBe(200);
  const listed = async (warehouse: string) =>
    (await staff.call(listStaffPackagesContract, { query: { page: 1, page_size: 20, warehouse } })).data;
  expect(await listed('YW')).toMatchObject({ total: 1, items: [{ number: second, warehouse: yw }] });
  expect((await listed('GZ')).items.map(({ number }) => number)).toEqual([first]);
  const { rows } = await server.core.db.execute(sql`select number, warehouse_id from package order by number`);
  expect(rows).toEqual(
    expect.arrayContaining([
      { number: first, warehouse_id: null },
      { number: second, warehouse_id: 'YW' },
    ]),
  );
});

test('a bin is not called one of another warehouse while goods are put into it', async () => {
  const shopper = server.shopper();
  const bin = await aBin(staff, { warehouse: 'GZ' });
  await server.stock(shopper.userId, [{}], { warehouse: 'GZ' });
  const items = await itemsOfUser(server.core.db, shopper.userId);
  const body = { zone: 'A', kind: 'shelf', position: 1, active: true, warehouse: 'YW' } as const;
  const held = Promise.withResolvers<void>();
  const waits = Promise.withResolvers<void>();
  const moving = server.core.transaction(async (tx) => {
    await holdBins(tx, [{ bin, items }]);
    held.resolve();
    await waits.promise;
    await moveItems(tx, items, { toBin: bin, cause: 'moved', staffId: 'staff_1', at: server.clock.now() });
  });
  await held.promise;
  const settled = vi.fn();
  const update = staff.call(updateBinContract, { params: { code: bin }, body }).finally(settled);
  // The change waits for the move, or is done.
  await vi.waitFor(async () => {
    const { rows } = await server.core.db.execute(sql`select from pg_locks where not granted`);
    expect(rows.length + settled.mock.calls.length).toBeGreaterThan(0);
  });
  waits.resolve();
  await moving;
  expect(await update).toMatchObject({ status: 409, reason: 'bin_not_empty' });
});

test('goods that were brought are in the warehouse of their new bin, unless a package has reserved them', async () => {
  const shopper = server.shopper();
  const far = await aBin(staff, { warehouse: 'YW' });
  const near = await aBin(staff, { warehouse: 'GZ' });
  const [id = ''] = await server.stock(shopper.userId, [{ bin: far }]);
  const number = await numberOf(shopper, id);
  const bring = (bin: string) =>
    staff.call(moveGoodsContract, { body: { numbers: [number], bin, brought: true }, headers: key() });
  const answers = await Promise.all(Array.from({ length: 10 }, (_, nth) => bring(nth % 2 ? far : near)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await bring(near)).data).toMatchObject([{ bin: near, warehouse: gz }]);
  expect(await namesOf(shopper)).toEqual([gz]);
  expect(await bring('NO-WHERE')).toMatchObject({ status: 422, reason: 'bin_unknown' });

  const made = await packed(shopper, [id]);
  expect(await bring(far)).toMatchObject({ status: 409, reason: 'item_packed', message: `In package ${made}` });
  expect(await bring(near)).toMatchObject({ status: 200 });
});
