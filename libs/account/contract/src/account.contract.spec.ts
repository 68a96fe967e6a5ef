import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { accountReasons } from './account.errors.ts';
import { userInfo } from './account.schema.ts';
import * as wire from './account.wire.ts';
import { address, country } from './addresses.schema.ts';
import * as addressWire from './addresses.wire.ts';
import { letter } from './letters.schema.ts';
import * as letterWire from './letters.wire.ts';
import { aCountry, aLetter, anAddress, aUserInfo } from './testing/account.factory.ts';

const endpoints = [wire, addressWire, letterWire].flatMap((one) => Object.values(one));

test('every reason of a call has words in both languages', () => {
  expect(contractFaults(endpoints, accountReasons)).toEqual([]);
});

test('the factories make what the contract says', () => {
  expect(userInfo.parse(aUserInfo())).toEqual(aUserInfo());
  expect(address.parse(anAddress())).toEqual(anAddress());
  expect(country.parse(aCountry())).toEqual(aCountry());
  expect(letter.parse(aLetter())).toEqual(aLetter());
});
