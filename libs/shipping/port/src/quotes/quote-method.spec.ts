import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restrictions } from '@caravan/shipping/contract';
import { seedMethods } from '../seed/shipping-methods.ts';
import { furtherSteps, noServices, quoteMethod, volumetricWeight, type ParcelToQuote } from './quote-method.ts';
import type { ShippingMethodVersion } from '../methods/shipping-method.ts';

const method: ShippingMethodVersion = {
  id: 'l',
  version: 1,
  name: { en: 'Method', zh: '线路' },
  carrier: 'C',
  trackingUrl: '',
  zones: [{ countries: ['DE'], etaMinDays: 5, etaMaxDays: 10, firstFen: 8_000, furtherFen: 3_000, customsFen: 800 }],
  minG: 200,
  maxG: 20_000,
  maxSideMm: 600,
  maxGirthMm: 1_500,
  divisor: 6_000,
  packingG: 100,
  maxValueFen: 500_000,
  restrictions: ['battery', 'liquid'],
  active: true,
};
const box = (lengthMm: number, widthMm: number, heightMm: number) => ({
  lengthMm,
  widthMm,
  heightMm,
  volumeMm3: lengthMm * widthMm * heightMm,
});
const parcel = (over: Partial<ParcelToQuote> = {}): ParcelToQuote => ({
  goodsG: 900,
  box: box(300, 200, 100),
  restrictions: [],
  ...noServices,
  storageFen: 0,
  handlingFen: 0,
  declaredValueFen: null,
  ...over,
});

describe('weights', () => {
  test.each([
    [0, 0],
    [1, 0],
    [500, 0],
    [501, 1],
    [1_000, 1],
    [1_001, 2],
    [30_000, 59],
  ])('%i g are the first step and %i further steps', (grams, steps) => {
    expect(furtherSteps(grams)).toBe(steps);
  });

  test('30 × 20 × 10 cm with divisor 6000 are 1 kg, and one millimetre more adds to it', () => {
    expect(volumetricWeight(box(300, 200, 100), 6_000)).toBe(1_000);
    expect(volumetricWeight(box(301, 200, 100), 6_000)).toBe(1_004);
    expect(volumetricWeight(box(1, 1, 1), 6_000)).toBe(1);
  });

  test('a method without a divisor, and goods without a size, have no volumetric weight', () => {
    expect(volumetricWeight(box(300, 200, 100), null)).toBe(0);
    expect(volumetricWeight(null, 6_000)).toBe(0);
  });
});

test('the fee is the sum of its parts, by the greater of real and volumetric weight', () => {
  expect(quoteMethod(method, 'DE', parcel({ storageFen: 150, packingFen: 800, insuranceFen: 600 }))).toEqual({
    realG: 1_000,
    volumetricG: 1_000,
    chargeableG: 1_000,
    firstFen: 8_000,
    furtherFen: 3_000,
    furtherSteps: 1,
    customsFen: 800,
    storageFen: 150,
    handlingFen: 0,
    packingFen: 800,
    insuranceFen: 600,
    sheetArea: null,
    surcharges: [],
    surchargeFen: 0,
    feeFen: 13_350,
    etaMinDays: 5,
    etaMaxDays: 10,
    refusal: null,
  });
  expect(quoteMethod(method, 'DE', parcel({ box: box(400, 300, 200) }))).toMatchObject({
    chargeableG: 4_000,
    furtherSteps: 7,
    feeFen: 29_800,
  });
});

test('a shipping method has no price for countries that it does not serve', () => {
  expect(quoteMethod(method, 'US', parcel())).toBeUndefined();
});

test.each<[string, Partial<ParcelToQuote>, object | null]>([
  ['of the maximum weight', { goodsG: 19_900 }, null],
  ['one gram heavier', { goodsG: 19_901 }, { reason: 'line_too_heavy', max_kg: '20' }],
  ['of the minimum weight', { goodsG: 100 }, null],
  ['one gram lighter', { goodsG: 99 }, { reason: 'line_too_light', min_kg: '0.2' }],
  ['of the maximum length', { box: box(600, 200, 100) }, null],
  ['one millimetre longer', { box: box(601, 200, 100) }, { reason: 'line_too_long', max_cm: '60' }],
  ['of the maximum girth', { box: box(500, 300, 200) }, null],
  ['of one millimetre more girth', { box: box(501, 300, 200) }, { reason: 'line_too_big', max_cm: '150' }],
  [
    'with goods that are not accepted',
    { restrictions: ['battery', 'fragile'] },
    { reason: 'line_restricted', what: ['battery'] },
  ],
  ['with accepted goods', { restrictions: ['fragile'] }, null],
  ['of the maximum value', { declaredValueFen: 500_000 }, null],
  ['of a higher value', { declaredValueFen: 500_001 }, { reason: 'line_value_too_high' }],
])('a parcel %s', (_, over, refusal) => {
  expect(quoteMethod(method, 'DE', parcel(over))?.refusal ?? null).toEqual(refusal);
});

const side = fc.integer({ min: 1, max: 2_000 });
const anyParcel: fc.Arbitrary<ParcelToQuote> = fc.record({
  goodsG: fc.integer({ min: 1, max: 60_000 }),
  box: fc.option(
    fc.tuple(side, side, side).map((sides) => box(...(sides.sort((a, b) => b - a) as [number, number, number]))),
  ),
  restrictions: fc.subarray([...restrictions]),
  storageFen: fc.integer({ min: 0, max: 100_000 }),
  handlingFen: fc.integer({ min: 0, max: 10_000 }),
  packingFen: fc.integer({ min: 0, max: 100_000 }),
  insuranceFen: fc.integer({ min: 0, max: 100_000 }),
  declaredValueFen: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
});
const anyRoute = fc
  .constantFrom(...seedMethods)
  .chain((one) => fc.constantFrom(...one.zones.flatMap((zone) => zone.countries)).map((country) => ({ one, country })));
/** `npm run soak -- packages` runs all of them. */
const runs = process.env.SOAK ? 100_000 : 5_000;

/** An independent computation of the fee, which counts steps of 500 g in a loop. */
const byTable = (
  one: ShippingMethodVersion,
  country: string,
  { goodsG, box: size, storageFen, handlingFen, packingFen, insuranceFen }: ParcelToQuote,
): number => {
  const zone = one.zones.filter((each) => each.countries.some((code) => code === country))[0];
  if (!zone) throw new Error('no zone');
  const volume =
    size && one.divisor !== null ? BigInt(size.lengthMm) * BigInt(size.widthMm) * BigInt(size.heightMm) : 0n;
  const divisor = BigInt(one.divisor ?? 1);
  const volumetric = Number((volume + divisor - 1n) / divisor);
  let left = (volumetric > goodsG + one.packingG ? volumetric : goodsG + one.packingG) - 500;
  let fee = zone.firstFen + zone.customsFen + storageFen + handlingFen + packingFen + insuranceFen;
  while (left > 0) {
    fee += zone.furtherFen;
    left -= 500;
  }
  return fee;
};

describe('for any parcel and country', { timeout: 120_000 }, () => {
  test('the fee equals an independent computation, is never negative, and is the sum of its parts', () => {
    fc.assert(
      fc.property(anyRoute, anyParcel, ({ one, country }, sent) => {
        const quote = quoteMethod(one, country, sent) ?? expect.fail('the line goes there');
        expect(quote.feeFen).toBe(byTable(one, country, sent));
        expect(quote.feeFen).toBeGreaterThanOrEqual(0);
        const { firstFen, furtherFen, customsFen, storageFen, handlingFen, packingFen, insuranceFen } = quote;
        expect(quote.feeFen).toBe(
          firstFen +
            furtherFen * quote.furtherSteps +
            customsFen +
            storageFen +
            handlingFen +
            packingFen +
            insuranceFen,
        );
        expect(quote.chargeableG).toBe(Math.max(quote.realG, quote.volumetricG));
      }),
      { numRuns: runs },
    );
  });

  test('more weight never costs less with the same shipping method', () => {
    fc.assert(
      fc.property(anyRoute, anyParcel, fc.integer({ min: 0, max: 5_000 }), ({ one, country }, sent, more) => {
        const heavier = quoteMethod(one, country, { ...sent, goodsG: sent.goodsG + more });
        expect(heavier?.feeFen).toBeGreaterThanOrEqual(quoteMethod(one, country, sent)?.feeFen ?? 0);
      }),
      { numRuns: runs },
    );
  });
});
