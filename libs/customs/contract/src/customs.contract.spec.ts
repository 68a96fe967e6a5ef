import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import * as endpoints from './customs.endpoints.ts';
import { customsReasons } from './customs.errors.ts';
import { newTaxNumber, recipientTaxNumber } from './customs.schema.ts';
import * as staffEndpoints from './customs.staff-endpoints.ts';
import { customsRuleChange, declaration, newDeclaration } from './declaration.schema.ts';
import * as declarationEndpoints from './declaration.staff-endpoints.ts';
import * as paperEndpoints from './papers.staff-endpoints.ts';
import { taxNumberCountries, taxNumberRule } from './tax-numbers.ts';
import { aDeclaration, aRecipientTaxNumber } from './testing/customs.factory.ts';

test('every reason of a call has a text in each language', () => {
  expect(
    contractFaults(
      [endpoints, staffEndpoints, declarationEndpoints, paperEndpoints].flatMap((one) => Object.values(one)),
      customsReasons,
    ),
  ).toEqual([]);
});

test('the factory makes valid objects', () => {
  expect(recipientTaxNumber.parse(aRecipientTaxNumber())).toEqual(aRecipientTaxNumber());
  expect(declaration.parse(aDeclaration())).toEqual(aDeclaration());
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

const line = {
  item_id: 'item_1',
  description: 'Café set of 100 % porcelain',
  hs_code: '691110',
  origin: 'cn',
  value_fen: 10_000,
  weight_g: 700,
};

test.each([
  [{}, undefined],
  [{ description: '瓷茶杯' }, 'not_latin'],
  [{ description: '🎁 Cups' }, 'not_latin'],
  [{ description: '12345' }, 'not_latin'],
  [{ description: 'Cups，porcelain（blue）' }, undefined],
  [{ hs_code: '6911' }, 'hs_code_form'],
  [{ origin: 'China' }, 'country_form'],
  [{ weight_g: 0 }, 'too_small:min=1'],
  [{ value_fen: -1 }, 'too_small:min=0'],
])('a line with %j says %s', (over, message) => {
  expect(newDeclaration.safeParse({ lines: [{ ...line, ...over }] }).error?.issues[0]?.message).toBe(message);
});

test.each([
  [{ ioss: 'IM2760000742', eori: 'DE1234567' }, undefined],
  [{ ioss: '', eori: '' }, undefined],
  [{ ioss: 'IM123', eori: '' }, 'ioss'],
  [{ ioss: '', eori: '1234' }, 'eori'],
])('the numbers %j are refused at %s', (numbers, field) => {
  const result = customsRuleChange.safeParse({ declares: true, ...numbers });
  expect(result.error?.issues[0]?.path[0]).toBe(field);
});
