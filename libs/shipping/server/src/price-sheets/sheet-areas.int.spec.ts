import { importPriceSheetContract } from '@caravan/shipping/contract/staff';
import { aPlaceRow, aPriceRow, someTerms } from '@caravan/shipping/contract/testing';
import { writeSheetRow, type SheetRow } from '@caravan/shipping/contract';
import { activeMethods, pricedMethodAt, sheetPricesFor, sheetPricesOf, withSheet } from '@caravan/shipping/port';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippingServer, type ShippingServer } from '../testing/shipping-server.ts';

const rows: SheetRow[] = [
  aPriceRow({ line: 2, base_fen: 100 }),
  aPriceRow({ line: 3, zone: 'B', base_fen: 200 }),
  aPlaceRow({ line: 4 }),
  aPlaceRow({ line: 5, from: '10', to: '19', zone: 'B' }),
  aPlaceRow({ line: 6, from: '27498', to: '27498', remote: true }),
  aPlaceRow({ line: 7, from: '3A', to: '3K', zone: 'B', remote: true }),
  aPlaceRow({ line: 8, from: '3Z', to: '40' }),
  aPlaceRow({ line: 9, country: 'GB' }),
  aPlaceRow({ line: 10, country: 'GB', from: 'AB', to: 'BT9', zone: 'B' }),
  aPlaceRow({ line: 11, country: 'GB', from: 'ZE1', to: 'ZE3', remote: true }),
];

let server: ShippingServer;
beforeAll(async () => {
  server = await shippingServer();
  const sheet = { terms: someTerms(), file: 'areas.csv', rows: rows.map(writeSheetRow), effective_from: null };
  await server.staff().call(importPriceSheetContract, { params: { id: 'ems' }, body: sheet });
});
afterAll(() => server.close());

const postcode = fc.oneof(
  fc.constantFrom(
    '',
    '1',
    '10',
    '19999',
    '2',
    '27 498',
    '274980',
    '3',
    '3a1',
    '3L',
    '4',
    '40-1',
    '41',
    'bt9 9',
    'BT91',
    'ZE',
  ),
  fc.string({ unit: fc.constantFrom(...'0123456789ABKTZ- '), maxLength: 6 }),
  fc.constant(null),
);

test('the database finds the same area as the rows, for any postcode', async () => {
  const { db, clock } = server.core;
  const known = await pricedMethodAt(db, 'ems', clock(), { country: 'DE', postcode: null });
  const method = known ?? expect.fail('no method');
  const all = sheetPricesOf(rows);
  expect(await sheetPricesFor(db, method.sheetId ?? '', ['DE', 'GB', 'FR'])).toMatchObject({ zones: all.zones });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('DE', 'GB', 'FR'), postcode, async (country, code) => {
      const to = { country, postcode: code };
      const { sheet } = withSheet(method, all, to);
      expect((await pricedMethodAt(db, 'ems', clock(), to))?.sheet).toEqual(sheet);
      expect((await activeMethods(db, clock(), to)).find(({ id }) => id === 'ems')?.sheet).toEqual(sheet);
    }),
    { numRuns: 150 },
  );
});
