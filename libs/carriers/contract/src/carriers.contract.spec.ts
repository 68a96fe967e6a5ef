import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { carriersReasons } from './carriers.errors.ts';
import {
  carrierAccounts,
  carrierLabel,
  carrierManifest,
  carrierSettingsChange,
  parcelRates,
} from './carriers.schema.ts';
import * as wire from './carriers.staff-endpoints.ts';
import { aCarrierLabel, aCarrierManifest, aSender, someAccounts, someRates } from './testing/carriers.factory.ts';

test('every reason of a call has a text in each language, and the factories make what the contract says', () => {
  expect(contractFaults(Object.values(wire), carriersReasons)).toEqual([]);
  expect(carrierLabel.parse(aCarrierLabel())).toEqual(aCarrierLabel());
  expect(carrierManifest.parse(aCarrierManifest())).toEqual(aCarrierManifest());
  expect(parcelRates.parse(someRates())).toEqual(someRates());
  expect(carrierSettingsChange.parse(aSender())).toEqual(aSender());
  expect(carrierAccounts.parse(someAccounts())).toEqual(someAccounts());
});

test.each([
  ['name', '深圳商行'],
  ['street', ''],
  ['country', 'cn'],
  ['phone', 'call me'],
  ['signer', 'x'.repeat(51)],
  ['city', 'Shenzhen 🎁'],
  ['label_format', 'gif'],
])('of the sender, the field %s is refused with "%s"', (field, written) => {
  const issues = carrierSettingsChange.safeParse({ ...aSender(), [field]: written }).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

test('letters of Europe stay, and signs of a Chinese keyboard become plain', () => {
  expect(carrierSettingsChange.parse(aSender({ street: '5 Bao’an Rd，Block（A）　No.７' })).street).toBe(
    '5 Bao’an Rd,Block(A) No.7',
  );
  expect(carrierSettingsChange.parse(aSender({ city: 'Öhringen' })).city).toBe('Öhringen');
});
