import { aPlaceRow, aPriceRow, someTerms } from '@caravan/shipping/contract/testing';
import {
  sheetFaults,
  sizeMeasures,
  type PlaceRow,
  type PriceRow,
  type SheetTerms,
  type SizeFee,
} from '@caravan/shipping/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pricesAt, sheetPricesOf, type PricesTo } from './sheet-prices.ts';
import { boxFor, type Box } from '../quotes/parcel-box.ts';
import { priceOf, type WeighedParcel } from './price-of.ts';

const sheetOf = (rows: Partial<PriceRow>[], terms: Partial<SheetTerms> = {}): PricesTo => {
  const prices = sheetPricesOf([aPlaceRow(), ...rows.map((row) => aPriceRow(row))]);
  return pricesAt(someTerms(terms), prices, { country: 'DE', postcode: null });
};
const parcel = (over: Partial<WeighedParcel> = {}): WeighedParcel => ({
  realG: 1_000,
  volumetricG: 0,
  box: null,
  restrictions: [],
  ...over,
});
/** A box by its sides in millimetres. */
const boxOf = (lengthMm: number, widthMm = 100, heightMm = 100): Box => boxFor([{ lengthMm, widthMm, heightMm }]);
const price = (sheet: PricesTo, over: Partial<WeighedParcel> = {}) =>
  priceOf(sheet, parcel(over)) ?? expect.fail('no price');

test.each<[string, Partial<PriceRow>, [number, number][]]>([
  [
    'fixed',
    { base_fen: 5_000 },
    [
      [1, 5_000],
      [30_000, 5_000],
    ],
  ],
  [
    'first and further steps',
    { base_fen: 8_000, base_g: 500, step_g: 500, step_fen: 3_000 },
    [
      [1, 8_000],
      [500, 8_000],
      [501, 11_000],
      [1_000, 11_000],
      [1_001, 14_000],
    ],
  ],
  [
    'per kilogram by the gram, half a fen up',
    { kg_fen: 4_501 },
    [
      [1, 5],
      [100, 450],
      [1_000, 4_501],
      [1_111, 5_001],
    ],
  ],
  [
    'a price and kilograms above it',
    { base_fen: 2_000, base_g: 1_000, kg_fen: 3_000 },
    [
      [1_000, 2_000],
      [1_500, 3_500],
    ],
  ],
])('%s', (_, row, prices) => {
  const sheet = sheetOf([row]);
  for (const [realG, fen] of prices) expect([realG, price(sheet, { realG }).freightFen]).toEqual([realG, fen]);
});

test('a bracket ends with its heaviest weight; above the last there is no price', () => {
  const sheet = sheetOf([
    { to_g: 1_000, base_fen: 100 },
    { over_g: 1_000, to_g: 2_000, base_fen: 200 },
  ]);
  const fees = [1, 1_000, 1_001, 2_000, 2_001].map((realG) => price(sheet, { realG }));
  expect(fees.map(({ freightFen }) => freightFen)).toEqual([100, 100, 200, 200, 200]);
  expect(fees.map(({ maxG }) => maxG)).toEqual([null, null, null, null, 2_000]);
});

test.each<[string, Partial<SheetTerms>, Partial<WeighedParcel>, number]>([
  ['as it is', {}, { realG: 1_234 }, 1_234],
  ['at least the least weight', { least_g: 500 }, { realG: 20 }, 500],
  ['rounded up', { round_g: 100 }, { realG: 1_201 }, 1_300],
  ['the least weight is rounded, too', { least_g: 50, round_g: 100 }, { realG: 20 }, 100],
  ['by volume', {}, { volumetricG: 3_000 }, 3_000],
  ['half of the volume, rounded up to a gram', { volume_percent: 50 }, { volumetricG: 2_001 }, 1_501],
  ['not by a volume that is not above the share', { volume_above_percent: 200 }, { volumetricG: 2_000 }, 1_000],
  ['by a volume above the share', { volume_above_percent: 200 }, { volumetricG: 2_001 }, 2_001],
  ['not by the volume of a short parcel', { volume_from_mm: 600 }, { volumetricG: 3_000, box: boxOf(599) }, 1_000],
  ['by the volume of a long parcel', { volume_from_mm: 600 }, { volumetricG: 3_000, box: boxOf(600) }, 3_000],
  ['not by a small volume', { volume_above_cm3: 6_000 }, { volumetricG: 3_000, box: boxOf(600) }, 1_000],
  ['by a large volume', { volume_above_cm3: 6_000 }, { volumetricG: 3_000, box: boxOf(601) }, 3_000],
  [
    'by the step of light parcels',
    { round_g: 500, heavy_over_g: 20_500, heavy_round_g: 1_000 },
    { realG: 20_400 },
    20_500,
  ],
  [
    'by the step of heavy parcels',
    { round_g: 500, heavy_over_g: 20_500, heavy_round_g: 1_000 },
    { realG: 20_501 },
    21_000,
  ],
  [
    'at least the least weight of a large parcel',
    { size_fees: [{ by: 'length', over: 600, fen: 0, kg_fen: 0, least_g: 9_000 }] },
    { box: boxOf(601) },
    9_000,
  ],
])('the weight counts %s', (_, terms, over, grams) => {
  expect(price(sheetOf([{ kg_fen: 1_000 }], terms), over).chargeableG).toBe(grams);
});

describe('surcharges', () => {
  const terms = { fuel_basis_points: 1_250, remote_fen: 2_000, remote_kg_fen: 500, battery_fen: 1_500 };
  const row = { base_fen: 10_000, item_fen: 800 };
  const named = (sheet: PricesTo, over: Partial<WeighedParcel> = {}) =>
    Object.fromEntries(price(sheet, over).surcharges.map(({ kind, fen }) => [kind, fen]));

  test('are those that apply: fuel on the freight alone, batteries if there are any', () => {
    expect(named(sheetOf([row], terms))).toEqual({ item: 800, fuel: 1_250 });
    expect(named(sheetOf([row], terms), { restrictions: ['fragile', 'battery'] })).toEqual({
      item: 800,
      fuel: 1_250,
      battery: 1_500,
    });
    expect(price(sheetOf([{ base_fen: 100 }])).surcharges).toEqual([]);
  });

  test('of a remote area have a least amount, and fuel where the carrier says so', () => {
    const remote = { ...sheetOf([row], terms), remote: true };
    expect(named(remote)).toMatchObject({ remote: 2_000, fuel: 1_250 });
    expect(named(remote, { realG: 10_000 })).toMatchObject({ remote: 5_000 });
    expect(named({ ...remote, terms: someTerms({ ...terms, fuel_on_remote: true }) })).toMatchObject({ fuel: 1_500 });
  });
});

describe('the fee for large and heavy parcels', () => {
  const sheet = (by: SizeFee['by'], over: number) =>
    sheetOf([{ base_fen: 100 }], { size_fees: [{ by, over, fen: 700, kg_fen: 10, least_g: 0 }] });
  const charged = (by: SizeFee['by'], over: number, over_: Partial<WeighedParcel>) =>
    price(sheet(by, over), over_).surcharges.find(({ kind }) => kind === 'size')?.fen ?? 0;

  test.each<[SizeFee['by'], number]>([
    ['length', 900],
    ['second_side', 500],
    ['sides', 1_700],
    ['girth', 2_500],
    ['weight', 2_000],
  ])('by %s is charged above the limit, and not at it', (by, limit) => {
    const sent = { realG: 2_000, box: boxOf(900, 500, 300) };
    expect([charged(by, limit, sent), charged(by, limit - 1, sent)]).toEqual([0, 720]);
  });

  test('is not charged for the sides of a parcel of unknown size', () => {
    expect(charged('length', 1, {})).toBe(0);
  });
});

describe('the area', () => {
  const places: Partial<PlaceRow>[] = [
    { zone: 'A' },
    { from: '10', to: '19', zone: 'B' },
    { from: '27498', to: '27498', zone: 'A', remote: true },
  ];
  const prices = sheetPricesOf([
    ...places.map((place) => aPlaceRow(place)),
    aPriceRow({ base_fen: 100 }),
    aPriceRow({ zone: 'B', base_fen: 200 }),
  ]);
  const at = (postcode: string | null) => pricesAt(someTerms(), prices, { country: 'DE', postcode });

  test.each([
    [null, 100, false],
    ['', 100, false],
    ['80331', 100, false],
    ['1', 100, false],
    ['10115', 200, false],
    ['19999', 200, false],
    ['20095', 100, false],
    ['27 498', 100, true],
    ['２７４９８', 100, true],
    ['27–498\u200B', 100, true],
  ])('of the postcode %s has its zone, and may be remote', (postcode, fen, remote) => {
    const sheet = at(postcode);
    expect([price(sheet).freightFen, sheet.remote]).toEqual([fen, remote]);
  });

  test('of a country that the sheet does not name has no price', () => {
    expect(priceOf(pricesAt(someTerms(), prices, { country: 'FR', postcode: '1' }), parcel())).toBeUndefined();
  });
});

/** A sheet without faults whose prices never fall from one bracket to the next. */
const risingSheet = fc
  .array(
    fc.record({
      widthG: fc.integer({ min: 1, max: 5_000 }),
      moreFen: fc.integer({ min: 0, max: 5_000 }),
      stepG: fc.constantFrom(0, 1, 100, 500),
      stepFen: fc.integer({ min: 0, max: 2_000 }),
      kgFen: fc.integer({ min: 0, max: 9_000 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((brackets) => {
    const rows: PriceRow[] = [];
    let over = 0;
    let paid = 0;
    for (const { widthG, moreFen, stepG, stepFen, kgFen } of brackets) {
      const steps = { step_g: stepG, step_fen: stepG ? stepFen : 0, kg_fen: kgFen };
      const to = over + widthG;
      rows.push(
        aPriceRow({ line: rows.length + 2, over_g: over, to_g: to, base_fen: paid + moreFen, base_g: over, ...steps }),
      );
      paid += moreFen + (stepG ? Math.ceil(widthG / stepG) * stepFen : 0) + Math.round((kgFen * widthG) / 1_000);
      over = to;
    }
    return rows;
  });
const anyTerms: fc.Arbitrary<SheetTerms> = fc
  .record({
    least_g: fc.integer({ min: 0, max: 2_000 }),
    round_g: fc.constantFrom(1, 10, 100, 500, 1_000),
    volume_percent: fc.integer({ min: 1, max: 100 }),
    fuel_basis_points: fc.integer({ min: 0, max: 5_000 }),
    fuel_on_remote: fc.boolean(),
    fuel_on_size: fc.boolean(),
    heavy_over_g: fc.option(fc.integer({ min: 1, max: 30_000 })),
    heavy_round_g: fc.constantFrom(1, 100, 700, 1_000),
    volume_above_cm3: fc.option(fc.integer({ min: 1, max: 100_000 })),
    size_fees: fc.array(
      fc.record({
        by: fc.constantFrom(...sizeMeasures),
        over: fc.integer({ min: 1, max: 20_000 }),
        fen: fc.integer({ min: 0, max: 9_000 }),
        kg_fen: fc.integer({ min: 0, max: 900 }),
        least_g: fc.integer({ min: 0, max: 20_000 }),
      }),
      { maxLength: 4 },
    ),
    remote_fen: fc.integer({ min: 0, max: 5_000 }),
    remote_kg_fen: fc.integer({ min: 0, max: 2_000 }),
    battery_fen: fc.integer({ min: 0, max: 5_000 }),
  })
  .map(someTerms);
const anySheet = fc
  .record({ rows: risingSheet, terms: anyTerms, remote: fc.boolean() })
  .map(({ rows, terms, remote }) => ({ rows, sheet: { ...sheetOf(rows, terms), remote } }));
const anyParcel = fc
  .record({
    realG: fc.integer({ min: 1, max: 30_000 }),
    volumetricG: fc.integer({ min: 0, max: 30_000 }),
    sides: fc.record({
      lengthMm: fc.integer({ min: 1, max: 1_500 }),
      widthMm: fc.integer({ min: 1, max: 1_000 }),
      heightMm: fc.integer({ min: 1, max: 1_000 }),
    }),
  })
  .map(({ sides, ...weights }) => ({ ...weights, box: boxFor([sides]) }));
const total = (sheet: PricesTo, over: Partial<WeighedParcel>): number => {
  const { freightFen, surcharges } = price(sheet, over);
  return freightFen + surcharges.reduce((sum, { fen }) => sum + fen, 0);
};

describe('for any sheet whose prices rise with the brackets', () => {
  test('more weight, or more volume, never costs less', () => {
    fc.assert(
      fc.property(anySheet, anyParcel, fc.nat(5_000), fc.nat(5_000), ({ rows, sheet }, sent, more, bigger) => {
        expect(sheetFaults([aPlaceRow(), ...rows])).toEqual([]);
        const { lengthMm, widthMm, heightMm } = sent.box;
        const box = boxOf(lengthMm + bigger, widthMm, heightMm);
        const larger = { realG: sent.realG + more, volumetricG: sent.volumetricG + bigger, box };
        expect(total(sheet, larger)).toBeGreaterThanOrEqual(total(sheet, sent));
      }),
      { numRuns: 2_000 },
    );
  });

  test('the weight is a multiple of its step, at least the real one and less than a step above what counts', () => {
    fc.assert(
      fc.property(anySheet, anyParcel, ({ sheet }, sent) => {
        const { chargeableG } = price(sheet, sent);
        const {
          round_g: step,
          heavy_over_g: heavy,
          heavy_round_g: heavyStep,
          least_g: least,
          size_fees: sizes,
        } = sheet.terms;
        const most = Math.max(sent.realG, sent.volumetricG, least, ...sizes.map((fee) => fee.least_g));
        expect(chargeableG % (heavy !== null && chargeableG > heavy ? heavyStep : step)).toBe(0);
        expect(chargeableG).toBeGreaterThanOrEqual(sent.realG);
        expect(chargeableG).toBeLessThan(most + step + (heavy === null ? 0 : heavyStep));
      }),
      { numRuns: 2_000 },
    );
  });

  test('all parts are whole, and fuel is its share of the freight within half a fen', () => {
    fc.assert(
      fc.property(anySheet, anyParcel, ({ sheet }, sent) => {
        const { freightFen, surcharges } = price(sheet, { ...sent, restrictions: ['battery'] });
        for (const fen of [freightFen, ...surcharges.map((one) => one.fen)]) expect(Number.isInteger(fen)).toBe(true);
        const of = (kind: string) => surcharges.find((one) => one.kind === kind)?.fen ?? 0;
        const { fuel_on_remote: onRemote, fuel_on_size: onSize } = sheet.terms;
        const fuelled = freightFen + (onRemote ? of('remote') : 0) + (onSize ? of('size') : 0);
        expect(Math.abs(of('fuel') - (fuelled * sheet.terms.fuel_basis_points) / 10_000)).toBeLessThanOrEqual(0.5);
      }),
      { numRuns: 2_000 },
    );
  });
});
