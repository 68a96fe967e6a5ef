import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import * as linesWire from './shipping-lines.wire.ts';
import * as staffWire from './staff-packages.wire.ts';
import { warehousePackagesReasons } from './warehouse-packages.errors.ts';
import { packageQuotes, parcel, storeItem } from './warehouse-packages.schema.ts';
import * as wire from './warehouse-packages.wire.ts';
import { aParcel, aQuote, aStoreItem } from './testing/warehouse-packages.factory.ts';

test('every reason of a call has words in both languages', () => {
  const calls = [wire, staffWire, linesWire].flatMap((module) => Object.values(module));
  expect(contractFaults(calls, warehousePackagesReasons)).toEqual([]);
});

test('the factories make what the contract says', () => {
  expect(storeItem.parse(aStoreItem())).toEqual(aStoreItem());
  expect(parcel.parse(aParcel())).toEqual(aParcel());
  expect(packageQuotes.parse({ weight_g: 1_240, lines: [aQuote()] })).toEqual({ weight_g: 1_240, lines: [aQuote()] });
});
