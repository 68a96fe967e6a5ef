import { sql } from 'drizzle-orm';
import { listStaffActions } from '@caravan/server-core';
import type { NewPackageForm, PackingKind } from '@caravan/warehouse-packages/contract';
import { listPackingOptionsContract, quotePackageContract } from '@caravan/warehouse-packages/contract/schema';
import {
  addPackedPhotosContract,
  getPackingPricesContract,
  getStaffPackageContract,
  updatePackingPricesContract,
  updateWeighingRuleContract,
  weighPackageContract,
  type PackingPricesChange,
} from '@caravan/warehouse-packages/contract/staff';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, warehouseServer, type Person, type WarehouseServer } from '../../testing/warehouse-server.ts';
import { key, ownSteps, pack, packageOf, pictureFile } from '../../testing/package-steps.ts';
import { goodsOf, packer } from '../../testing/station-steps.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());

type Options = PackingPricesChange['options'];
const builtIn: Options = [
  { kind: 'remove_boxes', price_fen: 0, offered: true },
  { kind: 'vacuum', price_fen: 300, offered: true },
  { kind: 'corner_protection', price_fen: 500, offered: true },
  { kind: 'moisture_bag', price_fen: 200, offered: true },
  { kind: 'gift', price_fen: 0, offered: true },
];
const other = (kind: PackingKind, over: Partial<Options[number]>): Options =>
  builtIn.map((option) => (option.kind === kind ? { ...option, ...over } : option));
const setPrices = (options: Options, headers: Record<string, string> = {}, caller = server.staff()) =>
  caller.call(updatePackingPricesContract, { body: { options }, headers });
const offered = async () => (await server.shopper().call(listPackingOptionsContract)).data;
const quote = (caller: Person, itemIds: string[], kinds?: PackingKind[]) =>
  caller.call(quotePackageContract, {
    body: {
      item_ids: itemIds,
      address_id: addressOf(caller.userId),
      ...(kinds ? { packing_options: kinds } : {}),
    },
  });

const shopperWithGoods = async () => {
  const shopper = server.shopper();
  return { shopper, ids: await server.stock(shopper.userId, [{}]) };
};
const packedWith = async (kinds: PackingKind[], over: Partial<NewPackageForm> = {}) => {
  const { shopper, ids } = await shopperWithGoods();
  const made = await pack(shopper, ids, { packing_options: kinds, ...over });
  return { shopper, ids, number: made.data.number, made };
};

beforeEach(async () => {
  await setPrices(builtIn);
});
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

describe('the prices', () => {
  it('are built in at first, and shoppers see what is offered', async () => {
    expect((await server.staff().call(getPackingPricesContract)).data).toEqual({ options: builtIn, version: 0 });
    expect(await offered()).toEqual(builtIn.map(({ kind, price_fen }) => ({ kind, price_fen })));
  });

  it('are changed by owners, by the version they saw; what is not offered is not listed', async () => {
    const changed = (await setPrices(other('vacuum', { price_fen: 450 }), { 'if-match': '0' })).data;
    expect(changed).toEqual({ options: other('vacuum', { price_fen: 450 }), version: 1 });
    expect((await setPrices(other('vacuum', { price_fen: 450 }))).data.version).toBe(1);
    expect((await setPrices(builtIn, { 'if-match': '0' })).reason).toBe('changed_meanwhile');
    await setPrices(other('vacuum', { offered: false }));
    expect((await offered()).map(({ kind }) => kind)).toEqual([
      'remove_boxes',
      'corner_protection',
      'moisture_bag',
      'gift',
    ]);
    const log = (await listStaffActions(server.core.db, { page: 1, page_size: 50, subject: 'packing_options' })).items;
    expect(log.filter(({ action }) => action === 'packing_options.update')).toHaveLength(2);
  });

  it('refuse a missing, a repeated and an unknown kind, a wrong amount, and those who are no owners', async () => {
    for (const options of [
      builtIn.slice(1),
      [...builtIn.slice(1), { kind: 'vacuum', price_fen: 1, offered: true }],
      [...builtIn.slice(1), { kind: 'ribbon', price_fen: 1, offered: true }],
      other('gift', { price_fen: -1 }),
      other('gift', { price_fen: 100_001 }),
      other('gift', { price_fen: 1.5 }),
    ])
      expect((await setPrices(options as Options)).status).toBe(422);
    expect((await setPrices(builtIn, {}, server.colleague('packer', 'finance'))).status).toBe(403);
    expect((await server.colleague('packer').call(getPackingPricesContract)).status).toBe(200);
    expect((await server.shopper().call(getPackingPricesContract)).status).toBe(403);
  });

  it('of thirty changes from the same version one counts', async () => {
    const owners = Array.from({ length: 30 }, () => server.colleague('owner'));
    const seen = await Promise.all(owners.map((owner) => owner.call(getPackingPricesContract)));
    const before = seen[0]?.data.version ?? 0;
    const answers = await Promise.all(
      owners.map((owner, index) =>
        setPrices(other('vacuum', { price_fen: 1_000 + index }), { 'if-match': String(before) }, owner),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ reason }) => reason ?? ''))).toEqual(new Set(['', 'changed_meanwhile']));
    expect((await server.staff().call(getPackingPricesContract)).data.version).toBe(before + 1);
  });

  it('are never changed or deleted in the tables', async () => {
    await setPrices(other('vacuum', { price_fen: 9 }));
    for (const statement of [sql`update packing_price set price_fen = 0`, sql`delete from packing_price`])
      await expect(server.core.db.execute(statement)).rejects.toThrow();
  });
});

describe('a quote', () => {
  it('has the options as a part of the fee of every method', async () => {
    const { shopper, ids } = await shopperWithGoods();
    const plain = (await quote(shopper, ids)).data.lines;
    const chosen = (await quote(shopper, ids, ['corner_protection', 'vacuum', 'gift'])).data.lines;
    expect(new Set(plain.map(({ packing_fen }) => packing_fen))).toEqual(new Set([0]));
    expect(new Set(chosen.map(({ packing_fen }) => packing_fen))).toEqual(new Set([800]));
    expect(chosen.map(({ fee_fen }) => fee_fen)).toEqual(plain.map(({ fee_fen }) => fee_fen + 800));
  });

  it('refuses an option that is not offered, twice the same one, and an unknown one', async () => {
    await setPrices(other('vacuum', { offered: false }));
    const { shopper, ids } = await shopperWithGoods();
    const refused = await quote(shopper, ids, ['gift', 'vacuum']);
    expect(refused).toMatchObject({ status: 422, reason: 'packing_option_unknown' });
    expect(refused.failure?.fields).toEqual({ packing_options: 'One of the packing options is not offered any more' });
    expect((await quote(shopper, ids, ['gift', 'gift'])).reason).toBe('invalid');
    expect((await quote(shopper, ids, ['ribbon' as PackingKind])).reason).toBe('invalid');
  });
});

describe('a package', () => {
  it('pins the chosen options with their prices, and shows them to its shopper and to staff', async () => {
    const { shopper, number, made } = await packedWith(['gift', 'vacuum']);
    await setPrices(other('vacuum', { price_fen: 9_900, offered: false }));
    const parcel = await packageOf(shopper, number);
    expect(parcel.packing_options).toEqual([
      { kind: 'vacuum', price_fen: 300 },
      { kind: 'gift', price_fen: 0 },
    ]);
    expect(parcel.fee.packing_fen).toBe(300);
    expect(parcel.fee.fee_fen).toBe(made.data.amount_fen);
    await server.money.pay(shopper.userId, [number]);
    const seen = (await server.colleague('packer').call(getStaffPackageContract, { params: { number } })).data;
    expect(seen.packing_options).toEqual(parcel.packing_options);
    const waiting = await server.feature.ports.taskSources
      .find(({ queue }) => queue === 'pack')
      ?.wanted(server.core.db);
    expect(waiting?.find(({ ref }) => ref === number)?.facts).toMatchObject({ packing_options: ['vacuum', 'gift'] });
  });

  it('is made at the fee that the shopper saw, options included, or not at all', async () => {
    const { shopper, ids } = await shopperWithGoods();
    const seen = (await quote(shopper, ids, ['vacuum'])).data.lines.find(({ id }) => id === 'ems')?.fee_fen ?? 0;
    await setPrices(other('vacuum', { price_fen: 301 }));
    const over = { packing_options: ['vacuum' as const], fee_fen: seen };
    expect((await pack(shopper, ids, over)).reason).toBe('quote_changed');
    expect((await pack(shopper, ids, { ...over, fee_fen: seen + 1 })).data.amount_fen).toBe(seen + 1);
  });

  it('refuses what is not offered, and makes one package for a repeated key', async () => {
    await setPrices(other('gift', { offered: false }));
    const { shopper, ids } = await shopperWithGoods();
    const refused = await pack(shopper, ids, { packing_options: ['gift'] });
    expect(refused).toMatchObject({ status: 422, reason: 'packing_option_unknown' });
    const headers = key();
    const first = await pack(shopper, ids, { packing_options: ['vacuum'] }, headers);
    expect((await pack(shopper, ids, { packing_options: ['vacuum'] }, headers)).data).toEqual(first.data);
    expect((await pack(shopper, ids, { packing_options: ['moisture_bag'] }, headers)).reason).toBe(
      'idempotency_key_reused',
    );
  });

  it('without options has none, and its tables refuse others afterwards', async () => {
    const { shopper, number } = await packedWith([]);
    expect(await packageOf(shopper, number)).toMatchObject({ packing_options: [], fee: { packing_fen: 0 } });
    for (const statement of [
      sql`insert into package_packing (package_number, kind, price_fen) values (${number}, 'vacuum', 300)`,
      sql`update package set packing_fen = 1, fee_fen = fee_fen + 1 where number = ${number}`,
      sql`update package set packing_fen = 1 where number = ${number}`,
      sql`delete from package_packing`,
    ])
      await expect(server.core.db.execute(statement)).rejects.toThrow();
  });

  it('returns the whole fee when it is cancelled', async () => {
    const { shopper, number, made } = await packedWith(['corner_protection']);
    await server.money.pay(shopper.userId, [number]);
    await ownSteps(shopper, number).cancel();
    const { amount_fen } = made.data;
    expect(await server.money.of(number)).toEqual({ captured: amount_fen, refunded: amount_fen });
  });

  it('that is weighed keeps the price of its options', async () => {
    const rule = (enabled: boolean) =>
      server.staff().call(updateWeighingRuleContract, { body: { enabled, floor_fen: 500 } });
    await rule(true);
    const { shopper, number } = await packedWith(['vacuum', 'corner_protection']);
    await server.money.pay(shopper.userId, [number]);
    await setPrices(other('vacuum', { price_fen: 90_000 }));
    const staff = server.staff();
    await packer(staff).pack(
      number,
      (await goodsOf(staff, shopper.userId)).map((item) => item.number),
    );
    const form = new FormData();
    form.append(
      'photos',
      pictureFile(
        await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a00' } })
          .png()
          .toBuffer(),
      ),
    );
    await staff.call(addPackedPhotosContract, { params: { number }, body: form as never });
    const { fee } = await packageOf(shopper, number);
    const body = { weight_g: fee.real_g, length_mm: 200, width_mm: 150, height_mm: 100, sure: false };
    const weighed = (await staff.call(weighPackageContract, { params: { number }, body, headers: key() })).data;
    expect(weighed.weighing).toMatchObject({ outcome: 'unchanged', fee_fen: fee.fee_fen });
    await rule(false);
  });
});
