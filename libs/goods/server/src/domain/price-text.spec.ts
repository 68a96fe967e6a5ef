import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasFixtures, scorePriceStrings } from '../score/page-score.ts';
import { canonicalAmount, readMachinePrice, readPriceText, sameAmount } from './price-text.ts';

describe('price texts of the world', () => {
  it.each([
    ['1.299,00 €', '1299.00', 'EUR'],
    ['24 990 руб.', '24990', null],
    ['￥12.8起', '12.8', null],
    ['¥1,234.50', '1234.50', null],
    ["CHF 1'049,95", '1049.95', 'CHF'],
    ['US$:12.99', '12.99', 'USD'],
    ['NT$2,320', '2320', 'TWD'],
    ['R$ 260,00', '260.00', 'BRL'],
    ['12,000원', '12000', 'KRW'],
    ['423.923 KD', '423.923', 'KWD'],
    ['$1,190.00 AUD', '1190.00', 'AUD'],
    ['SGD$4.90', '4.90', 'SGD'],
    ['559. 99 undefined', '559.99', null],
    ['35€ 99', '35.99', 'EUR'],
    ['$.75', '0.75', null],
    ['Estimate Price: $45,000 - $70,000', '45000', null],
    ['From 26 to 50 €', '26', 'EUR'],
    ['-20% 79,99 €', '79.99', 'EUR'],
    ['20,-', '20', null],
    ['１２８．００元', '128.00', null],
    ['١٢٣٫٥٠ ر.س', '123.50', 'SAR'],
    ['Free!', '0', null],
  ])('%s', (text, amount, currency) => {
    expect(readPriceText(text)).toEqual({ amount, currency });
  });

  it.each(['', 'Sheet Set', '40% OFF', '25-09', 'Ask for the price'])('finds no price in "%s"', (text) => {
    expect(readPriceText(text)).toBeNull();
  });

  it.each([
    ['$12', 'CAD', 'CAD'],
    ['¥12', 'CNY', 'CNY'],
    ['¥12', 'JPY', 'JPY'],
    ['12 kr', 'NOK', 'NOK'],
    ['12 €', 'USD', 'EUR'],
    ['$12', 'EUR', null],
  ])('%s in a country of %s', (text, hint, currency) => {
    expect(readPriceText(text, hint)?.currency).toBe(currency);
  });

  it('never throws, and returns plain decimals', () => {
    const text = fc.string({ unit: fc.constantFrom(..."0123456789.,' -€$¥￥zł起元руб%–"), maxLength: 30 });
    fc.assert(
      fc.property(text, (input) => {
        const found = readPriceText(input);
        return found === null || /^\d+(\.\d+)?$/.test(found.amount);
      }),
    );
  });

  it('reads an amount in any of the usual notations', () => {
    const styles = [
      (whole: string, cents: string) => `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${cents}`,
      (whole: string, cents: string) => `${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')},${cents}`,
      (whole: string, cents: string) => `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ' ')},${cents}`,
      (whole: string, cents: string) => `${whole.replaceAll(/\B(?=(\d{3})+$)/g, "'")}.${cents}`,
      (whole: string, cents: string) => `${whole}.${cents}`,
    ];
    const cases = fc.record({
      whole: fc.nat(9_999_999),
      cents: fc.nat(99),
      style: fc.constantFrom(...styles),
      mark: fc.constantFrom(['€', ''], ['', ' €'], ['US$', ''], ['', ' zł']),
    });
    fc.assert(
      fc.property(cases, ({ whole, cents, style, mark: [before = '', behind = ''] }) => {
        const fraction = String(cents).padStart(2, '0');
        const found = readPriceText(`${before}${style(String(whole), fraction)}${behind}`);
        return found !== null && sameAmount(found.amount, `${whole}.${fraction}`);
      }),
    );
  });
});

describe('prices written by programs', () => {
  it.each([
    [1299, null, '1299'],
    [19.990000000000002, 'EUR', '19.99'],
    ['1299.00', 'EUR', '1299.00'],
    ['229.990', 'CLP', '229990'],
    ['229.990', 'KWD', '229.990'],
    ['1.299,00', 'EUR', '1299.00'],
    ['¥ 68', 'CNY', '68'],
    [-1, 'EUR', null],
    [Number.NaN, 'EUR', null],
    [{}, 'EUR', null],
    [undefined, null, null],
  ])('%j in %s', (value, currency, amount) => {
    expect(readMachinePrice(value, currency)).toBe(amount);
  });
});

it.each([
  ['68.00', '68'],
  ['68.50', '68.5'],
  ['100', '100'],
])('%s is %s', (amount, canonical) => {
  expect(canonicalAmount(amount)).toBe(canonical);
});

it.skipIf(!hasFixtures())(
  'reads at least 98 % of the shared price texts (skipped if ../shared/fixtures/goods is absent)',
  () => {
    const { right, all } = scorePriceStrings();
    expect(right / all).toBeGreaterThanOrEqual(0.98);
  },
);
