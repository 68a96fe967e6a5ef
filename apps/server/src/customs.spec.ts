import {
  exportUserContract,
  getTurnsContract,
  removeAddressContract,
  updateAddressContract,
} from '@caravan/account/contract/schema';
import type { TaxNumberKind } from '@caravan/customs/contract';
import { retentionLimits } from '@caravan/content/contract';
import {
  deleteAddressTaxNumberContract,
  getAddressTaxNumberContract,
  getPackageTaxNumberContract,
  setAddressTaxNumberContract,
  setPackageTaxNumberContract,
} from '@caravan/customs/contract/schema';
import {
  findHsCodesContract,
  getCustomsRuleContract,
  getDeclarationContract,
  getStaffTaxNumberContract,
  setStaffTaxNumberContract,
  updateCustomsRuleContract,
  writeDeclarationContract,
} from '@caravan/customs/contract/staff';
import { day } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import type { TestServer } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { exampleAddress } from './testing/example-address.ts';
import { desk } from './testing/paid-order.ts';
import { testShop } from './testing/test-shop.ts';
import { toBrazil } from './testing/to-brazil.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testShop({ config: { staff: desk } });
});
afterAll(() => server.close());

/** A shopper with goods in the warehouse and an address in Brazil. */
const brazilian = (name: string) => toBrazil(server, name);

const given = { kind: 'br_cpf', ending: '705' };

test('a package to a country that asks for a number is not packed, and does not leave, without it', async () => {
  const { shopper, staff, send } = await brazilian('ana');
  const { params, pack, ship, waiting } = await send();
  expect(await waiting()).toMatchObject({ customs_gaps: ['tax_number'] });
  expect(await pack()).toMatchObject({ status: 409, reason: 'customs_incomplete' });
  expect(await ship()).toMatchObject({ status: 409, reason: 'customs_incomplete' });
  expect((await shopper.call(getTurnsContract)).data.items).toMatchObject([
    { kind: 'give_tax_number', number: params.number },
  ]);

  const wrong = await shopper.call(setPackageTaxNumberContract, { params, body: { number: '390.533.447-06' } });
  expect(wrong).toMatchObject({ status: 422, reason: 'invalid' });
  expect(wrong.failure?.fields).toHaveProperty('number');
  const put = await shopper.call(setPackageTaxNumberContract, { params, body: { number: '390.533.447-05' } });
  expect(put.data).toEqual({ country: 'BR', kinds: ['br_cpf', 'br_cnpj'], required: true, given, can_change: true });
  expect(await waiting()).toMatchObject({ customs_gaps: [] });
  expect((await shopper.call(getTurnsContract)).data.items).toEqual([]);
  expect((await pack()).status).toBe(200);
  expect((await ship()).status).toBe(200);
  expect(await shopper.call(setPackageTaxNumberContract, { params, body: { number: '11222333000181' } })).toMatchObject(
    { reason: 'tax_number_too_late' },
  );
  expect((await staff.call(getStaffTaxNumberContract, { params })).data).toMatchObject({ given, can_change: false });
});

test('the number of an address goes to its new packages, encrypted, and belongs to its shopper alone', async () => {
  const { shopper, ofAddress, give, send } = await brazilian('bea');
  expect((await shopper.call(getAddressTaxNumberContract, ofAddress)).data).toMatchObject({ given: null });
  expect((await give('39053344705')).data).toMatchObject({ given });
  const { params, pack } = await send();
  expect((await shopper.call(getPackageTaxNumberContract, { params })).data).toMatchObject({ given });
  const { rows } = await server.core.db.execute<{ sealed: Buffer }>(
    sql`SELECT sealed FROM package_tax_number WHERE package_number = ${params.number}`,
  );
  expect(rows[0]?.sealed.toString('latin1')).not.toContain('39053344705');

  const stranger = await brazilian('cleo');
  const body = { number: '39053344705' };
  expect((await stranger.shopper.call(getPackageTaxNumberContract, { params })).status).toBe(404);
  expect((await stranger.shopper.call(setPackageTaxNumberContract, { params, body })).status).toBe(404);
  expect((await stranger.shopper.call(setAddressTaxNumberContract, { ...ofAddress, body })).status).toBe(404);
  expect((await stranger.shopper.call(deleteAddressTaxNumberContract, ofAddress)).status).toBe(404);
  expect((await server.call(getPackageTaxNumberContract, { params })).status).toBe(401);

  // A number deleted at the address stays with the package.
  expect((await shopper.call(deleteAddressTaxNumberContract, ofAddress)).data).toMatchObject({ given: null });
  expect((await pack()).status).toBe(200);
});

test('a number for an address that is deleted at the same moment finds no address', async () => {
  const { ofAddress, give } = await brazilian('elo');
  const isDeleted = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const removal = server.core.transaction(async (tx) => {
    await tx.execute(sql`DELETE FROM address WHERE id = ${ofAddress.params.id}`);
    isDeleted.resolve();
    await end.promise;
  });
  await isDeleted.promise;
  const given = give('39053344705');
  await expect
    .poll(async () => {
      const waiting = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return (await server.core.db.execute(waiting)).rows.length;
    })
    .toBe(1);
  end.resolve();
  await removal;
  expect(await given).toMatchObject({ status: 404, reason: 'not_found' });
});

test('an address that moves to another country has no number there', async () => {
  const { shopper, ofAddress, give } = await brazilian('dora');
  await give('39053344705');
  const germany = { ...exampleAddress, is_default: true };
  await shopper.call(updateAddressContract, { ...ofAddress, body: germany });
  expect((await shopper.call(getAddressTaxNumberContract, ofAddress)).data).toEqual({
    country: 'DE',
    kinds: [],
    required: false,
    given: null,
    can_change: false,
  });
  expect(await give('39053344705')).toMatchObject({ status: 422, reason: 'tax_number_not_asked' });
});

test('staff enter what a shopper told them, and the audit log does not have the number', async () => {
  const { staff, send } = await brazilian('edu');
  const { params } = await send();
  const body = { number: '11.222.333/0001-81' };
  expect((await staff.call(setStaffTaxNumberContract, { params, body })).data.given).toEqual({
    kind: 'br_cnpj',
    ending: '181',
  });
  const { items } = await listStaffActions(server.core.db, {
    page: 1,
    page_size: 5,
    subject: `package:${params.number}`,
  });
  expect(items).toMatchObject([{ action: 'package.tax_number', data: { kind: 'br_cnpj' } }]);
  expect(JSON.stringify(items)).not.toContain('222333');
});

test('the export has the whole numbers, and retention deletes those of packages that were sent', async () => {
  const { shopper, give, send } = await brazilian('fabi');
  await give('39053344705');
  const { params, ship } = await send();
  await ship();
  const mine = JSON.stringify((await shopper.call(exportUserContract)).data);
  expect(mine.split('"39053344705"')).toHaveLength(3);
  server.clock.advance((retentionLimits.tax_numbers.usual - 1) * day);
  await server.runJob({ name: 'content.retention' }, null);
  const kept = async () => {
    const { rows } = await server.core.db.execute(
      sql`SELECT 1 FROM package_tax_number WHERE package_number = ${params.number}`,
    );
    return rows.length;
  };
  expect(await kept()).toBe(1);
  server.clock.advance(2 * day);
  await server.runJob({ name: 'content.retention' }, null);
  expect(await kept()).toBe(0);
});

test('a removed address takes its number with it', async () => {
  const { shopper, ofAddress, give } = await brazilian('gil');
  await give('39053344705');
  await shopper.call(removeAddressContract, ofAddress);
  await server.core.db.execute(sql`DELETE FROM address WHERE id = ${ofAddress.params.id}`);
  const { rows } = await server.core.db.execute(
    sql`SELECT 1 FROM address_tax_number WHERE address_id = ${ofAddress.params.id}`,
  );
  expect(rows).toEqual([]);
});

const line = { description: 'Tea', hs_code: '090210', origin: 'CN', value_fen: 10_000, weight_g: 700 };

describe('a declaration', () => {
  it('is written with what is suggested, adds up to the declared value, and is known for the next goods', async () => {
    const { staff, send } = await brazilian('hana');
    const { params } = await send();
    const open = (await staff.call(getDeclarationContract, { params })).data;
    expect(open).toMatchObject({ declared: false, declared_value_fen: 10_000, can_change: true, version: 0 });
    const [goods] = open.lines;
    expect(goods).toMatchObject({
      name: 'Tea',
      description: '',
      hs_code: '',
      origin: 'CN',
      value_fen: 10_000,
      weight_g: 700,
    });
    expect(goods?.suggestions[0]).toMatchObject({ code: '090210' });
    const written = { ...line, item_id: goods?.item_id ?? '' };
    const write = (over: Partial<typeof written>, version?: string) =>
      staff.call(writeDeclarationContract, {
        params,
        body: { lines: [{ ...written, ...over }] },
        ...(version === undefined ? {} : { headers: { 'if-match': version } }),
      });
    expect((await write({ hs_code: '999999' })).failure?.fields).toHaveProperty(['lines.0.hs_code']);
    expect(await write({ value_fen: 9_999 })).toMatchObject({ status: 422, reason: 'values_differ' });
    expect(await write({ item_id: 'another' })).toMatchObject({ status: 422, reason: 'other_goods' });
    expect((await write({})).data).toMatchObject({ declared: true, version: 1 });
    expect((await write({})).data).toMatchObject({ version: 1 });
    expect(await write({ origin: 'JP' }, '"0"')).toMatchObject({ status: 409, reason: 'changed_meanwhile' });

    const next = await brazilian('ines');
    const later = (await staff.call(getDeclarationContract, { params: (await next.send()).params })).data;
    expect(later).toMatchObject({ declared: false, lines: [{ description: 'Tea', hs_code: '090210', origin: 'CN' }] });
    expect(await next.shopper.call(getDeclarationContract, { params })).toMatchObject({ status: 403 });
  });

  it('is needed before packing only where the shop declares contents', async () => {
    const { staff, give, send } = await brazilian('jana');
    await give('39053344705');
    const { params, pack, waiting } = await send();
    expect(await waiting()).toMatchObject({ customs_gaps: [] });
    const rule = { declares: true, ioss: 'IM2760000742', eori: '' };
    expect((await staff.call(updateCustomsRuleContract, { body: rule })).data).toMatchObject({ ...rule, version: 1 });
    expect(await waiting()).toMatchObject({ customs_gaps: ['declaration'] });
    expect(await pack()).toMatchObject({ status: 409, reason: 'customs_incomplete' });
    const [goods] = (await staff.call(getDeclarationContract, { params })).data.lines;
    const lines = [{ ...line, item_id: goods?.item_id ?? '' }];
    await staff.call(writeDeclarationContract, { params, body: { lines } });
    expect((await pack()).status).toBe(200);
    await staff.call(updateCustomsRuleContract, { body: { ...rule, declares: false } });
  });

  it('finds codes by words', async () => {
    const { staff } = await brazilian('kai');
    const { items } = (await staff.call(findHsCodesContract, { query: { q: '雨伞' } })).data;
    expect(items[0]).toMatchObject({ code: '660199' });
  });
});

test('an owner changes which countries ask, and it counts at once for packages that wait', async () => {
  const { staff, shopper, send, ofAddress, give } = await brazilian('leo');
  const { params, waiting } = await send();
  const { data: rule } = await staff.call(getCustomsRuleContract);
  expect(rule.countries).toContainEqual({ country: 'BR', need: 'required', kinds: ['br_cpf', 'br_cnpj'] });
  const { declares, ioss, eori, countries } = rule;
  const set = (need: 'off' | 'optional' | 'required', kinds: TaxNumberKind[] = ['br_cpf', 'br_cnpj']) =>
    staff.call(updateCustomsRuleContract, {
      body: {
        declares,
        ioss,
        eori,
        countries: [
          ...countries.filter(({ country }) => country !== 'BR'),
          { country: 'BR', need, kinds },
          { country: 'ID', need: 'required', kinds: ['other'] },
        ],
      },
    });
  expect(await waiting()).toMatchObject({ customs_gaps: ['tax_number'] });
  expect((await set('optional')).data.countries).toContainEqual({ country: 'ID', need: 'required', kinds: ['other'] });
  expect(await waiting()).toMatchObject({ customs_gaps: [] });
  expect((await shopper.call(getPackageTaxNumberContract, { params })).data).toMatchObject({ required: false });
  await set('off');
  expect((await shopper.call(getAddressTaxNumberContract, ofAddress)).data).toMatchObject({ kinds: [] });
  expect(await give('39053344705')).toMatchObject({ status: 422, reason: 'tax_number_not_asked' });
  await set('required', ['other']);
  expect(await waiting()).toMatchObject({ customs_gaps: ['tax_number'] });
  expect((await give('AB-1234')).data).toMatchObject({ given: { kind: 'other', ending: '234' } });
  // A caller that knows nothing of countries leaves them alone.
  const kept = await staff.call(updateCustomsRuleContract, { body: { declares, ioss, eori } });
  expect(kept.data.countries).toContainEqual({ country: 'BR', need: 'required', kinds: ['other'] });
  const twice = await staff.call(updateCustomsRuleContract, {
    body: { declares, ioss, eori, countries: [...countries, ...countries] },
  });
  expect(twice.status).toBe(422);
  await staff.call(updateCustomsRuleContract, { body: { declares, ioss, eori, countries } });
});
