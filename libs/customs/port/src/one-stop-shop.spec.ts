import { expect, test } from 'vitest';
import { fallsUnderIoss } from './one-stop-shop.ts';

test.each([
  ['DE', 120_000, 8, true],
  ['DE', 120_001, 8, false],
  ['DE', 120_001, null, true],
  ['GB', 1_000, 8, false],
  ['CH', 1_000, null, false],
])('%s, %i fen at ¥%s for €1: %s', (country, valueFen, yuanPerEuro, falls) => {
  expect(fallsUnderIoss({ country, valueFen }, yuanPerEuro)).toBe(falls);
});
