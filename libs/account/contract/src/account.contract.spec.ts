import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { accountReasons } from './account.errors.ts';
import { userInfo } from './account.schema.ts';
import * as wire from './account.wire.ts';
import { aUserInfo } from './testing/account.factory.ts';

test('every reason of a call has words in both languages', () => {
  expect(contractFaults(Object.values(wire), accountReasons)).toEqual([]);
});

test('the factory makes what the contract says', () => {
  expect(userInfo.parse(aUserInfo())).toEqual(aUserInfo());
});
