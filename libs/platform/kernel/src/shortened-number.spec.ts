import { expect, test } from 'vitest';
import { isShortenedNumber } from './shortened-number.ts';

test.each([
  ['9.40011E+21', 'Excel'],
  ['7,73012E+14', 'Excel in German'],
  ['7,73012E14', 'Excel in German, without the sign'],
  ['9.40011189922310E+021', 'LibreOffice'],
  ['9.4001118992231e+21', 'a program'],
  ['4E+18', 'a round number'],
  [' ９．４００１１Ｅ＋２１\u200b', 'full width'],
  ['9400111899223100000000', 'a number of 22 digits whose last ones are lost'],
])('%s is a shortened number: %s', (text) => {
  expect(isShortenedNumber(text)).toBe(true);
});

test.each([
  ['9400111899223100001234', 'a full number'],
  ['773012345678901', '15 digits'],
  ['1234567890123450000', '19 digits, of which one in 10,000 ends so'],
  ['1E12345678', 'a code with a letter'],
  ['12E5', 'two digits before the exponent'],
  ['E+21', 'no digit'],
  ['SF1.5E+3', 'letters before'],
  ['', 'nothing'],
])('%j is none: %s', (text) => {
  expect(isShortenedNumber(text)).toBe(false);
});
