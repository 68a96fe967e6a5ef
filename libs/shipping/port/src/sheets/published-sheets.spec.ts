import { aPlaceRow, aPriceRow, someTerms } from '@caravan/shipping/contract/testing';
import type { PriceRow, SheetTerms, SizeFee } from '@caravan/shipping/contract';
import { describe, expect, test } from 'vitest';
import { boxFor } from '../quotes/parcel-box.ts';
import { volumetricWeight } from '../quotes/quote-method.ts';
import { chargeableWeight, priceOf } from './price-of.ts';
import { pricesAt, sheetPricesOf, type PricesTo } from './sheet-prices.ts';

// Published prices of carriers, with the worked examples and totals of the pages that are named, as they were read in November
// 2026. Amounts are in hundredths of the carrier's currency. Where a page states a rule without an example, the test says so.

const sheetOf = (rows: Partial<PriceRow>[], terms: Partial<SheetTerms> = {}): PricesTo =>
  pricesAt(
    someTerms(terms),
    sheetPricesOf([aPlaceRow(), ...rows.map((row, index) => aPriceRow({ line: index + 2, ...row }))]),
    { country: 'DE', postcode: null },
  );

/** Brackets with a fixed price each, and a fee for each parcel. */
const fixedPrices = (brackets: readonly (readonly [toKg: number, price: number, fee: number])[]): Partial<PriceRow>[] =>
  brackets.map(([toKg, price, fee], index) => ({
    over_g: (brackets[index - 1]?.[0] ?? 0) * 1_000,
    to_g: toKg * 1_000,
    base_fen: price * 100,
    item_fen: fee * 100,
  }));

type Sides = readonly [cm: number, cm: number, cm: number];

const parcelOf = (realG: number, sides: Sides | null, divisor: number | null) => {
  const [lengthMm = 0, widthMm = 0, heightMm = 0] = (sides ?? []).map((side) => side * 10);
  const box = sides && boxFor([{ lengthMm, widthMm, heightMm }]);
  return { realG, volumetricG: volumetricWeight(box, divisor), box, restrictions: [] };
};

const feeOf = (sheet: PricesTo, realG: number, sides: Sides | null = null, divisor: number | null = null) => {
  const fee = priceOf(sheet, parcelOf(realG, sides, divisor)) ?? expect.fail('no price');
  expect(fee.maxG).toBeNull();
  return { ...fee, total: fee.freightFen + fee.surcharges.reduce((sum, { fen }) => sum + fen, 0) };
};

describe('whole sheets give the totals of their pages', () => {
  test('Ukrposhta, letter post by air: 0.8 kg are USD 13.00 and 2.00 for the track number', () => {
    // https://ukrposhta.ua/en/taryfy-mizhnarodni-vidpravlennia
    const sheet = sheetOf(
      fixedPrices([
        [0.02, 1, 2],
        [0.05, 2.5, 2],
        [0.25, 4, 2],
        [1, 13, 2],
        [2, 19, 2],
      ]),
    );
    expect(feeOf(sheet, 800).total).toBe(1_500);
  });

  /** Up to kilograms, postage, the extra fee of June 2021, and the sum that the page states, in yen. */
  const ems: readonly (readonly [toKg: number, price: number, fee: number, total: number])[] = [
    [0.5, 2_000, 400, 2_400],
    [0.6, 2_180, 480, 2_660],
    [0.7, 2_360, 560, 2_920],
    [0.8, 2_540, 640, 3_180],
    [0.9, 2_720, 720, 3_440],
    [1, 2_900, 800, 3_700],
    [1.25, 3_300, 1_040, 4_340],
    [1.5, 3_700, 1_200, 4_900],
    [1.75, 4_100, 1_440, 5_540],
    [2, 4_500, 1_600, 6_100],
    [2.5, 5_200, 2_000, 7_200],
    [3, 5_900, 2_400, 8_300],
  ];
  test.each(ems)(
    'Japan Post, EMS to America and Oceania up to %s kg: %i and %i are %i yen',
    (toKg, _price, _fee, total) => {
      // https://www.post.japanpost.jp/int/2021fee_change/ems.html
      const sheet = sheetOf(fixedPrices(ems.map(([to, price, fee]) => [to, price, fee])));
      expect(feeOf(sheet, toKg * 1_000).total).toBe(total * 100);
      expect(feeOf(sheet, toKg * 1_000 - 1).total).toBe(total * 100);
    },
  );

  test('Nova Poshta: 20 kg are UAH 180 and 80 for the box, together 260; above 120 cm, 100 more', () => {
    // https://finance.novyny.live/skilki-nova-poshta-bere-za-1-kg-posilki-tarifi-u-2026-rotsi-304452.html (10 January 2026)
    // The fee for long parcels: https://uapress.info/2025/11/20/nova-poshta-pidvyshhuye-taryfy-shho-zminytsya-i-yak-cze-vplyne-na-kliyentiv/
    const sheet = sheetOf(
      fixedPrices([
        [2, 80, 10],
        [10, 120, 40],
        [30, 180, 80],
      ]),
      { size_fees: [{ by: 'length', over: 1_200, fen: 10_000, kg_fen: 0, least_g: 0 }] },
    );
    expect(feeOf(sheet, 20_000).total).toBe(26_000);
    expect(feeOf(sheet, 20_000, [120, 40, 40]).total).toBe(26_000);
    expect(feeOf(sheet, 20_000, [121, 40, 40]).total).toBe(36_000);
  });

  test('Belgian Post: 9.8 kg to America are BEF 900 + 8 × 200 + 2,000 by air and 100 for the collection, together 4,600', () => {
    // https://g06.net/s/sh/89378.html: 900 up to 2 kg, 200 for each further kilogram begun, and 100 by air for each 500 g begun.
    const air = { kg_fen: 20_000, item_fen: 10_000 };
    const sheet = sheetOf(
      [
        { to_g: 2_000, base_fen: 90_000, ...air },
        { over_g: 2_000, base_fen: 90_000 + 40_000, base_g: 2_000, step_g: 1_000, step_fen: 20_000, ...air },
      ],
      { round_g: 500 },
    );
    expect(feeOf(sheet, 9_800).total).toBe(460_000);
    expect(feeOf(sheet, 2_000).total).toBe(90_000 + 40_000 + 10_000);
  });

  test('EMS from China to Japan: 5 kg of 25 × 35 × 40 cm count as 6 kg, 6 × 56 and 50 are 386 yuan', () => {
    // https://www.cic100.jp/topic.php?id=13&lan=ft
    const sheet = sheetOf(
      [
        { to_g: 500, base_fen: 7_500 },
        { over_g: 500, to_g: 1_000, base_fen: 7_500, kg_fen: 2_000 },
        { over_g: 1_000, to_g: 10_000, base_fen: 5_000, kg_fen: 5_600 },
        { over_g: 10_000, to_g: 25_000, kg_fen: 3_600 },
        { over_g: 25_000, to_g: 100_000, kg_fen: 3_000 },
      ],
      { round_g: 500, heavy_over_g: 10_000, heavy_round_g: 1_000 },
    );
    const fee = feeOf(sheet, 5_000, [25, 35, 40], 6_000);
    expect([fee.chargeableG, fee.total]).toEqual([6_000, 38_600]);
  });

  test('express parcels from Hong Kong: 5 kg are 150 and 9 × 30, together 420 yuan', () => {
    // http://en.hkjtd56.com/show-1766.html
    const sheet = sheetOf([{ base_fen: 15_000, base_g: 500, step_g: 500, step_fen: 3_000 }]);
    expect(feeOf(sheet, 5_000).total).toBe(42_000);
  });

  test.each([
    [4_300, 1_000, 28_600, '(100 + 8 × 20) × 1.1'],
    [21_700, 1_400, 130_416, '22 × 52 × 1.14'],
  ])('DHL, EMS and FedEx, small parcels by 500 g and large ones by the kilogram: %i g', (realG, fuel, total) => {
    // http://www.egtnt.cn/faq/73.html
    const sheet = sheetOf(
      [
        { to_g: 20_500, base_fen: 10_000, base_g: 500, step_g: 500, step_fen: 2_000 },
        { over_g: 20_500, to_g: 70_000, kg_fen: 5_200 },
      ],
      { round_g: 500, heavy_over_g: 20_500, heavy_round_g: 1_000, fuel_basis_points: fuel },
    );
    expect(feeOf(sheet, realG).total).toBe(total);
  });

  test('China Post, a parcel to Beijing: 2,900 g are 2.30 × 3 and 3.00 for the registration', () => {
    // http://35d.net/news.php?id=1343488
    expect(feeOf(sheetOf([{ kg_fen: 230, item_fen: 300 }], { round_g: 500 }), 2_900).total).toBe(990);
  });

  test('GLS in Slovakia: 2.1 kg are EUR 2.79, a toll of 3 × 0.015 and 0.30 for fuel, in thousandths', () => {
    // http://gpc-ps.sk/vypocet-postovneho.html, which adds the three parts
    const bracket = { over_g: 1_000, to_g: 3_000, base_fen: 2_790, step_g: 1_000, step_fen: 15, item_fen: 300 };
    expect(feeOf(sheetOf([{ to_g: 1_000 }, bracket]), 2_100).total).toBe(2_790 + 45 + 300);
  });
});

describe('rules of carriers that state them without a total', () => {
  const surchargeOf = (sheet: PricesTo, kind: string, realG: number, sides: Sides | null = null) =>
    feeOf(sheet, realG, sides).surcharges.find((one) => one.kind === kind)?.fen ?? 0;

  test('Worldnet: fuel of 19 % on 100.00 is 19.00', () => {
    // https://worldnet-intl.com/calculate-fuel-surcharge-and-chargeable-weight/
    expect(surchargeOf(sheetOf([{ base_fen: 10_000 }], { fuel_basis_points: 1_900 }), 'fuel', 1_000)).toBe(1_900);
  });

  test('Deutsche Post, Warenpost International: EUR 3.25 a piece and 6.00 a kilogram', () => {
    // https://www.deutschepost.de/de/b/briefe-ins-ausland/warenpost-international/warenpost-international-kilotarif.html
    expect(feeOf(sheetOf([{ to_g: 2_000, base_fen: 325, kg_fen: 600 }]), 500).total).toBe(625);
  });

  test('UPS in Rwanda charges a remote area by the kilogram, at least 33.00', () => {
    // https://www.ups.com/rw/en/shipping/zones-and-rates/additional.page
    const sheet = {
      ...sheetOf([{ to_g: 70_000, base_fen: 100 }], { remote_fen: 3_300, remote_kg_fen: 60 }),
      remote: true,
    };
    expect([1_000, 55_000, 60_000].map((realG) => surchargeOf(sheet, 'remote', realG))).toEqual([3_300, 3_300, 3_600]);
  });

  test('PostNL charges the greater of the fees for long and for heavy parcels', () => {
    // https://support.sendcloud.com/english/financial/postnl-surcharges
    const fee = (by: SizeFee['by'], over: number, fen: number): SizeFee => ({ by, over, fen, kg_fen: 0, least_g: 0 });
    const sheet = sheetOf([{ to_g: 70_000, base_fen: 100 }], {
      size_fees: [
        fee('length', 1_000, 250),
        fee('length', 1_750, 7_500),
        fee('weight', 30_000, 250),
        fee('weight', 31_500, 7_500),
      ],
    });
    const charged = (realG: number, lengthCm: number) => surchargeOf(sheet, 'size', realG, [lengthCm, 20, 20]);
    expect([charged(20_000, 100), charged(20_000, 101), charged(31_000, 101), charged(31_000, 176)]).toEqual([
      0, 250, 250, 7_500,
    ]);
  });

  test('UPS counts a large package as at least 90 lb, from 118 inches of length plus girth on', () => {
    // https://www.ups.com/vi/en/help-center/packaging-and-supplies/determine-billable-weight.page
    const sheet = sheetOf([{ to_g: 70_000, kg_fen: 100 }], {
      size_fees: [{ by: 'girth', over: 2_997, fen: 5_700, kg_fen: 0, least_g: 40_823 }],
    });
    expect(feeOf(sheet, 5_000, [100, 50, 49]).chargeableG).toBe(5_000);
    expect(feeOf(sheet, 5_000, [100, 50, 50]).chargeableG).toBe(40_823);
  });

  test('DHL Express charges fuel on remote areas and on oversized pieces', () => {
    // https://mydhl.express.dhl/az/en/help-center/international-shipping/fuel-surcharge.html
    const terms = { fuel_basis_points: 1_000, fuel_on_remote: true, fuel_on_size: true, remote_fen: 2_000 };
    const sheet = sheetOf([{ base_fen: 10_000 }], {
      ...terms,
      size_fees: [{ by: 'length', over: 1_000, fen: 3_000, kg_fen: 0, least_g: 0 }],
    });
    expect(surchargeOf({ ...sheet, remote: true }, 'fuel', 1_000, [101, 10, 10])).toBe(1_500);
  });
});

describe('the weight that counts', () => {
  const weigh = (sides: Sides, realG: number, divisor: number | null, terms: Partial<SheetTerms>) =>
    chargeableWeight({ terms: someTerms(terms) }, parcelOf(realG, sides, divisor));

  test('PostNL: 40 × 30 × 60 cm of 3 kg are 9.6 kg and count as 10', () => {
    // https://myparcel.nl/en/carriers/postnl/international-shipping/sweden/?article=kA167000000sXyCCAU
    expect(weigh([40, 30, 60], 3_000, 7_500, { round_g: 1_000 })).toBe(10_000);
  });

  test('Bring: 40 × 20 × 24 cm of 3 kg are 3.84 kg and count as 4', () => {
    // https://www.bring.no/sende/fraktberegningsvekt
    expect(weigh([40, 20, 24], 3_000, 5_000, { round_g: 1_000 })).toBe(4_000);
  });

  test('Parcelforce: 40 × 30 × 50 cm of 8 kg count as 12', () => {
    // https://www.parcelforce.com/help-and-advice/sending/volumetric-charging
    expect(weigh([40, 30, 50], 8_000, 5_000, {})).toBe(12_000);
  });

  test('USPS counts the volume above a cubic foot, by pounds', () => {
    // http://pe.usps.gov/DMMAdvisory.asp?Dest=dmmadvisory103006.htm: 194 cubic inches are a pound
    const terms = { volume_above_cm3: 28_317, round_g: 454 };
    expect(weigh([30.4, 30.4, 30.4], 900, 7_009, terms)).toBe(2 * 454);
    expect(weigh([33, 30.5, 30.5], 900, 7_009, terms)).toBe(10 * 454);
  });

  test.each<[string, Partial<SheetTerms>, Sides, number, number | null, number]>([
    ['all of the volume counts', { volume_percent: 100 }, [40, 40, 40], 5_000, 6_000, 11_000],
    ['half of it counts', { volume_percent: 50 }, [40, 40, 40], 5_000, 6_000, 8_000],
    ['none of it counts', {}, [40, 40, 40], 5_000, null, 5_000],
    ['the parcel is heavier than its volume', { volume_percent: 100 }, [30, 30, 30], 11_000, 6_000, 11_000],
  ])('CBR Express: %s', (_, terms, sides, realG, divisor, counted) => {
    // http://cbr-express.com/En/charge/index.aspx?nc=105001005
    expect(weigh(sides, realG, divisor, { ...terms, round_g: 1_000 })).toBe(counted);
  });
});
