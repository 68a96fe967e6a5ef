import { sql } from 'drizzle-orm';
import { listStaffActions } from '@caravan/server-core';
import { listInsuranceContract, quotePackageContract } from '@caravan/warehouse-packages/contract/schema';
import {
  createInsuranceTierContract,
  getStaffPackageContract,
  listInsuranceTiersContract,
  updateInsuranceTierContract,
  type NewInsuranceTier,
} from '@caravan/warehouse-packages/contract/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { key, ownSteps, pack, packageOf } from '../../testing/package-steps.ts';
import { addressOf, warehouseServer, type WarehouseServer } from '../../testing/warehouse-server.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());
afterAll(async () => {
  expect(await server.feature.audit?.()).toEqual([]);
});

const basic: NewInsuranceTier = { name: { en: 'Basic', zh: '基础' }, cover_fen: 50_000, fee_fen: 600, active: true };
const create = (over: Partial<NewInsuranceTier> = {}, headers = key(), caller = server.staff()) =>
  caller.call(createInsuranceTierContract, { body: { ...basic, ...over }, headers });
const update = (
  id: string,
  over: Partial<NewInsuranceTier>,
  headers: Record<string, string> = {},
  caller = server.staff(),
) => caller.call(updateInsuranceTierContract, { params: { id }, body: { ...basic, ...over }, headers });
const offered = async (language = 'en') =>
  (await server.shopper().call(listInsuranceContract, { headers: { 'client-language': language } })).data;
const shopperWithGoods = async () => {
  const shopper = server.shopper();
  return { shopper, ids: await server.stock(shopper.userId, [{}]) };
};

describe('tiers', () => {
  it('do not exist at first; owners create them, and shoppers see those that are active', async () => {
    expect(await offered()).toEqual([]);
    const headers = key();
    const made = (await create({}, headers)).data;
    expect(made).toEqual({ id: made.id, version: 1, ...basic });
    expect((await create({}, headers)).data).toEqual(made);
    await create({ name: { en: 'Small', zh: '小额' }, cover_fen: 10_000, fee_fen: 200 });
    await create({ name: { en: 'Closed', zh: '停售' }, active: false });
    expect((await offered()).map(({ name, cover_fen, fee_fen }) => [name, cover_fen, fee_fen])).toEqual([
      ['Small', 10_000, 200],
      ['Basic', 50_000, 600],
    ]);
    expect((await offered('zh')).map(({ name }) => name)).toEqual(['小额', '基础']);
    expect((await server.colleague('packer').call(listInsuranceTiersContract)).data).toHaveLength(3);
  });

  it('get a new version with each change, by the version that the owner saw', async () => {
    const { id } = (await create()).data;
    expect((await update(id, { fee_fen: 700 }, { 'if-match': '1' })).data).toMatchObject({ version: 2, fee_fen: 700 });
    expect((await update(id, { fee_fen: 700 }, { 'if-match': '1' })).data.version).toBe(2);
    expect((await update(id, { fee_fen: 800 }, { 'if-match': '1' })).reason).toBe('changed_meanwhile');
    expect((await update('nothing', {})).status).toBe(404);
    const log = (await listStaffActions(server.core.db, { page: 1, page_size: 50, subject: id })).items;
    expect(log.map(({ action }) => action)).toEqual(['insurance_tier.update', 'insurance_tier.create']);
  });

  it('refuse a cover of nothing, missing names, unknown fields, and those who are no owners', async () => {
    expect((await create({ cover_fen: 0 })).status).toBe(422);
    expect((await create({ fee_fen: -1 })).status).toBe(422);
    expect((await create({ name: { en: 'Only', zh: '' } })).status).toBe(422);
    expect((await create({ extra: 1 } as Partial<NewInsuranceTier>)).status).toBe(422);
    expect((await create({}, key(), server.colleague('finance', 'service'))).status).toBe(403);
    const { id } = (await create()).data;
    expect((await update(id, { fee_fen: 1 }, {}, server.colleague('lines'))).status).toBe(403);
    expect((await server.shopper().call(listInsuranceTiersContract)).status).toBe(403);
  });

  it('of thirty changes from the same version one counts', async () => {
    const { id } = (await create()).data;
    const owners = Array.from({ length: 30 }, () => server.colleague('owner'));
    await Promise.all(owners.map((owner) => owner.call(listInsuranceTiersContract)));
    const answers = await Promise.all(
      owners.map((owner, index) => update(id, { fee_fen: 1_000 + index }, { 'if-match': '1' }, owner)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ reason }) => reason ?? ''))).toEqual(new Set(['', 'changed_meanwhile']));
  });
});

describe('a package', () => {
  it('has the fee of the chosen tier as a part of its own, in every quote', async () => {
    const { id } = (await create()).data;
    const { shopper, ids } = await shopperWithGoods();
    const quote = (over: object = {}) =>
      shopper.call(quotePackageContract, {
        body: { item_ids: ids, address_id: addressOf(shopper.userId), ...over },
      });
    const plain = (await quote()).data.lines;
    const insured = (await quote({ insurance_id: id, packing_options: ['vacuum'] })).data.lines;
    expect(insured.map(({ fee_fen }) => fee_fen)).toEqual(plain.map(({ fee_fen }) => fee_fen + 900));
    expect(insured[0]).toMatchObject({ insurance_fen: 600, packing_fen: 300 });
    const refused = await quote({ insurance_id: 'nothing' });
    expect(refused).toMatchObject({ status: 422, reason: 'insurance_unknown' });
    expect(refused.failure?.fields).toEqual({ insurance_id: 'This insurance is not offered any more' });
  });

  it('keeps cover and fee as they were chosen, and shows them to its shopper and to staff', async () => {
    const { id } = (await create()).data;
    const { shopper, ids } = await shopperWithGoods();
    const { number } = (await pack(shopper, ids, { insurance_id: id })).data;
    await update(id, { cover_fen: 1, fee_fen: 90_000, active: false });
    const parcel = await packageOf(shopper, number);
    expect(parcel).toMatchObject({
      insurance: { id, name: 'Basic', cover_fen: 50_000, fee_fen: 600 },
      fee: { insurance_fen: 600 },
    });
    const seen = (await server.colleague('service').call(getStaffPackageContract, { params: { number } })).data;
    expect(seen.insurance).toEqual(parcel.insurance);
    await server.money.pay(shopper.userId, [number]);
    await ownSteps(shopper, number).cancel();
    expect(await server.money.of(number)).toEqual({ captured: parcel.fee.fee_fen, refunded: parcel.fee.fee_fen });
  });

  it('is not made with a tier that is not offered, or at another fee than the shopper saw', async () => {
    const { id } = (await create()).data;
    const { shopper, ids } = await shopperWithGoods();
    const quoted = await shopper.call(quotePackageContract, {
      body: { item_ids: ids, address_id: addressOf(shopper.userId), insurance_id: id },
    });
    await update(id, { fee_fen: 601 });
    const body = { insurance_id: id, fee_fen: quoted.data.lines.find((line) => line.id === 'ems')?.fee_fen ?? 0 };
    expect((await pack(shopper, ids, body)).reason).toBe('quote_changed');
    await update(id, { active: false });
    expect((await pack(shopper, ids, body)).reason).toBe('insurance_unknown');
  });

  it('never has other terms than its version of the tier', async () => {
    const { id } = (await create()).data;
    const { shopper, ids } = await shopperWithGoods();
    const { number } = (await pack(shopper, ids, { insurance_id: id })).data;
    for (const statement of [
      sql`update package set cover_fen = 60000 where number = ${number}`,
      sql`update package set insurance_id = null, insurance_version = null where number = ${number}`,
      sql`update insurance_tier set cover_fen = 1 where id = ${id}`,
      sql`delete from insurance_tier where id = ${id}`,
    ])
      await expect(server.core.db.execute(statement)).rejects.toThrow();
  });
});
