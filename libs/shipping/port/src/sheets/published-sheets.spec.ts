import { aPlaceRow, aPriceRow, someTerms } from '@caravan/shipping/contract/testing';
import type { PriceRow, SheetTerms } from '@caravan/shipping/contract';
import { describe, expect, test } from 'vitest';
import { boxFor } from '../quotes/parcel-box.ts';
import { volumetricWeight } from '../quotes/quote-method.ts';
import { pricesAt, pricesByCountry } from './country-prices.ts';
import { chargeableWeight, priceOf } from './price-of.ts';

// Published prices of carriers, with the worked examples of the pages that are named. Amounts are in hundredths of the
// carrier's currency. Where a page has no example of its own, the table says so.

const sheetOf = (rows: Partial<PriceRow>[], terms: Partial<SheetTerms> = {}) => {
  const prices = pricesByCountry([aPlaceRow(), ...rows.map((row, index) => aPriceRow({ line: index + 2, ...row }))]);
  return pricesAt(someTerms(terms), prices.get('DE') ?? null, null);
};

interface Example {
  sheet: ReturnType<typeof sheetOf>;
  realG: number;
  /** In hundredths. */
  total: number;
}

/** Letter post by air in USD: https://ukrposhta.ua/en/taryfy-mizhnarodni-vidpravlennia (read November 2026). */
const ukrposhta = sheetOf(
  [
    [0, 20, 100],
    [20, 50, 250],
    [50, 250, 400],
    [250, 1_000, 1_300],
    [1_000, 2_000, 1_900],
  ].map(([over_g = 0, to_g = 0, base_fen = 0]) => ({ over_g, to_g, base_fen, item_fen: 200 })),
);

/** A parcel of China Post to Beijing, by steps of 500 g and a registration: http://35d.net/news.php?id=1343488 */
const chinaPost = sheetOf([{ kg_fen: 230, item_fen: 300 }], { round_g: 500 });

/**
 * DHL, EMS and FedEx below 21 kg, by first and further 500 g with fuel: http://www.egtnt.cn/faq/73.html, which multiplies by
 * 1.1.
 */
const expressSmall = sheetOf([{ to_g: 20_999, base_fen: 10_000, base_g: 500, step_g: 500, step_fen: 2_000 }], {
  fuel_basis_points: 1_000,
});

/** The same carriers from 21 kg on, by kilograms that are rounded up: the same page, with fuel of 14 %. */
const expressLarge = sheetOf([{ to_g: 70_000, kg_fen: 5_200 }], { round_g: 1_000, fuel_basis_points: 1_400 });

/** Fuel of Worldnet: https://worldnet-intl.com/calculate-fuel-surcharge-and-chargeable-weight/ */
const worldnet = sheetOf([{ base_fen: 10_000 }], { fuel_basis_points: 1_900 });

/** Warenpost International zum Kilotarif, Tracked, whose page has the formula and no example. */
const deutschePost = sheetOf([{ to_g: 2_000, base_fen: 325, kg_fen: 600 }]);

test.each<[string, Example]>([
  ['Ukrposhta, 0.8 kg by air: 13.00 and 2.00 for the track number', { sheet: ukrposhta, realG: 800, total: 1_500 }],
  ['China Post, 2,900 g: 2.30 × 3 and 3.00', { sheet: chinaPost, realG: 2_900, total: 990 }],
  ['DHL, 4.3 kg: (100 + 8 × 20) × 1.1', { sheet: expressSmall, realG: 4_300, total: 28_600 }],
  ['DHL, 21.7 kg: 22 × 52 × 1.14', { sheet: expressLarge, realG: 21_700, total: 130_416 }],
  ['Worldnet: 100.00 and 19 % of fuel', { sheet: worldnet, realG: 1_000, total: 11_900 }],
  ['Deutsche Post, by its formula alone: 0.5 kg', { sheet: deutschePost, realG: 500, total: 625 }],
])('%s', (_, { sheet, realG, total }) => {
  const fee = priceOf(sheet, { realG, volumetricG: 0, box: null, restrictions: [] }) ?? expect.fail('no price');
  expect(fee.freightFen + fee.surcharges.reduce((sum, { fen }) => sum + fen, 0)).toBe(total);
  expect(fee.maxG).toBeNull();
});

test('UPS in Rwanda charges a remote area by the kilogram, at least 33.00, as its page states without an example', () => {
  // https://www.ups.com/rw/en/shipping/zones-and-rates/additional.page
  const sheet = { ...sheetOf([{ base_fen: 100 }], { remote_fen: 3_300, remote_kg_fen: 60 }), remote: true };
  const remote = (realG: number) =>
    priceOf(sheet, { realG, volumetricG: 0, box: null, restrictions: [] })?.surcharges.find(
      ({ kind }) => kind === 'remote',
    )?.fen;
  expect([1_000, 55_000, 60_000].map(remote)).toEqual([3_300, 3_300, 3_600]);
});

describe('the weight that counts', () => {
  const weigh = (
    sidesCm: readonly [number, number, number],
    realG: number,
    divisor: number | null,
    terms: Partial<SheetTerms>,
  ) => {
    const [lengthMm, widthMm, heightMm] = sidesCm.map((side) => side * 10) as [number, number, number];
    const box = boxFor([{ lengthMm, widthMm, heightMm }]);
    return chargeableWeight({ terms: someTerms(terms) }, { realG, volumetricG: volumetricWeight(box, divisor), box });
  };

  test('PostNL: 40 × 30 × 60 cm of 3 kg are 9.6 kg and count as 10', () => {
    // https://myparcel.nl/en/carriers/postnl/international-shipping/sweden/?article=kA167000000sXyCCAU
    expect(weigh([40, 30, 60], 3_000, 7_500, { round_g: 1_000 })).toBe(10_000);
  });

  test.each([
    ['all of the volume counts', { volume_percent: 100 }, [40, 40, 40], 5_000, 6_000, 11_000],
    ['half of it counts', { volume_percent: 50 }, [40, 40, 40], 5_000, 6_000, 8_000],
    ['none of it counts', {}, [40, 40, 40], 5_000, null, 5_000],
    ['the parcel is heavier than its volume', { volume_percent: 100 }, [30, 30, 30], 11_000, 6_000, 11_000],
  ] as const)('CBR Express: %s', (_, terms, sides, realG, divisor, counted) => {
    // http://cbr-express.com/En/charge/index.aspx?nc=105001005
    expect(weigh(sides, realG, divisor, { ...terms, round_g: 1_000 })).toBe(counted);
  });
});
