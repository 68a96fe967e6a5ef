import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSharedFixtures, sharedNote } from '../../../../../../tools/config/shared-fixtures.ts';
import { scorePriceStrings } from '../../score/page-score.ts';
import { noPriceTexts, priceTexts } from '../../testing/price-texts.ts';
import { canonicalAmount, readMachinePrice, readPriceText, sameAmount } from './price-text.ts';

describe('price texts of the world', () => {
  it.each(priceTexts)('%s', (text, amount, currency) => {
    expect(readPriceText(text)).toEqual({ amount, currency });
  });

  it.each(noPriceTexts)('finds no price in "%s"', (text) => {
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

it.skipIf(!hasSharedFixtures)(`reads at least 98 % of the real price texts${sharedNote}`, () => {
  const { right, all } = scorePriceStrings();
  expect(right / all).toBeGreaterThanOrEqual(0.98);
});
