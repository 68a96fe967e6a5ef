import { expect, test } from 'vitest';
import { readPostcode } from '@caravan/account/contract/postcode';
import { newAddress } from '@caravan/account/contract/schema';
import { exampleCountries } from '@caravan/account/contract/testing';
import { addressSchema, addressValues, type AddressValues } from './address-form.ts';

const schema = addressSchema({
  newAddress,
  readPostcode,
  findCountry: (code) => exampleCountries().find((country) => country.code === code),
});

const berlin: AddressValues = {
  kind: 'shipping',
  first_name: 'Ada',
  last_name: 'Example',
  email: 'ada@example.test',
  country: 'DE',
  province: '',
  city: 'Berlin',
  detail: 'Musterstraße 1',
  postcode: '10115',
  phone: '+49 30 123456',
  is_default: true,
};

const check = async (change: Partial<AddressValues>) => {
  const result = await schema['~standard'].validate({ ...berlin, ...change });
  return result.issues
    ? Object.fromEntries(result.issues.map(({ path = [], message }) => [path.join('.'), message]))
    : result.value;
};

test.each<[Partial<AddressValues>, object]>([
  [{}, { country: 'DE', continent: 'europe', province: '', postcode: '10115' }],
  // The province of another country does not belong to this address.
  [{ province: 'California' }, { province: '' }],
  [
    { country: 'AO', postcode: '10115' },
    { continent: 'africa', postcode: '' },
  ],
  [
    { country: 'US', province: 'CA', postcode: '93650' },
    { continent: 'north_america', province: 'CA' },
  ],
  [{ postcode: '' }, { postcode: 'required' }],
  [{ postcode: '1011' }, { postcode: 'postcode_invalid' }],
  [{ country: 'US', postcode: '10115' }, { province: 'required' }],
  [{ country: '' }, { country: 'required' }],
  // One name only.
  [{ last_name: ' ' }, { first_name: 'Ada', last_name: '' }],
  [{ first_name: '' }, { first_name: '', last_name: 'Example' }],
  [
    { first_name: ' ', last_name: '', email: 'nobody', phone: '' },
    { first_name: 'required', email: 'not_email', phone: 'required' },
  ],
])('%j makes %j', async (change, outcome) => {
  expect(await check(change)).toMatchObject(outcome);
});

test('reports missing fields and an invalid postcode together', async () => {
  expect(await check({ ...addressValues({ kind: 'shipping', isFirst: true }), country: 'DE', postcode: 'x' })).toEqual({
    first_name: 'required',
    email: 'required',
    city: 'required',
    detail: 'required',
    phone: 'required',
    postcode: 'postcode_invalid',
  });
});
