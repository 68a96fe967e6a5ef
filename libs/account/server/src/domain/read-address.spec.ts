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
  const read = (country: string, given: string) => readProvince(country, provincesOf(country), given);
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
    ['AU', 'nsw', 'NSW'],
    ['IT', 'MI', 'MI'],
    ['IT', 'AO', 'AO'],
    ['US', 'District of Columbia', 'District of Columbia'],
    ['IN', 'Jammu & Kashmir', 'Jammu and Kashmir'],
    // Codes that mail does not use.
    ['AE', 'DU', 'Dubai'],
    ['CN', 'GD', 'Guangdong'],
    ['CN', 'NM', 'Inner Mongolia'],
    ['ES', 'M', 'Madrid'],
    ['HK', 'KL', 'Kowloon'],
    ['IE', 'D', 'Dublin'],
    // Names since 2019, and as posts write them.
    ['PH', 'COM', 'Davao de Oro'],
    ['PH', 'davao de oro', 'Davao de Oro'],
    ['VE', 'X', 'La Guaira'],
    ['IN', 'Telangana', 'Telangana'],
    ['CO', 'DC', 'Bogotá D.C.'],
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
    // Full-width, in other digits, with other dashes and invisible characters.
    ['JP', '〒１００－０００１', '100-0001'],
    ['JP', '100ー0001', '100-0001'],
    ['US', '94016–1234', '94016-1234'],
    ['EG', '١١٥١١', '11511'],
    ['DE', '\u200b10115\u00a0', '10115'],
    // Letters and words before the code; those that are part of it stay.
    ['FI', 'FI-00100', '00100'],
    ['FI', 'FIN-00100', '00100'],
    ['SE', 'S-113 49', '113 49'],
    ['HT', 'HT6110', '6110'],
    ['MD', 'MD2001', '2001'],
    ['MD', '2001', '2001'],
    ['AZ', 'AZ1000', '1000'],
    ['AZ', 'AZ 1000', '1000'],
    ['AZ', '1000', '1000'],
    ['LV', 'LV-1010', 'LV-1010'],
    ['LV', '1010', 'LV-1010'],
    ['AD', 'AD500', 'AD500'],
    ['KY', 'ky1-1100', 'KY1-1100'],
    ['SG', 'S018956', '018956'],
    ['BR', 'CEP 01310-100', '01310-100'],
    // In two parts.
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'N19GU', 'N1 9GU'],
    ['GB', 'bfpo61', 'BFPO 61'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['IM', 'IM21AA', 'IM2 1AA'],
    ['GI', 'GX111AA', 'GX11 1AA'],
    ['FK', 'FIQQ1ZZ', 'FIQQ 1ZZ'],
    // Newer than the known patterns.
    ['NI', '11001', '11001'],
    ['KH', '120101', '120101'],
    ['EG', '1151101', '1151101'],
    ['SA', '12345-6789', '12345-6789'],
    ['SA', '12987 - 7318', '12987-7318'],
    ['VE', '1010-A', '1010-A'],
    ['VE', '1010a', '1010-A'],
    ['PY', '001432', '001432'],
    ['CV', '7600-101', '7600-101'],
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
    // By an input method, and in the digits of Arabic.
    ['＋８６　１３８　００１３　８０００', 'DE', '+86 138 0013 8000'],
    ['+８６13800138000', 'DE', '+8613800138000'],
    ['０３－１２３４－５６７８', 'JP', '+81 3 1234 5678'],
    ['٠١٠٠١٢٣٤٥٦٧', 'EG', '+20 10 01234567'],
    ['030', 'DE', undefined],
    ['+999 123456', 'DE', undefined],
    ['tel: 030 123456 or so', 'DE', undefined],
    ['+4930123456;ext=<script>', 'DE', undefined],
  ])('%s in %s reads %s', (given, country, expected) => {
    expect(readPhone(given, country)).toBe(expected);
  });
});
