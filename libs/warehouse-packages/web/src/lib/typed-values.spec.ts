import { describe, expect, test } from 'vitest';
import { pictureFault } from './review-form.ts';
import { typedUnits } from './estimate-form.ts';
import { typedFen } from './typed-amount.ts';

describe('typed values', () => {
  test.each([
    ['', undefined],
    ['12', 1_200],
    ['¥1,234.50', 123_450],
    ['１２', 1_200],
    ['12,50', 1_250],
    ['100000,50', 10_000_050],
    ['99999999', 1_000_000_001],
    ['12.345', Number.NaN],
    ['a lot', Number.NaN],
  ])('yuan: %s', (typed, fen) => {
    expect(typedFen(typed)).toEqual(fen);
  });

  test.each([
    ['', 1_000, undefined],
    ['1.5', 1_000, 1_500],
    ['1,5', 1_000, 1_500],
    [' ３２ ', 10, 320],
    ['32.45', 10, 325],
    ['-1', 10, Number.NaN],
    ['heavy', 1_000, Number.NaN],
  ])('units: %s', (typed, per, units) => {
    expect(typedUnits(typed, per)).toEqual(units);
  });

  test.each([
    ['image/png', 2 * 1024 * 1024, undefined],
    ['image/png', 2 * 1024 * 1024 + 1, 'picture_too_large'],
    ['image/svg+xml', 10, 'not_a_picture'],
    ['', 10, 'not_a_picture'],
  ])('a picture of type %s and %d bytes', (type, size, fault) => {
    expect(pictureFault({ type, size })).toBe(fault);
  });
});
