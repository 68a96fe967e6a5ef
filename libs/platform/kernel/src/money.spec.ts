import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertFen, formatBalance, formatFen, maxFen, parseYuan, sumFen, typedYuan } from './money.ts';

describe('money in fen', () => {
  test.each([
    [0, '¥0.00'],
    [5, '¥0.05'],
    [123_456, '¥1,234.56'],
    [-123_456, '-¥1,234.56'],
    [100_000_000_00, '¥100,000,000.00'],
  ])('%i is shown as %s', (fen, shown) => {
    expect(formatFen(fen)).toBe(shown);
  });

  test.each([
    ['en', 1250, '12.50'],
    ['de', 1250, '12,50'],
    ['de', 123_400, '1234'],
  ] as const)('a field shows amounts in the form of %s', (language, fen, shown) => {
    expect(typedYuan(fen, language)).toBe(shown);
    expect(parseYuan(shown)).toBe(fen);
  });

  test('a balance names its country', () => {
    expect(formatBalance(123_450)).toBe('CN\u00a0¥1,234.50');
  });

  test.each([
    ['12', 1200],
    ['12.5', 1250],
    ['1,234.50', 123_450],
    ['¥12', 1200],
    ['¥12.00', 1200],
    ['12.5', 1250],
    ['12.345', undefined],
    ['-1', undefined],
    ['1,2', 120],
    ['12,50', 1250],
    ['¥1.234,50', 123_450],
    ['1.234', undefined],
    ['1,234,50', undefined],
    ['1,2345', undefined],
    ['', undefined],
    ['1e3', undefined],
    ['10000000.01', undefined],
  ])('%s is read as %s', (text, fen) => {
    expect(parseYuan(text)).toBe(fen);
  });

  test('a formatted amount parses to the same amount', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: maxFen }), (fen) => parseYuan(formatFen(fen)) === fen));
  });

  test('a sum refuses a fraction and an unsafe total', () => {
    expect(sumFen([1, 2, 3])).toBe(6);
    expect(() => sumFen([0.1])).toThrow(RangeError);
    expect(() => sumFen([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });

  test.each([
    [10_000, '0.137', 2, 1370],
    [1, '0.5', 2, 1],
    [-1, '0.5', 2, -1],
    [10_000, '21.5', 0, 2150],
    [10_000, '1', 2, 10_000],
  ])('%i fen at %s with %i digits is %i', (fen, rate, digits, minor) => {
    expect(convertFen(fen, rate, digits)).toBe(minor);
  });
});
