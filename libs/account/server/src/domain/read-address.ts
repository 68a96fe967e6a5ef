import type { Country, NewAddress } from '@caravan/account/contract';
import { readPostcode } from '@caravan/account/contract/postcode';
import { plainDigits } from '@caravan/kernel';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { findCountry } from './countries.ts';
import { readProvince } from './provinces.ts';

/**
 * A phone number with its calling code, in plain digits. A number without a calling code gets that of `country`. Undefined
 * if it cannot be a phone number.
 */
export const readPhone = (given: string, country?: string): string | undefined => {
  const home = country && isSupportedCountry(country) ? { defaultCountry: country } : {};
  const plain = plainDigits(given);
  const parsed = parsePhoneNumberFromString(plain, { ...home, extract: false });
  if (!parsed?.isPossible()) return undefined;
  return plain.startsWith('+') ? plain : parsed.formatInternational();
};

/** The value of one field to store, or its fault. */
type Part =
  { value: string } | { fault: 'required' | 'not_allowed' | 'province_unknown' | 'postcode_invalid' | 'phone_invalid' };

export type ReadAddress = { address: NewAddress } | { faults: Record<string, string> };

const orFault = (value: string | undefined, fault: Extract<Part, { fault: string }>['fault']): Part =>
  value === undefined ? { fault } : { value };

const provincePart = (country: Country, given: string): Part => {
  if (!given) return country.has_province ? { fault: 'required' } : { value: '' };
  return country.provinces.length
    ? orFault(readProvince(country.code, country.provinces, given), 'province_unknown')
    : { value: given };
};

const postcodePart = (country: Country, given: string): Part => {
  if (!given) return country.has_postcode ? { fault: 'required' } : { value: '' };
  return country.has_postcode ? orFault(readPostcode(country.code, given), 'postcode_invalid') : { value: given };
};

/** Reads an address in the format of its country; returns the address or its faults by field. */
export const readAddress = (given: NewAddress): ReadAddress => {
  const country = findCountry(given.country);
  if (!country) return { faults: { country: 'country_unknown' } };
  const parts: Record<'continent' | 'province' | 'postcode' | 'phone', Part> = {
    continent: given.continent === country.continent ? { value: country.continent } : { fault: 'not_allowed' },
    province: provincePart(country, given.province),
    postcode: postcodePart(country, given.postcode),
    phone: orFault(readPhone(given.phone, country.code), 'phone_invalid'),
  };
  const faults = Object.entries(parts).flatMap(([field, part]) =>
    'fault' in part ? [[field, part.fault] as const] : [],
  );
  if (faults.length) return { faults: Object.fromEntries(faults) };
  const values = Object.fromEntries(
    Object.entries(parts).map(([field, part]) => [field, 'value' in part ? part.value : '']),
  );
  return { address: { ...given, ...values } };
};
