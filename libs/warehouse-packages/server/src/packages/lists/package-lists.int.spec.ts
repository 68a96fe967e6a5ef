import { maxPackageItems } from '@caravan/content/contract';
import { day, packageStatuses } from '@caravan/kernel';
import { listPackagesContract } from '@caravan/warehouse-packages/contract/schema';
import { listPackingContract, listStaffPackagesContract } from '@caravan/warehouse-packages/contract/staff';
import { packingWorkOf, staffSummaryOf } from '@caravan/warehouse-packages/contract/testing/staff';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPhotos, expectListed, packageIn, pictureFile } from '../../testing/package-steps.ts';
import { binnedPackage, packer, readyPackage } from '../../testing/station-steps.ts';
import { warehouseServer, type Person, type WarehouseServer } from '../../testing/warehouse-server.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());

const query = { page: 1, page_size: 100 };
const staffEntry = async (number: string) =>
  (await server.staff().call(listStaffPackagesContract, { query: { ...query, q: number } })).data.items[0];
const packing = async (code?: string, caller: Person = server.staff()) =>
  (await caller.call(listPackingContract, { query: { code } })).data.items;
const whole = async (number: string) => (await packer(server.staff()).packageOf(number)).data;

test.each(packageStatuses)(
  'the lists say of a package that is %s what the package itself says, in short',
  async (status) => {
    const { shopper, number, itemIds } = await packageIn(server, status, { packing_options: ['gift', 'remove_boxes'] });
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a00' } })
      .png()
      .toBuffer();
    await addPhotos(server.staff(), itemIds[1] ?? '', [pictureFile(png)], 2);
    await expectListed(shopper);
    expect(await staffEntry(number)).toEqual(staffSummaryOf(await whole(number)));
  },
);

test('a reviewed package needs no review, and a late one cannot be paid', async () => {
  const { shopper, own } = await packageIn(server, 'done');
  await own.review();
  const late = await packageIn(server, 'pending_payment');
  server.clock.advance(2 * day);
  await expectListed(shopper);
  await expectListed(late.shopper);
});

test('the packing station reads what goes into a box by the code of the package or of its goods', async () => {
  const made = await binnedPackage(server, { packing_note: 'No shoe box', packing_options: ['vacuum'] });
  const expected = packingWorkOf(await whole(made.number));
  expect(new Set(expected.items.map(({ bin }) => bin))).toEqual(new Set([made.far, made.near]));
  expect(await packing(made.number)).toEqual([expected]);
  expect(await packing(made.second.toLowerCase())).toEqual([expected]);
  expect(await packing()).toContainEqual(expected);
  await packer(server.staff()).pack(made.number, [made.first, made.second]);
  expect(await packing()).not.toContainEqual(expect.objectContaining({ number: made.number }));
  expect(await packing(made.number)).toMatchObject([{ stage: 'ready' }]);
  const { number } = await packageIn(server, 'pending_payment');
  expect(await packing(number)).toEqual([]);
  for (const [role, status] of [
    ['packer', 200],
    ['service', 403],
  ] as const)
    expect((await server.colleague(role).call(listPackingContract, { query: {} })).status).toBe(status);
});

/** Gives a package as many goods as it may have, with texts that need as many bytes as any. */
const grow = async (number: string) => {
  await server.core.db.execute(sql`
    INSERT INTO store_item SELECT copy.* FROM package_item p JOIN store_item sample ON sample.id = p.item_id,
      generate_series(1, ${maxPackageItems - 2}::int) n,
      jsonb_populate_record(sample, jsonb_build_object('id', sample.id || '-' || n, 'number', sample.number || n,
        'line_id', sample.line_id || n, 'bin', null)) copy
    WHERE p.package_number = ${number} AND p.position = 0`);
  await server.core.db.execute(sql`
    INSERT INTO package_item SELECT ${number}, i.id, row_number() OVER () + 1
    FROM store_item i JOIN package_item p ON i.id LIKE p.item_id || '-%' WHERE p.package_number = ${number}`);
  const text = '𠮷'.repeat(500);
  await server.core.db.execute(sql`
    UPDATE store_item SET name = ${text}, spec = ${text}, image = ${`/v1/images/${'a'.repeat(380)}`}
    WHERE id IN (SELECT item_id FROM package_item WHERE package_number = ${number})`);
};

test('entries have at most 10 kB, and the packing station gets at most 1 MB', async () => {
  const numbers: string[] = [];
  for (let made = 0; made < 6; made += 1) numbers.push((await binnedPackage(server)).number);
  for (const number of numbers) await grow(number);
  const { shopper, number } = await readyPackage(server, { packing_note: '𠮷'.repeat(500) });
  await grow(number);
  const own = (await shopper.call(listPackagesContract, { query })).data.items;
  expect(own).toMatchObject([{ item_count: maxPackageItems, items: [{}, {}, {}] }]);
  for (const entry of [...own, await staffEntry(number)])
    expect(Buffer.byteLength(JSON.stringify(entry))).toBeLessThanOrEqual(10_000);
  const waiting = await packing();
  expect(waiting.length).toBeGreaterThanOrEqual(2);
  expect(waiting.flatMap(({ items }) => items).length).toBeLessThanOrEqual(5 * maxPackageItems);
  expect(Buffer.byteLength(JSON.stringify(waiting))).toBeLessThan(1024 * 1024);
});
