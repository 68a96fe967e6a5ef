import type { Country, NewAddress } from '@caravan/account/contract';
import { readPostcode } from '@caravan/account/contract/postcode';
import { findCountry } from './countries.ts';
import { readPhone } from './phone.ts';
import { readProvince } from './provinces.ts';

/** Field by field: what will be kept, or the reason why it cannot be. */
type Part = { kept: string } | { fault: 'required' | 'not_allowed' | 'province_unknown' | 'postcode_invalid' | 'phone_invalid' };

export type ReadAddress = { address: NewAddress } | { faults: Record<string, string> };

const orFault = (kept: string | undefined, fault: Extract<Part, { fault: string }>['fault']): Part => (kept === undefined ? { fault } : { kept });

const provincePart = (country: Country, given: string): Part => {
  if (!given) return country.has_province ? { fault: 'required' } : { kept: '' };
  return country.provinces.length ? orFault(readProvince(country.provinces, given), 'province_unknown') : { kept: given };
};

const postcodePart = (country: Country, given: string): Part => {
  if (!given) return country.has_postcode ? { fault: 'required' } : { kept: '' };
  return country.has_postcode ? orFault(readPostcode(country.code, given), 'postcode_invalid') : { kept: given };
};

/** An address as its country writes them, or what keeps it from being one (decisions.md, Bill addresses). */
export const readAddress = (given: NewAddress): ReadAddress => {
  const country = findCountry(given.country);
  if (!country) return { faults: { country: 'country_unknown' } };
  const parts: Record<'continent' | 'province' | 'postcode' | 'phone', Part> = {
    continent: given.continent === country.continent ? { kept: country.continent } : { fault: 'not_allowed' },
    province: provincePart(country, given.province),
    postcode: postcodePart(country, given.postcode),
    phone: orFault(readPhone(given.phone, country.code), 'phone_invalid'),
  };
  const faults = Object.entries(parts).flatMap(([field, part]) => ('fault' in part ? [[field, part.fault] as const] : []));
  if (faults.length) return { faults: Object.fromEntries(faults) };
  const kept = Object.fromEntries(Object.entries(parts).map(([field, part]) => [field, 'kept' in part ? part.kept : '']));
  return { address: { ...given, ...kept } };
};
