import { day } from '@caravan/kernel';
import { listStaffActions } from '@caravan/server-core';
import {
  writeSheetRow,
  type NewShippingMethod,
  type ShippingMethod,
  type ShippingMethodChange,
} from '@caravan/shipping/contract';
import { aPlaceRow, aPriceRow, someTerms } from '@caravan/shipping/contract/testing';
import {
  checkPriceSheetContract,
  createShippingMethodContract,
  importPriceSheetContract,
  listShippingMethodsContract,
  previewShippingMethodContract,
  updateShippingMethodContract,
} from '@caravan/shipping/contract/staff';
import { ownSteps, pack, packageIn, packageOf } from '@caravan/warehouse-packages/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippingServer, type ShippingServer } from './testing/shipping-server.ts';

let server: ShippingServer;
beforeAll(async () => {
  server = await shippingServer();
});
afterAll(() => server.close());

const methodOf = async (id: string): Promise<ShippingMethod> =>
  (await server.staff().call(listShippingMethodsContract)).data.find((method) => method.id === id) ??
  expect.fail(`no shipping method ${id}`);
const put = (id: string, body: ShippingMethodChange, version?: number) =>
  server.staff().call(updateShippingMethodContract, {
    params: { id },
    body,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const inDays = (days: number): string => new Date(server.clock.now().getTime() + days * day).toISOString();

/** The method with another price for the first 500 g. */
const dearerBy = (method: ShippingMethod, fen: number): ShippingMethod => ({
  ...method,
  zones: method.zones.map((zone) => ({ ...zone, first_fen: zone.first_fen + fen })),
});
const firstFen = ({ zones }: Pick<ShippingMethod, 'zones'>): number => zones[0]?.first_fen ?? expect.fail('no zone');

/** A new shipping method with the fields of an existing one. */
const sent = (method: ShippingMethod) =>
  Object.fromEntries(
    Object.entries(method).filter(([name]) => !['id', 'version', 'effective_from', 'scheduled'].includes(name)),
  ) as NewShippingMethod;

/** The fee of a new package by EMS. */
const feeNow = async (): Promise<number> => {
  const { shopper, number } = await packageIn(server, 'pending_payment');
  return (await packageOf(shopper, number)).fee.fee_fen;
};

const actions = async (subject: string) =>
  (await listStaffActions(server.core.db, { page: 1, page_size: 20, subject })).items;

describe('a change of prices', () => {
  test('with a day counts from that day on; a change of that day replaces it', async () => {
    const method = await methodOf('ems');
    const before = await feeNow();
    const from = inDays(3);
    const { data } = await put('ems', { ...dearerBy(method, 500), effective_from: from });
    expect(data).toEqual({
      ...method,
      scheduled: [expect.objectContaining({ version: method.version + 1, effective_from: from })],
    });
    expect(await feeNow()).toBe(before);
    await put('ems', { ...dearerBy(method, 700), effective_from: from });
    expect((await methodOf('ems')).scheduled.map(firstFen)).toEqual([firstFen(method) + 700]);

    server.clock.advance(4 * day);
    expect(await methodOf('ems')).toMatchObject({ version: method.version + 2, effective_from: from, scheduled: [] });
    expect(await feeNow()).toBe(before + 700);
  });
});

describe('a preview', () => {
  const preview = async (method: ShippingMethod, language: 'en' | 'zh' = 'en') =>
    (
      await server
        .staff()
        .call(previewShippingMethodContract, { body: method, headers: { 'client-language': language } })
    ).data;

  test('compares what was paid with what it would have cost, and stores nothing', async () => {
    // Parcels of earlier tests are too old.
    server.clock.advance(40 * day);
    const method = await methodOf('ems');
    const paid = await packageIn(server, 'to_be_delivered');
    const { fee } = await packageOf(paid.shopper, paid.number);
    const unpaid = await packageIn(server, 'pending_payment');
    const cancelled = await packageIn(server, 'to_be_delivered');
    expect((await ownSteps(cancelled.shopper, cancelled.number).cancel()).status).toBe(200);

    const dearer = await preview(dearerBy(method, 250));
    expect(dearer).toMatchObject({
      parcels: 1,
      complete: true,
      dearer: 1,
      cheaper: 0,
      refused: 0,
      old_fen: fee.fee_fen,
      new_fen: fee.fee_fen + 250,
      items: [{ number: paid.number, old_fen: fee.fee_fen, new_fen: fee.fee_fen + 250, reason: null }],
    });
    expect(JSON.stringify(dearer)).not.toContain(unpaid.number);
    expect(await preview(method)).toMatchObject({ parcels: 1, dearer: 0, cheaper: 0, items: [] });
    expect(await methodOf('ems')).toEqual(method);
  });

  test('says in the language of the caller why a parcel would no longer be carried', async () => {
    const method = await methodOf('ems');
    const elsewhere = { ...method, zones: method.zones.slice(0, 1).map((zone) => ({ ...zone, countries: ['ZA'] })) };
    const { refused, old_fen, new_fen, items } = await preview(elsewhere, 'zh');
    expect({ refused, old_fen, new_fen }).toEqual({ refused: 1, old_fen: 0, new_fen: 0 });
    expect(items).toMatchObject([{ new_fen: null, reason: expect.stringMatching(/\p{Script=Han}/u) }]);
  });
});

describe('shipping methods', () => {
  test('get a new version with each change; packages keep the version of their quote', async () => {
    const { shopper, number } = await packageIn(server, 'pending_payment');
    const before = await packageOf(shopper, number);
    const method = await methodOf('ems');
    const dearer = {
      ...method,
      name: { en: 'EMS new', zh: 'EMS 新' },
      zones: method.zones.map((zone) => ({ ...zone, first_fen: zone.first_fen + 100 })),
    };
    expect((await put('ems', dearer)).data).toEqual({
      ...dearer,
      version: method.version + 1,
      effective_from: server.clock.now().toISOString(),
    });
    expect((await put('ems', dearer)).data.version).toBe(method.version + 1);
    expect(await packageOf(shopper, number)).toEqual(before);
    expect(await server.money.pay(shopper.userId, [number])).toBe('paid');
    expect((await actions('ems'))[0]).toMatchObject({
      action: 'shipping_line.update',
      data: {
        from_version: method.version,
        to_version: method.version + 1,
        effective_from: server.clock.now().toISOString(),
      },
    });

    const other = await packageIn(server, 'pending_payment');
    const after = await packageOf(other.shopper, other.number);
    expect(after.line.name).toBe('EMS new');
    expect(after.fee.fee_fen).toBe(before.fee.fee_fen + 100);
  });

  test('can be created and switched off', async () => {
    const method = sent(await methodOf('sf-international'));
    const made = (
      await server
        .staff()
        .call(createShippingMethodContract, { body: { ...method, name: { en: 'Rocket', zh: '火箭' } } })
    ).data;
    expect(made.version).toBe(1);
    const shopper = server.shopper();
    await put(made.id, { ...made, active: false });
    const ids = await server.stock(shopper.userId, [{}]);
    expect((await pack(shopper, ids, { line_id: made.id })).reason).toBe('line_unavailable');
  });

  test('can be free; a package is then paid at once', async () => {
    const method = sent(await methodOf('ems'));
    const free = {
      ...method,
      zones: method.zones.map((zone) => ({ ...zone, first_fen: 0, further_fen: 0, customs_fen: 0 })),
    };
    const { id } = (await server.staff().call(createShippingMethodContract, { body: free })).data;
    const shopper = server.shopper();
    const { number, amount_fen } = (await pack(shopper, await server.stock(shopper.userId, [{}]), { line_id: id }))
      .data;
    expect(amount_fen).toBe(0);
    expect(await packageOf(shopper, number)).toMatchObject({ status: 'to_be_delivered', actions: ['cancel'] });
    expect((await ownSteps(shopper, number).cancel()).data.status).toBe('cancelled');
    expect(await server.money.of(number)).toEqual({ captured: 0, refunded: 0 });
  });
});

describe('a price sheet', () => {
  const zonesOf = async (id: string) => (await methodOf(id)).zones.flatMap(({ countries }) => countries);
  /** All countries of the method for one price, with a remote area of every postcode. */
  const sheetOf = async (id: string, fen: number) => ({
    terms: someTerms({ fuel_basis_points: 1_000, remote_fen: 2_500 }),
    file: 'sheet.csv',
    rows: [
      ...(await zonesOf(id)).flatMap((country, index) => [
        aPlaceRow({ line: index + 2, country }),
        aPlaceRow({ line: index + 2, country, from: '0', to: 'Z', remote: true }),
      ]),
      aPriceRow({ line: 900, base_fen: fen }),
    ].map(writeSheetRow),
  });

  test('is previewed on what was paid, and a package keeps its prices, its area and its surcharges', async () => {
    server.clock.advance(40 * day);
    const paid = await packageIn(server, 'to_be_delivered');
    const { fee } = await packageOf(paid.shopper, paid.number);
    const sheet = await sheetOf('ems', 9_000);
    const params = { id: 'ems' };
    const { data } = await server.staff().call(checkPriceSheetContract, { params, body: sheet });
    expect(data.faults).toEqual([]);
    expect(data.preview).toMatchObject({
      parcels: 1,
      items: [
        { number: paid.number, old_fen: fee.fee_fen, new_fen: 9_000 + 900 + 2_500 + fee.customs_fen + fee.storage_fen },
      ],
    });

    const put = await server
      .staff()
      .call(importPriceSheetContract, { params, body: { ...sheet, effective_from: null } });
    expect(put.status).toBe(200);
    expect((await packageOf(paid.shopper, paid.number)).fee).toEqual(fee);
    const made = await packageIn(server, 'to_be_delivered');
    const { fee: bySheet } = await packageOf(made.shopper, made.number);
    expect(bySheet).toMatchObject({
      by_sheet: true,
      first_fen: 9_000,
      surcharges: [
        { kind: 'fuel', fen: 900 },
        { kind: 'remote', fen: 2_500 },
      ],
    });
    expect(bySheet.fee_fen).toBe(12_400 + bySheet.customs_fen + bySheet.storage_fen);

    await server.staff().call(importPriceSheetContract, {
      params,
      body: { ...(await sheetOf('ems', 5_000)), effective_from: null },
    });
    expect((await packageOf(made.shopper, made.number)).fee).toEqual(bySheet);
    expect(await server.feature.audit?.()).toEqual([]);
  });
});
