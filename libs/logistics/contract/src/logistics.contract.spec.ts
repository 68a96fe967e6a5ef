import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { logisticsReasons } from './logistics.errors.ts';
import { lead, leadForm, newLead } from './logistics.schema.ts';
import * as wire from './logistics.endpoints.ts';
import { aLead, aNewLead } from './testing/logistics.factory.ts';

test('every reason of a call has words in both languages', () => {
  expect(contractFaults(Object.values(wire), logisticsReasons)).toEqual([]);
});

test('the factories make what the contract says', () => {
  expect(newLead.parse(aNewLead())).toEqual(aNewLead());
  expect(lead.parse(aLead())).toEqual(aLead());
});

test('the form says what the call does, with the number as text', () => {
  expect(leadForm.parse({ ...aNewLead(), monthly_parcels: ' 400 ' })).toEqual(aNewLead());
});

const faultsOf = (schema: typeof newLead | typeof leadForm, value: object) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );

test.each([
  ['name', '', 'required'],
  ['name', 'Ada\nBcc: all@example.test', 'bad_format'],
  ['company', ' ', 'required'],
  ['email', 'ada', 'not_email'],
  ['phone', '123', 'phone_invalid'],
  ['country', 'United Kingdom', 'country_unknown'],
  ['country', '', 'country_unknown'],
  ['monthly_parcels', 0, 'too_small:min=1'],
  ['monthly_parcels', 1.5, 'not_whole'],
  ['monthly_parcels', '400', 'not_number'],
  ['message', '', 'required'],
])('the field %s with %j says why not', (field, value, message) => {
  expect(faultsOf(newLead, { ...aNewLead(), [field]: value })).toEqual({ [field]: message });
});

test.each([
  ['', 'required'],
  ['many', 'not_whole'],
  ['1.5', 'not_whole'],
  ['0', 'too_small:min=1'],
])('a typed number of parcels of %j says why not', (value, message) => {
  expect(faultsOf(leadForm, { ...aNewLead(), monthly_parcels: value })).toEqual({ monthly_parcels: message });
});

test('a field that nobody knows is refused', () => {
  expect(faultsOf(newLead, { ...aNewLead(), fax: '1' })).toEqual({ '': 'unknown_field' });
});

test('a message has an end', () => {
  expect(faultsOf(newLead, { ...aNewLead(), message: 'a'.repeat(2001) })).toEqual({ message: 'too_long:max=2000' });
});
