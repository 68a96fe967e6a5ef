import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { goodsServicesReasons } from './goods-services.errors.ts';
import * as rehearsals from './rehearsals.staff-endpoints.ts';
import * as services from './services.endpoints.ts';
import { service } from './services.schema.ts';
import * as staff from './services.staff-endpoints.ts';
import { staffService } from './staff-services.schema.ts';
import { aRehearsal, aService, aStaffService } from './testing/goods-services.factory.ts';

test('every reason of an endpoint has a text in both languages', () => {
  const calls = [rehearsals, services, staff].flatMap((module) => Object.values(module));
  expect(contractFaults(calls, goodsServicesReasons)).toEqual([]);
});

test('the factories make valid objects', () => {
  expect(service.parse(aService())).toEqual(aService());
  const rehearsal = aService({ kind: 'rehearsal', rehearsal: aRehearsal() });
  expect(service.parse(rehearsal)).toEqual(rehearsal);
  expect(staffService.parse(aStaffService())).toEqual(aStaffService());
});
