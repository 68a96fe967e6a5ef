import { expect, test } from 'vitest';
import { aCountry } from '@caravan/account/contract/testing';
import { addressOrder } from './address-order.ts';
import { postcodeWord, provinceWord } from './address-words.ts';

const both = { has_province: true, has_postcode: true };

test.each([
  ['US', 'en', both, 'detail city province postcode'],
  ['DE', 'en', { has_province: false, has_postcode: true }, 'detail postcode city'],
  ['GB', 'en', { has_province: false, has_postcode: true }, 'detail city postcode'],
  ['AO', 'en', { has_province: false, has_postcode: false }, 'detail city'],
  ['JP', 'zh', both, 'postcode province detail city'],
  ['CN', 'zh', both, 'postcode province city detail'],
  ['CN', 'en', both, 'detail city province postcode'],
] as const)('an address in %s is written in this order (%s)', (code, language, parts, order) => {
  expect(addressOrder(aCountry({ code, ...parts }), language)).toEqual(order.split(' '));
});

test.each([
  ['US', 'state', 'zip'],
  ['JP', 'prefecture', 'postcode'],
  ['IE', 'county', 'eircode'],
  ['IN', 'state', 'pin'],
  ['AE', 'emirate', 'postcode'],
  ['CA', 'province', 'postal'],
  ['IT', 'province', 'postcode'],
  ['', 'province', 'postcode'],
])('%s says %s and %s', (country, province, postcode) => {
  expect([provinceWord(country), postcodeWord(country)]).toEqual([province, postcode]);
});
