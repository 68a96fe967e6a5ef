import { day } from '@caravan/kernel';
import { estimateShippingContract } from '@caravan/shipping/contract/schema';
import {
  checkPriceSheetContract,
  getPriceSheetContract,
  importPriceSheetContract,
  listShippingMethodsContract,
  previewShippingMethodContract,
  updateShippingMethodContract,
} from '@caravan/shipping/contract/staff';
import { aPlaceRow, aPriceRow, someTerms } from '@caravan/shipping/contract/testing';
import { writeSheetRow, type PriceSheetDraft, type ShippingMethod, type SheetRow } from '@caravan/shipping/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippingServer, type ShippingServer } from '../testing/shipping-server.ts';

let server: ShippingServer;
beforeAll(async () => {
  server = await shippingServer();
});
afterAll(() => server.close());

const sheetOf = (rows: readonly SheetRow[], over: Partial<PriceSheetDraft> = {}): PriceSheetDraft => ({
  terms: someTerms(),
  file: 'sheet.csv',
  rows: rows.map(writeSheetRow),
  ...over,
});
const fixed = (fen: number): SheetRow[] => [aPlaceRow(), aPriceRow({ base_fen: fen })];

const methodOf = async (id: string): Promise<ShippingMethod> =>
  (await server.staff().call(listShippingMethodsContract)).data.find((method) => method.id === id) ??
  expect.fail(`no shipping method ${id}`);
const check = (id: string, body: PriceSheetDraft) =>
  server.staff().call(checkPriceSheetContract, { params: { id }, body });
const importInto = (id: string, sheet: PriceSheetDraft, from: string | null = null, version?: number) =>
  server.staff().call(importPriceSheetContract, {
    params: { id },
    body: { ...sheet, effective_from: from },
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const quoteBy = async (id: string, country = 'DE', weight = 1_000) =>
  (
    await server.call(estimateShippingContract, { body: { country, weight_g: weight, restrictions: ['battery'] } })
  ).data.lines.find((line) => line.id === id);

describe('a price sheet', () => {
  test('gives the freight and its surcharges from its day on, and the steps of 500 g count again without it', async () => {
    const before = await methodOf('ems');
    const byZone = await quoteBy('ems');
    const from = new Date(server.clock.now().getTime() + day).toISOString();
    const terms = someTerms({ fuel_basis_points: 1_000, battery_fen: 1_500, round_g: 1_000 });
    const planned = await importInto('ems', sheetOf([aPlaceRow(), aPriceRow({ kg_fen: 4_000 })], { terms }), from);
    expect(planned.data.scheduled).toMatchObject([{ effective_from: from, sheet: terms }]);
    expect(await quoteBy('ems')).toEqual(byZone);

    server.clock.set(from);
    const quote = (await quoteBy('ems')) ?? expect.fail('no quote');
    expect(quote).toMatchObject({
      chargeable_g: 2_000,
      first_fen: 8_000,
      further_fen: 0,
      further_steps: 0,
      by_sheet: true,
      surcharges: [
        { kind: 'fuel', fen: 800 },
        { kind: 'battery', fen: 1_500 },
      ],
    });
    expect(quote.fee_fen).toBe(10_300 + quote.customs_fen);
    expect(await quoteBy('ems', 'US')).toBeUndefined();

    const current = await methodOf('ems');
    const back = await server
      .staff()
      .call(updateShippingMethodContract, { params: { id: 'ems' }, body: { ...current, sheet: null } });
    expect(back.data).not.toHaveProperty('sheet');
    const { first_fen, further_fen, further_steps, fee_fen } = byZone ?? expect.fail('no quote');
    expect(await quoteBy('ems')).toMatchObject({ first_fen, further_fen, further_steps, fee_fen });
    expect(back.data.zones).toEqual(before.zones);
  });

  test('is kept by a change that does not name it, and a change of its terms keeps its prices', async () => {
    const { data } = await importInto('post-air', sheetOf(fixed(7_000)));
    const sheet = data.sheet ?? expect.fail('no sheet');
    const call = (body: ShippingMethod) =>
      server.staff().call(updateShippingMethodContract, { params: { id: 'post-air' }, body });
    expect((await call({ ...data, sheet: undefined, packing_g: 333 })).data.sheet).toEqual(sheet);
    const dearer = { ...sheet, fuel_basis_points: 500 };
    expect((await call({ ...(await methodOf('post-air')), sheet: dearer })).data.sheet).toEqual(dearer);
    expect(await quoteBy('post-air')).toMatchObject({ first_fen: 7_000, surcharges: [{ kind: 'fuel', fen: 350 }] });
    expect((await call({ ...(await methodOf('post-air')), sheet: { ...sheet, id: 'nothing' } })).status).toBe(404);
    const other = await methodOf('dhl-express');
    expect(
      (await server.staff().call(updateShippingMethodContract, { params: { id: other.id }, body: { ...other, sheet } }))
        .status,
    ).toBe(404);
  });

  test('above its heaviest weight refuses the parcel', async () => {
    const rows = [aPlaceRow(), aPriceRow({ to_g: 1_000, base_fen: 100 })];
    await importInto('fedex-priority', sheetOf(rows));
    expect(await quoteBy('fedex-priority', 'DE', 3_000)).toMatchObject({ available: false, first_fen: 100 });
  });
});

describe('an import', () => {
  test('of the same sheet changes nothing, and its rows are kept as they were', async () => {
    const sheet = sheetOf(fixed(6_500));
    const first = (await importInto('sf-international', sheet)).data;
    expect((await importInto('sf-international', sheet)).data).toEqual(first);
    const id = first.sheet?.id ?? expect.fail('no sheet');
    const stored = await server.staff().call(getPriceSheetContract, { params: { id: 'sf-international', sheet: id } });
    expect(stored.data).toMatchObject({ file: 'sheet.csv', rows: sheet.rows });
    const elsewhere = await server.staff().call(getPriceSheetContract, { params: { id: 'ems', sheet: id } });
    expect(elsewhere.status).toBe(404);
  });

  test('with faults is refused, and the check names their lines', async () => {
    const faulty = sheetOf([aPlaceRow(), aPriceRow({ line: 7, over_g: 500, base_fen: 100 })]);
    const { version } = await methodOf('ems');
    expect(await importInto('ems', faulty)).toMatchObject({ status: 422, reason: 'sheet_faulty' });
    expect((await check('ems', faulty)).data).toMatchObject({
      faults: [{ kind: 'gap', line: 7, where: 'A', from_g: 0, to_g: 500 }],
      fault_count: 1,
      preview: null,
    });
    expect((await methodOf('ems')).version).toBe(version);
  });

  test('is refused if a colleague changed the method meanwhile, for others and for unknown methods', async () => {
    const { version } = await methodOf('ems');
    await importInto('ems', sheetOf(fixed(1_000)), null, version);
    expect(await importInto('ems', sheetOf(fixed(2_000)), null, version)).toMatchObject({
      status: 409,
      reason: 'changed_meanwhile',
    });
    expect((await importInto('balloon', sheetOf(fixed(1_000)))).status).toBe(404);
    expect((await check('balloon', sheetOf(fixed(1_000)))).status).toBe(404);
    const packer = server.as({ userId: 'packer_1', role: 'staff', staffRoles: ['packer'] });
    const params = { id: 'ems' };
    expect((await packer.call(checkPriceSheetContract, { params, body: sheetOf(fixed(1)) })).status).toBe(403);
  });

  test('tells which countries it leaves out', async () => {
    const { zones } = await methodOf('ems');
    const served = zones.flatMap(({ countries }) => countries);
    const rows = [aPlaceRow(), aPlaceRow({ line: 4, country: 'AQ' }), aPriceRow({ base_fen: 100 })];
    const { not_served: notServed, not_priced: notPriced } = (await check('ems', sheetOf(rows))).data;
    expect(notServed).toEqual(['AQ']);
    expect(notPriced).toEqual(served.filter((country) => country !== 'DE').sort());
  });

  test('of 10,000 rows is imported whole', async () => {
    const zones = Array.from({ length: 100 }, (_, index) => `Zone ${index}`);
    const codes = Array.from({ length: 100 }, (_, index) =>
      String.fromCharCode(77 + Math.floor(index / 26), 65 + (index % 26)),
    );
    const rows = zones.flatMap((zone, index): SheetRow[] => [
      aPlaceRow({ line: index, country: index === 0 ? 'DE' : (codes[index] ?? 'ZZ'), zone }),
      ...Array.from({ length: 99 }, (_, step) =>
        aPriceRow({ line: step, zone, over_g: step * 500, to_g: step * 500 + 500, base_fen: 1_000 + step * 300 }),
      ),
    ]);
    expect(rows).toHaveLength(10_000);
    expect((await importInto('ems', sheetOf(rows))).status).toBe(200);
    expect(await quoteBy('ems')).toMatchObject({ by_sheet: true });
  });
});

test('a preview of a method with a sheet needs none of its rows', async () => {
  const method = await methodOf('sf-international');
  const { status, data } = await server.staff().call(previewShippingMethodContract, { body: method });
  expect([status, data.parcels]).toEqual([200, 0]);
});
