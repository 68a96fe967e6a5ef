import type { DutyBand, DutyFee, DutyFigures, DutyLimit, ImportTax } from '@caravan/logistics/contract';
import { taxBases } from '@caravan/logistics/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeOfBoth, landedParts, type RateOf } from './landed-cost.ts';

const source = { title: 'a law', url: 'https://law.example/', as_of: '2026-01-01' };
const limit = (amount: number | null, basis: DutyLimit['basis'] = 'goods'): DutyLimit => ({
  amount_cents: amount,
  basis,
  source,
});
const rate = (low: number, high = low, over: Partial<Extract<DutyBand, { kind: 'rate' }>> = {}): DutyBand => ({
  kind: 'rate',
  up_to: null,
  low_bp: low,
  high_bp: high,
  base: 'goods',
  source,
  ...over,
});
const flat = (amount: number, per: 'kind_of_goods' | 'parcel', upTo: number | null): DutyBand => ({
  kind: 'flat',
  up_to: upTo === null ? null : { amount_cents: upTo, basis: 'goods' },
  amount_cents: amount,
  per,
  source,
});
const tax = (low: number, high = low, base: ImportTax['base'] = 'goods_shipping_and_duty'): ImportTax => ({
  low_bp: low,
  high_bp: high,
  base,
  source,
});

/** A hundredth of the currency is 7 fen. */
const perUnit = '7';
const yuan: RateOf = () => perUnit;
const noRate: RateOf = () => null;
const parcel = (valueFen: number, shippingFen = 10_000, kinds = 1) => ({ valueFen, shippingFen, kinds });
const known: DutyFigures = {
  currency: 'XTS',
  duty_limit: limit(15_000),
  tax_limit: limit(0),
  tax: tax(2_000),
  duty: [rate(0, 1_000)],
  fees: [],
  note: null,
};
const costs = (figures: Partial<DutyFigures>, of = parcel(200_000), at: RateOf = yuan) => {
  const { duty, tax: taxed, ...total } = landedParts({ ...known, ...figures }, of, at);
  return {
    duty: [duty.low_fen, duty.high_fen],
    tax: [taxed.low_fen, taxed.high_fen],
    total: [total.total_low_fen, total.total_high_fen],
  };
};

describe('a limit', () => {
  test.each([
    ['below', 104_999, [0, 0], 'below'],
    ['at', 105_000, [0, 0], 'at'],
    ['just above', 105_001, [0, 10_500], 'above'],
  ] as const)('of 150 for the goods, with goods %s it', (_name, value, duty, standing) => {
    expect(costs({}, parcel(value)).duty).toEqual(duty);
    expect(landedParts(known, parcel(value), yuan).duty).toMatchObject({ limit_fen: 105_000, standing });
  });

  test.each([
    ['below', 94_999, 'below', 0],
    ['at', 95_000, 'at', 0],
    ['just above', 95_001, 'above', 9_500],
  ] as const)('that includes the shipping leaves less for the goods: %s it', (_name, value, standing, high) => {
    const figures = { ...known, duty_limit: limit(15_000, 'goods_and_shipping') };
    expect(landedParts(figures, parcel(value), yuan).duty).toMatchObject({
      limit_fen: 95_000,
      standing,
      high_fen: high,
    });
  });

  test('that the shipping alone exceeds leaves nothing for the goods', () => {
    const figures = { ...known, duty_limit: limit(100, 'goods_and_shipping') };
    expect(landedParts(figures, parcel(0), yuan).duty).toMatchObject({ limit_fen: 0, standing: 'above' });
  });

  test('of 0 charges from the first fen on, and needs no rate', () => {
    expect(landedParts(known, parcel(1), noRate).tax).toMatchObject({ limit_fen: 0, standing: 'above' });
    expect(landedParts(known, parcel(0), noRate).tax).toMatchObject({ limit_fen: 0, standing: 'at', high_fen: 0 });
  });

  test('without an end covers every value', () => {
    const figures = { ...known, duty_limit: limit(null), duty: [] };
    expect(landedParts(figures, parcel(1_000_000_000), noRate).duty).toEqual({
      low_fen: 0,
      high_fen: 0,
      limit_fen: null,
      standing: 'below',
    });
  });
});

describe('the duty', () => {
  test.each<[string, Partial<DutyFigures>, ReturnType<typeof parcel>, (number | null)[]]>([
    ['on the goods', {}, parcel(200_000), [0, 20_000]],
    [
      'with the shipping',
      { duty: [rate(500, 1_000, { base: 'goods_and_shipping' })] },
      parcel(200_000),
      [10_500, 21_000],
    ],
    [
      'for each kind of goods',
      { duty_limit: limit(0), duty: [flat(300, 'kind_of_goods', null)] },
      parcel(500, 0, 4),
      [2_100, 8_400],
    ],
    ['for each parcel', { duty_limit: limit(0), duty: [flat(300, 'parcel', null)] }, parcel(500, 0, 4), [2_100, 2_100]],
  ])('%s', (_name, figures, of, duty) => {
    expect(costs(figures, of).duty).toEqual(duty);
  });

  const euLike = { duty_limit: limit(0), duty: [flat(300, 'kind_of_goods', 15_000), rate(0, 1_700)] };
  test.each([
    [104_999, [2_100, 6_300]],
    [105_000, [2_100, 6_300]],
    [105_001, [0, 17_850]],
  ])('of a value of %i fen is that of its band', (value, duty) => {
    expect(costs(euLike, parcel(value, 10_000, 3)).duty).toEqual(duty);
  });
});

describe('the tax', () => {
  test.each([
    ['goods', [40_000, 40_000]],
    ['goods_and_duty', [40_000, 44_000]],
    ['goods_and_shipping', [42_000, 42_000]],
    ['goods_shipping_and_duty', [42_000, 46_000]],
  ] as const)('on %s', (base, expected) => {
    expect(costs({ tax: tax(2_000, 2_000, base) }).tax).toEqual(expected);
  });

  test('and the duty are the total', () => {
    expect(costs({}).total).toEqual([42_000, 66_000]);
  });
});

describe('a fee', () => {
  const fee = (over: Partial<DutyFee> = {}): DutyFee => ({
    up_to: null,
    low_cents: 200,
    high_cents: 200,
    currency: 'XTS',
    per: 'parcel',
    tax_bp: 0,
    source,
    ...over,
  });
  const lei: RateOf = (currency) => (currency === 'XTS' ? perUnit : '1.5');
  const upTo = { amount_cents: 15_000, basis: 'goods' as const };

  test.each<[string, DutyFee[], ReturnType<typeof parcel>, RateOf, (number | null)[]]>([
    ['for each parcel', [fee()], parcel(500, 0, 4), yuan, [1_400, 1_400]],
    ['for each kind of goods', [fee({ per: 'kind_of_goods' })], parcel(500, 0, 4), yuan, [1_400, 5_600]],
    [
      'between two amounts, with tax',
      [fee({ low_cents: 209, high_cents: 221, tax_bp: 1_500 })],
      parcel(1),
      yuan,
      [1_682, 1_779],
    ],
    ['at its highest value', [fee({ up_to: upTo })], parcel(105_000), yuan, [1_400, 1_400]],
    ['above its highest value', [fee({ up_to: upTo })], parcel(105_001), yuan, [0, 0]],
    [
      'in a currency of its own',
      [fee({ currency: 'XXX', low_cents: 2_500, high_cents: 2_500 })],
      parcel(1),
      lei,
      [3_750, 3_750],
    ],
    ['twice', [fee(), fee({ low_cents: 100, high_cents: 300 })], parcel(1), yuan, [2_100, 3_500]],
    ['without a rate', [fee()], parcel(1), noRate, [null, null]],
    [
      'without a rate to compare its highest value',
      [fee({ up_to: upTo, currency: 'XXX' })],
      parcel(1),
      (of) => (of === 'XXX' ? '1' : null),
      [null, null],
    ],
    ['of nothing', [], parcel(1), noRate, [0, 0]],
  ])('%s', (_name, fees, of, rates, expected) => {
    const { fees: found } = landedParts({ ...known, fees }, of, rates);
    expect([found.low_fen, found.high_fen]).toEqual(expected);
  });

  test('is charged on a parcel that is free of duty and tax, and is part of the total', () => {
    const free = { ...known, duty_limit: limit(null), tax_limit: limit(null), duty: [], fees: [fee()] };
    expect(landedParts(free, parcel(100), yuan)).toMatchObject({
      duty: { high_fen: 0, standing: 'below' },
      total_low_fen: 1_400,
      total_high_fen: 1_400,
    });
    expect(landedParts(free, parcel(100), noRate).total_low_fen).toBeNull();
  });
});

describe('what is unknown', () => {
  const unknown = [null, null];
  test.each<[string, Partial<DutyFigures>, RateOf, { duty: unknown[]; tax: unknown[] }]>([
    ['a limit of duty', { duty_limit: null }, yuan, { duty: unknown, tax: unknown }],
    ['rates of duty', { duty: [] }, yuan, { duty: unknown, tax: unknown }],
    [
      'rates above the last band',
      { duty: [rate(1_000, 1_000, { up_to: { amount_cents: 20_000, basis: 'goods' } })] },
      yuan,
      { duty: unknown, tax: unknown },
    ],
    ['an exchange rate', {}, noRate, { duty: unknown, tax: unknown }],
    ['a limit of tax', { tax_limit: null }, yuan, { duty: [0, 20_000], tax: unknown }],
    ['a rate of tax', { tax: null }, yuan, { duty: [0, 20_000], tax: unknown }],
    [
      'a duty that is not taxed',
      { duty: [], tax: tax(2_000, 2_000, 'goods') },
      yuan,
      { duty: unknown, tax: [40_000, 40_000] },
    ],
  ])('%s', (_name, figures, at, expected) => {
    expect(costs(figures, parcel(200_000), at)).toEqual({ ...expected, total: unknown });
  });

  test('stays unknown for a country without figures', () => {
    const part = { low_fen: null, high_fen: null, limit_fen: null, standing: null };
    expect(landedParts(null, parcel(1), yuan)).toEqual({
      duty: part,
      tax: part,
      fees: { low_fen: null, high_fen: null },
      total_low_fen: null,
      total_high_fen: null,
    });
  });

  test('does not hide that a parcel is below its limit', () => {
    expect(costs({ duty: [], tax: null, tax_limit: limit(15_000) }, parcel(105_000)).total).toEqual([0, 0]);
  });
});

describe('the value that is free of both', () => {
  test.each<[string, Partial<DutyFigures>, string | null, number | null]>([
    ['is the lower limit', { tax_limit: limit(10_000) }, perUnit, 70_000],
    ['is 0 if one is charged from the first cent on', { duty_limit: null }, null, 0],
    ['is unknown without a rate', { tax_limit: limit(10_000) }, null, null],
    ['is unknown without a limit', { tax_limit: null }, perUnit, null],
    ['is unknown if it depends on the shipping', { tax_limit: limit(10_000, 'goods_and_shipping') }, perUnit, null],
    [
      'has no end without duty and tax',
      { duty_limit: limit(null), tax_limit: limit(null) },
      null,
      Number.POSITIVE_INFINITY,
    ],
    ['is the limit of tax without duty', { duty_limit: limit(null), tax_limit: limit(10_000) }, perUnit, 70_000],
  ])('%s', (_name, figures, at, expected) => {
    expect(freeOfBoth({ ...known, ...figures }, at)).toBe(expected);
  });
});

describe('for all figures', () => {
  const amount = fc.nat(100_000);
  const basis = fc.constantFrom('goods' as const, 'goods_and_shipping' as const);
  const someLimit = fc.option(fc.record({ amount_cents: fc.option(amount), basis, source: fc.constant(source) }));
  const rates = fc
    .tuple(fc.nat(10_000), fc.nat(10_000))
    .map(([a, b]) => ({ low_bp: Math.min(a, b), high_bp: Math.max(a, b) }));
  const someTax = fc.option(
    fc.tuple(rates, fc.constantFrom(...taxBases)).map(([given, base]): ImportTax => ({ ...given, base, source })),
  );
  const oneRate = fc.tuple(rates, basis).map(([given, base]) => [rate(given.low_bp, given.high_bp, { base })]);
  const figures = fc.record({
    currency: fc.constant('XTS'),
    duty_limit: someLimit,
    tax_limit: someLimit,
    tax: someTax,
    duty: fc.oneof(fc.constant<DutyBand[]>([]), oneRate),
    fees: fc.constant<DutyFee[]>([]),
    note: fc.constant(null),
  });
  const value = fc.nat(1_000_000);

  test('a dearer parcel costs no less within one rate, and what is unknown does not depend on the value above a limit', () => {
    fc.assert(
      fc.property(figures, value, value, amount, (given, a, b, shipping) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((one) =>
          landedParts(given, parcel(one, shipping), yuan),
        );
        if (!less || !more) return;
        for (const part of ['duty', 'tax'] as const) {
          const low = less[part];
          const high = more[part];
          if (high.low_fen === null || low.low_fen === null) continue;
          expect(low.low_fen).toBeLessThanOrEqual(high.low_fen);
          expect(low.high_fen).toBeLessThanOrEqual(high.high_fen ?? Number.NaN);
        }
      }),
    );
  });

  test('the least is not above the most, both are known together, and the total is their sum', () => {
    fc.assert(
      fc.property(figures, value, amount, fc.constantFrom(yuan, noRate), (given, goods, shipping, at) => {
        const {
          duty,
          tax: taxed,
          total_low_fen: low,
          total_high_fen: high,
        } = landedParts(given, parcel(goods, shipping), at);
        for (const part of [duty, taxed]) {
          expect(part.low_fen === null).toBe(part.high_fen === null);
          expect(part.low_fen ?? 0).toBeLessThanOrEqual(part.high_fen ?? 0);
        }
        const isKnown = duty.low_fen !== null && taxed.low_fen !== null;
        expect(low).toBe(isKnown ? (duty.low_fen ?? 0) + (taxed.low_fen ?? 0) : null);
        expect(high).toBe(isKnown ? (duty.high_fen ?? 0) + (taxed.high_fen ?? 0) : null);
      }),
    );
  });

  test('a value that is free of both costs nothing with any shipping', () => {
    fc.assert(
      fc.property(figures, amount, (given, shipping) => {
        const free = freeOfBoth(given, perUnit);
        if (free === null) return;
        const goods = Math.min(free, 1_000_000_000);
        if (goods === 0) return;
        expect(landedParts(given, parcel(goods, shipping), yuan)).toMatchObject({
          total_low_fen: 0,
          total_high_fen: 0,
        });
      }),
    );
  });
});
