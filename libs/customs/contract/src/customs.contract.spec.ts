import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import * as endpoints from './customs.endpoints.ts';
import { customsReasons } from './customs.errors.ts';
import { newTaxNumber, recipientTaxNumber } from './customs.schema.ts';
import * as staffEndpoints from './customs.staff-endpoints.ts';
import { taxNumberCountries, taxNumberRule } from './tax-numbers.ts';
import { aRecipientTaxNumber } from './testing/customs.factory.ts';

test('every reason of a call has a text in each language', () => {
  expect(contractFaults([...Object.values(endpoints), ...Object.values(staffEndpoints)], customsReasons)).toEqual([]);
});

test('the factory makes valid objects', () => {
  expect(recipientTaxNumber.parse(aRecipientTaxNumber())).toEqual(aRecipientTaxNumber());
});

test.each([
  [{ number: ' ' }, 'number'],
  [{ number: '1'.repeat(41) }, 'number'],
  [{ number: '1', country: 'BR' }, ''],
])('%j is refused', (body, field) => {
  expect(newTaxNumber.safeParse(body).error?.issues[0]?.path.join('.')).toBe(field);
});

test('countries ask for a number, or for nothing', () => {
  expect(taxNumberCountries).toContain('KR');
  expect(taxNumberCountries).not.toContain('ZA');
  expect(taxNumberRule('ZA')?.required).toBe(false);
  expect(taxNumberRule('DE')).toBeUndefined();
  expect(taxNumberRule('constructor')).toBeUndefined();
});
