import { newAddress } from '@caravan/account/contract/schema';
import { expect, test } from 'vitest';
import { someCountries } from '../mocks/mock-addresses.ts';
import { addressSchema, type AddressValues } from './address-form.ts';

const written: AddressValues = { first_name: 'Ada', last_name: 'Example', email: 'ada@example.test', country: 'DE', province: '', city: 'Berlin', detail: 'Musterstraße 1', postcode: '10115', phone: '+49 30 123456', is_default: true };

const judge = (over: Partial<AddressValues>) => addressSchema(newAddress, someCountries())['~standard'].validate({ ...written, ...over });
const faults = async (over: Partial<AddressValues>) => ((await judge(over)).issues ?? []).map(({ path }) => path?.[0]);

test('the continent follows from the country', async () => {
  expect(await judge({})).toMatchObject({ value: { kind: 'shipping', continent: 'europe', country: 'DE', province: '', postcode: '10115' } });
});

test('province and postcode are asked for where the country has them, and left out where it has none', async () => {
  expect(await faults({ postcode: '' })).toEqual(['postcode']);
  expect(await faults({ country: 'US', province: '' })).toEqual(['province']);
  expect(await judge({ country: 'HK', province: 'x', postcode: 'y' })).toMatchObject({ value: { province: '', postcode: '' } });
});

test('without a country it is the country that is missing', async () => {
  expect(await faults({ country: '' })).toContain('country');
});
