import { describe, expect, test } from 'vitest';
import { aPlaceRow, aPriceRow } from '../testing/shipping.factory.ts';
import { priceSheetDraft } from './price-sheets.schema.ts';
import { sheetFaults, type SheetFault } from './sheet-faults.ts';
import { readSheetRow, writeSheetRow, type SheetRow } from './sheet-row.ts';
import { someTerms } from '../testing/shipping.factory.ts';

describe('a row on the wire', () => {
  test.each<SheetRow>([
    aPriceRow({ base_fen: 3_800, base_g: 500, step_g: 500, step_fen: 1_200, kg_fen: 4_500, item_fen: 800 }),
    aPlaceRow({ from: '10115', to: '10999', remote: true }),
    aPlaceRow(),
  ])('comes back as it was: $kind', (row) => {
    expect(readSheetRow(writeSheetRow(row))).toEqual(row);
  });

  test.each([
    '',
    'x|1|A',
    'p|2|A|0|30000|0|0|0|0|0',
    'p|2|A|0|30000|0|0|0|0|0|0|0',
    'p|2||0|30000|0|0|0|0|0|0',
    'p|2|A|-1|30000|0|0|0|0|0|0',
    'p|2|A|0|1.5|0|0|0|0|0|0',
    'p|2|A|0|30000|0|0|0|100|0|0',
    `p|2|${'A'.repeat(41)}|0|30000|0|0|0|0|0|0`,
    'c|2|Germany|||A|0',
    'c|2|DE|10115||A|0',
    'c|2|DE|10 115|10 115|A|0',
    'c|2|DE|||A|yes',
  ])('is refused: %s', (row) => {
    expect(readSheetRow(row)).toBeUndefined();
    const draft = { terms: someTerms(), file: 'a.csv', rows: [row] };
    expect(priceSheetDraft.safeParse(draft).success).toBe(false);
  });
});

const found = (rows: readonly SheetRow[]): Partial<SheetFault>[] =>
  sheetFaults(rows).map(({ kind, line, other, where, from_g, to_g }) => ({
    kind,
    line,
    ...(other === null ? {} : { other }),
    where,
    ...(from_g === null ? {} : { from_g, to_g }),
  }));

describe('the faults of a sheet', () => {
  test('there are none if each weight has one price and each postcode one zone', () => {
    const rows = [
      aPlaceRow({ line: 2 }),
      aPlaceRow({ line: 3, from: '10', to: '19', zone: 'B' }),
      aPlaceRow({ line: 4, from: '27498', to: '27498', remote: true }),
      aPriceRow({ line: 6, over_g: 1_000, to_g: 2_000 }),
      aPriceRow({ line: 5, to_g: 1_000 }),
      aPriceRow({ line: 7, zone: 'B' }),
    ];
    expect(found(rows)).toEqual([]);
  });

  test.each<[string, SheetRow[], Partial<SheetFault>[]]>([
    ['no price', [aPlaceRow()], [{ kind: 'empty', line: 0, where: '' }]],
    ['no place', [aPriceRow()], [{ kind: 'empty', line: 0, where: '' }]],
    [
      'a gap from 0 on, and one between two lines',
      [aPlaceRow(), aPriceRow({ line: 2, over_g: 100, to_g: 500 }), aPriceRow({ line: 4, over_g: 600, to_g: 700 })],
      [
        { kind: 'gap', line: 2, where: 'A', from_g: 0, to_g: 100 },
        { kind: 'gap', line: 4, other: 2, where: 'A', from_g: 500, to_g: 600 },
      ],
    ],
    [
      'an overlap with the bracket that reaches furthest',
      [
        aPlaceRow(),
        aPriceRow({ line: 2, to_g: 5_000 }),
        aPriceRow({ line: 4, over_g: 1_000, to_g: 2_000 }),
        aPriceRow({ line: 5, over_g: 4_000, to_g: 6_000 }),
      ],
      [
        { kind: 'overlap', line: 4, other: 2, where: 'A', from_g: 1_000, to_g: 2_000 },
        { kind: 'overlap', line: 5, other: 2, where: 'A', from_g: 4_000, to_g: 5_000 },
      ],
    ],
    [
      'a bracket that ends before it begins',
      [aPlaceRow(), aPriceRow({ line: 2, over_g: 500, to_g: 500 })],
      [{ kind: 'reversed', line: 2, where: 'A' }],
    ],
    [
      'a zone without prices, and one without countries',
      [aPlaceRow(), aPlaceRow({ line: 4, country: 'FR', zone: 'B' }), aPriceRow(), aPriceRow({ line: 5, zone: 'C' })],
      [
        { kind: 'zone_unknown', line: 4, where: 'B' },
        { kind: 'zone_unused', line: 5, where: 'C' },
      ],
    ],
    [
      'a country in two zones',
      [aPlaceRow(), aPlaceRow({ line: 4, zone: 'B' }), aPriceRow(), aPriceRow({ zone: 'B' })],
      [{ kind: 'country_twice', line: 4, other: 3, where: 'DE' }],
    ],
    [
      'postcodes in two zones, also by what they begin with',
      [
        aPlaceRow(),
        aPlaceRow({ line: 4, from: '10', to: '19' }),
        aPlaceRow({ line: 5, from: '10115', to: '10115' }),
        aPlaceRow({ line: 6, from: '19999', to: '20' }),
        aPriceRow(),
      ],
      [
        { kind: 'postcodes_overlap', line: 5, other: 4, where: 'DE' },
        { kind: 'postcodes_overlap', line: 6, other: 4, where: 'DE' },
      ],
    ],
    [
      'postcodes that end before they begin, and no rest of the country',
      [aPlaceRow({ from: '20', to: '10' }), aPriceRow()],
      [
        { kind: 'postcodes_reversed', line: 3, where: 'DE' },
        { kind: 'no_rest', line: 3, where: 'DE' },
      ],
    ],
  ])('%s', (_, rows, faults) => {
    expect(found(rows)).toEqual(faults);
  });
});
