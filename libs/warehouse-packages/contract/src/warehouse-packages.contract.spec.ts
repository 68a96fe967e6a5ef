import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import * as binsWire from './bins.staff-endpoints.ts';
import * as claimsWire from './claims.staff-endpoints.ts';
import * as handoversWire from './handovers.staff-endpoints.ts';
import * as insuranceWire from './insurance.staff-endpoints.ts';
import * as packingWire from './packing-options.staff-endpoints.ts';
import * as verdictsWire from './photo-verdicts.endpoints.ts';
import * as picksWire from './picks.staff-endpoints.ts';
import * as printsWire from './prints.staff-endpoints.ts';
import * as staffWire from './staff-packages.endpoints.ts';
import * as storeWire from './store.staff-endpoints.ts';
import { warehousePackagesReasons } from './warehouse-packages.errors.ts';
import { parcel } from './warehouse-packages.schema.ts';
import { storeItem } from './warehouse.schema.ts';
import * as wire from './warehouse-packages.endpoints.ts';
import { aParcel, aStoreItem } from './testing/warehouse-packages.factory.ts';

test('every reason of an endpoint has a text in both languages', () => {
  const calls = [
    wire,
    staffWire,
    binsWire,
    claimsWire,
    handoversWire,
    insuranceWire,
    packingWire,
    picksWire,
    printsWire,
    storeWire,
    verdictsWire,
  ].flatMap((module) => Object.values(module));
  expect(contractFaults(calls, warehousePackagesReasons)).toEqual([]);
});

test('the factories make valid objects', () => {
  expect(storeItem.parse(aStoreItem())).toEqual(aStoreItem());
  expect(parcel.parse(aParcel())).toEqual(aParcel());
});
