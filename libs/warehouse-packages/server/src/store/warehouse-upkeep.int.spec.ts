import { day, hour } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addPhotos,
  ownSteps,
  pack,
  packageIn,
  packageOf,
  packed,
  pictureFile,
  warehouseOf,
} from '../testing/package-steps.ts';
import { warehouseServer, type WarehouseServer } from '../testing/warehouse-server.ts';
import { warnOfStorageJob } from '../disposal/warn-of-storage.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());

describe('the end of free storage', () => {
  const warn = () => server.runJob(warnOfStorageJob, null);
  const titlesTo = async (userId: string) => (await server.messages.to(userId)).map(({ title }) => title.en);

  test('is notified once at 7, 3 and 1 days, in one message for all goods', async () => {
    const shopper = server.shopper();
    await server.stock(shopper.userId, [{ name: 'Tote' }, { name: 'Tea' }]);
    const steps: [advance: number, messages: number][] = [
      [23 * day - 1, 0],
      [1, 1],
      [0, 1],
      [4 * day - 1, 1],
      [1, 2],
      [2 * day - 1, 2],
      [1, 3],
      [day, 3],
      [40 * day, 3],
    ];
    for (const [advance, messages] of steps) {
      server.clock.advance(advance);
      await warn();
      expect(await titlesTo(shopper.userId)).toHaveLength(messages);
    }
    expect(await titlesTo(shopper.userId)).toEqual([
      'Free storage ends in 7 days',
      'Free storage ends in 3 days',
      'Free storage ends in 1 day',
    ]);
    const [first, ...later] = await server.messages.to(shopper.userId);
    expect(first?.text).toBeUndefined();
    for (const { text } of later) expect(text).toMatchObject({ event: 'storage', number: null });
    expect(first).toMatchObject({ kind: 'storage_ending', link: '/mine/store', title: { zh: '免费仓储还剩 7 天' } });
    for (const words of ['Tote', 'Tea', '¥0.50']) expect(first?.body.en).toContain(words);
  });

  test('is notified once if the job was late, with the days that remain', async () => {
    const shopper = server.shopper();
    await server.stock(
      shopper.userId,
      Array.from({ length: 8 }, (_, index) => ({ name: `Thing ${index}` })),
    );
    server.clock.advance(29 * day + hour);
    await Promise.all([warn(), warn(), warn()]);
    const messages = await server.messages.to(shopper.userId);
    expect(messages.map(({ title }) => title.en)).toEqual(['Free storage ends in 1 day']);
    expect(messages[0]?.body.en).toContain('and 3 more');
    expect(messages[0]?.body.zh).toContain('等 8 件商品');
  });

  test('is not notified for packed goods, but after they return', async () => {
    const shopper = server.shopper();
    const ids = await server.stock(shopper.userId, [{}]);
    server.clock.advance(26 * day);
    const number = await packed(shopper, ids);
    await warn();
    expect(await titlesTo(shopper.userId)).toEqual([]);
    await ownSteps(shopper, number).cancel();
    await warn();
    expect(await titlesTo(shopper.userId)).toEqual(['Free storage ends in 7 days']);
  });

  test('is notified to others if the message to one shopper fails', async () => {
    const stuck = server.shopper();
    const other = server.shopper();
    await server.stock(stuck.userId, [{}]);
    await server.stock(other.userId, [{}]);
    server.clock.advance(24 * day);
    await server.core.db.execute(
      sql`alter table fake_message add constraint refused check (user_id <> ${sql.raw(`'${stuck.userId}'`)})`,
    );
    await expect(warn()).rejects.toThrow('1 storage warnings');
    expect(await titlesTo(other.userId)).toHaveLength(1);
    await server.core.db.execute(sql`alter table fake_message drop constraint refused`);
    await warn();
    expect(await titlesTo(stuck.userId)).toHaveLength(1);
  });
});

describe('personal data', () => {
  const personalData = () => server.feature.ports.personalData;
  const obstacles = (userId: string) => server.core.transaction((tx) => personalData().obstacles(tx, userId));

  test('is exported with items and packages', async () => {
    const { shopper, number, own } = await packageIn(server, 'done');
    await own.review({ text: 'Very good' });
    const [itemId = ''] = await server.stock(shopper.userId, [{}]);
    expect(await personalData().collect(shopper.userId)).toMatchObject({
      store: [{ id: itemId }],
      packages: [{ number, address: { first_name: 'Ada' }, review: { text: 'Very good' } }],
    });
    expect(await personalData().collect('unknown')).toEqual({ store: [], packages: [], services: [], returns: [] });
  });

  test.each([
    ['pending_payment', ['packages_open', 'goods_in_store']],
    ['to_be_delivered', ['packages_open', 'goods_in_store']],
    ['pending_receipt', ['packages_open']],
    ['done', []],
    ['cancelled', ['goods_in_store']],
  ] as const)('of a shopper with a package that is %s cannot be erased because of %j', async (status, expected) => {
    const { shopper } = await packageIn(server, status);
    expect(await obstacles(shopper.userId)).toEqual(expected);
  });

  test('is erased with names, texts and pictures; shipments and payments stay', async () => {
    const { shopper, staff, number, own, itemIds } = await packageIn(server, 'done');
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const [photo] = (await addPhotos(staff, itemIds[0] ?? '', [pictureFile(png)])).data.photos;
    const review = (await own.review({ text: 'My own words', image: pictureFile(png) })).data;
    const before = await packageOf(shopper, number);
    await server.core.transaction((tx) => personalData().erase(tx, shopper.userId));
    await server.runJobs();

    const left = await packageOf(shopper, number);
    expect(left).toMatchObject({
      status: 'done',
      fee: before.fee,
      review: null,
      address: { first_name: '', detail: '', country: 'DE' },
    });
    // The books take the VAT of this country out of what was paid, whenever they are closed.
    expect(await server.feature.ports.incomes.of(server.core.db, [number])).toMatchObject([{ country: 'DE' }]);
    expect(JSON.stringify(await personalData().collect(shopper.userId))).not.toMatch(/Ada|Muster|My own words/);
    for (const url of [photo?.url, photo?.thumb_url, review.image])
      expect((await server.app.inject({ url: url ?? '' })).statusCode).toBe(404);
  });
});

describe('the audit', () => {
  const audit = () => server.feature.audit?.();

  test('finds no faults after these tests', async () => {
    expect(await audit()).toEqual([]);
  });

  test('finds changes that bypassed the triggers', async () => {
    const paid = await packageIn(server, 'to_be_delivered');
    const unpaid = await packageIn(server, 'pending_payment');
    const setTriggers = async (on: boolean) => {
      for (const table of ['package', 'store_item', 'package_item']) {
        await server.core.db.execute(sql.raw(`alter table ${table} ${on ? 'enable' : 'disable'} trigger all`));
      }
    };
    await setTriggers(false);
    await server.core.db.execute(
      sql`update package set storage_fen = storage_fen + 50, fee_fen = fee_fen + 50 where number = ${paid.number}`,
    );
    await server.core.db.execute(
      sql`update store_item set package_number = ${unpaid.number} where id = ${paid.itemIds[0]}`,
    );
    await setTriggers(true);
    const { fee } = await packageOf(paid.shopper, paid.number);
    const found = (await audit()) ?? [];
    expect(found.toSorted()).toEqual(
      [
        `package ${paid.number} has a fee of ${fee.fee_fen} fen, but its goods and shipping method give ${fee.fee_fen - 50} fen`,
        `package ${paid.number} does not contain item ${paid.itemIds[0]}, which is in ${unpaid.number}`,
        `package ${paid.number} should hold ${fee.fee_fen} fen, payment holds ${fee.fee_fen - 50}`,
        `item ${paid.itemIds[0]} is in a package that does not contain it, or in two packages`,
      ].toSorted(),
    );
  });
});

test('goods that were shipped and goods that never existed get different reasons', async () => {
  const { shopper, itemIds } = await packageIn(server, 'done');
  expect((await pack(shopper, itemIds)).reason).toBe('item_taken');
  expect((await pack(shopper, ['never'])).reason).toBe('not_found');
  expect((await warehouseOf(shopper)).total).toBe(0);
});
