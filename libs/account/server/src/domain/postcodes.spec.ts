import { addressLines } from '@caravan/account/contract/address-lines';
import { readPostcode } from '@caravan/account/contract/postcode';
import { expect, test } from 'vitest';
import { usualPostcodes } from '../testing/usual-postcodes.ts';
import { countries } from './countries.ts';

const withPostcodes = countries.filter(({ has_postcode: has }) => has);

const fullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0)).replaceAll(' ', '\u3000');

test('each country with postcodes has a usual one', () => {
  expect(Object.keys(usualPostcodes).toSorted()).toEqual(withPostcodes.map(({ code }) => code).toSorted());
});

test.each(withPostcodes.map(({ code, provinces }) => [code, usualPostcodes[code] ?? '', provinces[0]?.name ?? '']))(
  '%s %s is accepted, printed once, and read back the same',
  (country, usual, province) => {
    const stored = readPostcode(country, usual) ?? '';
    expect(stored).not.toBe('');
    for (const spelling of [stored, fullWidth(usual), usual.toLowerCase()])
      expect(readPostcode(country, spelling), spelling).toBe(stored);

    const whole = { country, province, city: 'Samplecity', detail: 'Sample Street', postcode: stored };
    const printed = addressLines(whole).join('\n');
    expect(printed.split(stored)).toHaveLength(2);
    expect(printed).not.toMatch(/^([A-Z]+|〒)[ -]?\1[ -]?\d/m);
    // As the usual spelling would be printed if it had been stored.
    expect(addressLines({ ...whole, postcode: usual })).toEqual(addressLines(whole));

    const alone = addressLines({ country, province: '', city: '', detail: '', postcode: stored });
    const line = alone.find((one) => one.includes(stored)) ?? '';
    expect(readPostcode(country, line)).toBe(stored);
  },
);
