import { expect, test } from 'vitest';
import { guessPlace } from './guess-place.ts';

test.each([
  ['de-AT', 'AT', 'EUR'],
  ['de', 'DE', 'EUR'],
  ['en-US', 'US', 'USD'],
  ['en-GB', 'GB', 'GBP'],
  ['fr-CH', 'CH', 'CHF'],
  ['zh-TW', 'TW', null],
  ['zh-Hant-HK', 'HK', 'HKD'],
  ['zh-CN', null, null],
  ['zh', null, null],
  ['es-419', null, null],
  ['not a tag', null, null],
  ['', null, null],
  [undefined, null, null],
])('%s is in %s and pays in %s', (tag, country, currency) => {
  expect(guessPlace(tag)).toEqual({ country, currency });
});
