import type { NewAddress } from '@caravan/account/contract';
import { readPostcode } from '@caravan/account/contract/postcode';
import { describe, expect, test } from 'vitest';
import { countries } from './countries.ts';
import { readAddress, readPhone } from './read-address.ts';
import { provincesOf, readProvince } from './provinces.ts';

const berlin: NewAddress = {
  kind: 'shipping',
  first_name: 'Ada',
  last_name: 'Example',
  email: 'ada@example.test',
  continent: 'europe',
  country: 'DE',
  province: '',
  city: 'Berlin',
  detail: 'Musterstraße 1',
  postcode: '10115',
  phone: '+49 30 123456',
  is_default: false,
};
const newYork: NewAddress = {
  ...berlin,
  continent: 'north_america',
  country: 'US',
  province: 'NY',
  postcode: '10001',
  phone: '+1 212 736 5000',
};
const hongKong: NewAddress = {
  ...berlin,
  continent: 'asia',
  country: 'HK',
  province: 'Kowloon',
  postcode: '',
  phone: '+852 2345 6789',
};

describe('an address', () => {
  test.each<[string, NewAddress]>([
    ['with postcode and without province', berlin],
    ['with both', newYork],
    ['with province and without postcode', hongKong],
    ['with a province that its country does not use', { ...berlin, province: 'Berlin' }],
  ])('%s is stored unchanged', (_, address) => {
    expect(readAddress(address)).toEqual({ address });
  });

  test.each<[string, NewAddress, Record<string, string>]>([
    ['a missing postcode', { ...berlin, postcode: '' }, { postcode: 'required' }],
    ['a missing province', { ...newYork, province: '' }, { province: 'required' }],
    ['both missing', { ...newYork, province: '', postcode: '' }, { province: 'required', postcode: 'required' }],
    ['a province of another country', { ...newYork, province: 'Bavaria' }, { province: 'province_unknown' }],
    ['a postcode of another country', { ...berlin, postcode: 'SW1A 1AA' }, { postcode: 'postcode_invalid' }],
    ['an invalid phone', { ...berlin, phone: 'call me' }, { phone: 'phone_invalid' }],
    ['another continent', { ...berlin, continent: 'asia' }, { continent: 'not_allowed' }],
    ['an unknown country', { ...berlin, country: 'ZZ' }, { country: 'country_unknown' }],
    [
      'several faults',
      { ...berlin, postcode: 'x', phone: 'y', continent: 'asia' },
      { postcode: 'postcode_invalid', phone: 'phone_invalid', continent: 'not_allowed' },
    ],
  ])('with %s is refused at that field', (_, address, faults) => {
    expect(readAddress(address)).toEqual({ faults });
  });

  test('is possible in every country and needs only the fields of that country', () => {
    for (const country of countries) {
      const [first] = country.provinces;
      const written = readAddress({
        ...berlin,
        country: country.code,
        continent: country.continent,
        province: country.has_province ? (first?.name ?? 'Somewhere') : '',
        postcode: '',
        phone: `+${country.calling_code} 12345678`,
      });
      const faults = 'faults' in written ? Object.entries(written.faults).filter(([field]) => field !== 'phone') : [];
      expect(faults, country.code).toEqual(country.has_postcode ? [['postcode', 'required']] : []);
    }
  });
});

describe('a province', () => {
  const read = (country: string, given: string) => readProvince(provincesOf(country), given);
  test.each([
    ['US', 'CA', 'CA'],
    ['US', 'ca', 'CA'],
    ['US', 'California', 'California'],
    ['US', 'new york', 'New York'],
    ['BR', 'Sao Paulo', 'São Paulo'],
    ['CA', 'Québec', 'Quebec'],
    ['JP', '13', 'Tokyo'],
    ['JP', 'osaka', 'Ōsaka'],
    ['US', 'Ontario', undefined],
    ['US', 'constructor', undefined],
    ['TH', 'Pattaya', undefined],
  ])('%s: %s reads %s', (country, given, expected) => {
    expect(read(country, given)).toBe(expected);
  });
});

describe('a postcode', () => {
  test.each([
    ['DE', '10115', '10115'],
    ['DE', 'D-10115', '10115'],
    ['DE', '1011', undefined],
    ['US', '94016-1234', '94016-1234'],
    ['US', '94016 1234', '94016-1234'],
    ['GB', 'sw1a 1aa', 'SW1A 1AA'],
    ['CA', 'K1A 0B1', 'K1A 0B1'],
    ['NL', '1234ab', '1234AB'],
    ['JP', '1000001', '100-0001'],
    ['PL', '00950', '00-950'],
    ['MD', 'MD-2001', '2001'],
    ['IN', '110 001', '110001'],
    ['IE', 'D02 X285', 'D02 X285'],
    ['PT', '1000-001', '1000-001'],
    // Older, shorter or newer formats that are in use.
    ['AR', '1425', '1425'],
    ['AR', 'C1425DKE', 'C1425DKE'],
    ['KZ', 'A05E3B9', 'A05E3B9'],
    ['AR', '<script>', undefined],
    ['DE', '10115; DROP', undefined],
    ['DE', '-', undefined],
  ])('%s %s reads %s', (country, given, expected) => {
    expect(readPostcode(country, given)).toBe(expected);
  });
});

describe('a phone number', () => {
  test.each([
    ['+49 30 123456', 'DE', '+49 30 123456'],
    ['030 123456', 'DE', '+49 30 123456'],
    ['13800138000', 'CN', '+86 138 0013 8000'],
    // The recipient may have a phone number of another country.
    ['+86 138 0013 8000', 'DE', '+86 138 0013 8000'],
    ['+86 138 0013 8000', undefined, '+86 138 0013 8000'],
    ['13800138000', undefined, undefined],
    ['030', 'DE', undefined],
    ['+999 123456', 'DE', undefined],
    ['tel: 030 123456 or so', 'DE', undefined],
    ['+4930123456;ext=<script>', 'DE', undefined],
  ])('%s in %s reads %s', (given, country, expected) => {
    expect(readPhone(given, country)).toBe(expected);
  });
});
