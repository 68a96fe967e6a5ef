import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedRates } from '../seed/exchange-rates.ts';
import { crossRate, isPlausibleRate } from './cross-rate.ts';

const perEuro = (currency: string): string => seedRates[currency]?.perEuro ?? expect.fail(`no rate of ${currency}`);

test.each([
  ['CNY', 'USD', '0.1369984044'],
  ['USD', 'CNY', '7.299355087'],
  ['CNY', 'KRW', '202.0426463'],
  ['KRW', 'CNY', '0.004949450119'],
  ['EUR', 'CNY', '7.5833'],
  ['CNY', 'JPY', '21.50251210'],
])('%s to %s is %s', (from, to, rate) => {
  expect(crossRate(perEuro(from), perEuro(to))).toBe(rate.replace(/0$/, ''));
});

test('the rate of a currency to itself is 1', () => {
  for (const { perEuro: rate } of Object.values(seedRates)) expect(crossRate(rate, rate)).toBe('1');
});

test('any two rates give ten significant digits, exact to that precision', () => {
  const rate = fc
    .tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 6 }))
    .map(([digits, scale]) => (digits / 10 ** scale).toFixed(scale));
  fc.assert(
    fc.property(rate, rate, (from, to) => {
      const cross = crossRate(from, to);
      expect(cross).toMatch(/^\d+(\.\d+)?$/);
      expect(Math.abs((Number(cross) * Number(from)) / Number(to) - 1)).toBeLessThan(1e-8);
    }),
  );
});

test('a rate of zero is refused', () => {
  expect(() => crossRate('0', '1')).toThrow(RangeError);
});

test.each([
  ['7.5833', '7.5833', true],
  ['7.5833', '8.9', true],
  ['7.5833', '3.7916', false],
  ['7.5833', '15.1667', false],
  ['163.06', '1.6306', false],
  ['0.82918', '0.9', true],
])('from %s to %s: %s', (before, after, plausible) => {
  expect(isPlausibleRate(before, after)).toBe(plausible);
});
