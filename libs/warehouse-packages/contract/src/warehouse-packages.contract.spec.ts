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
import * as rehearsalsWire from './rehearsals.staff-endpoints.ts';
import * as servicesWire from './services.endpoints.ts';
import * as staffServicesWire from './services.staff-endpoints.ts';
import * as exampleWire from './shipping-example.endpoints.ts';
import * as methodsWire from './shipping-methods.endpoints.ts';
import * as splitWire from './split.endpoints.ts';
import * as staffWire from './staff-packages.endpoints.ts';
import * as storeWire from './store.staff-endpoints.ts';
import { warehousePackagesReasons } from './warehouse-packages.errors.ts';
import { parcel } from './warehouse-packages.schema.ts';
import { packageQuotes, storeItem } from './warehouse.schema.ts';
import * as wire from './warehouse-packages.endpoints.ts';
import { service } from './services.schema.ts';
import { splitPlan } from './split.schema.ts';
import { staffService } from './staff-services.schema.ts';
import { aStaffService } from './testing/staff-warehouse.factory.ts';
import { aParcel, aQuote, aRehearsal, aService, aSplitPlan, aStoreItem } from './testing/warehouse-packages.factory.ts';

test('every reason of an endpoint has a text in both languages', () => {
  const calls = [
    wire,
    staffWire,
    exampleWire,
    methodsWire,
    binsWire,
    claimsWire,
    handoversWire,
    insuranceWire,
    packingWire,
    picksWire,
    printsWire,
    rehearsalsWire,
    servicesWire,
    splitWire,
    staffServicesWire,
    storeWire,
    verdictsWire,
  ].flatMap((module) => Object.values(module));
  expect(contractFaults(calls, warehousePackagesReasons)).toEqual([]);
});

test('the factories make valid objects', () => {
  expect(storeItem.parse(aStoreItem())).toEqual(aStoreItem());
  expect(parcel.parse(aParcel())).toEqual(aParcel());
  expect(service.parse(aService())).toEqual(aService());
  expect(splitPlan.parse(aSplitPlan())).toEqual(aSplitPlan());
  const rehearsal = aService({ kind: 'rehearsal', rehearsal: aRehearsal() });
  expect(service.parse(rehearsal)).toEqual(rehearsal);
  expect(staffService.parse(aStaffService())).toEqual(aStaffService());
  expect(packageQuotes.parse({ weight_g: 1_240, lines: [aQuote()] })).toEqual({ weight_g: 1_240, lines: [aQuote()] });
});
