import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';
import type { Country } from '@caravan/account/contract';
import { addressHas } from '@caravan/account/contract/address-lines';
import { continentOf } from './continent-of.ts';
import { provincesOf } from './provinces.ts';

/**
 * Countries whose address format contains a province although mail arrives without it: territories that are their own
 * state, islands under another country's state, and the Baltic states, where the postcode is enough.
 */
const withoutProvince = new Set('AS CC CX EE FM GU LT LV MH MP NF PR PW VI'.split(' '));

/** Countries whose address format contains a postcode although they have none. */
const withoutPostcode = new Set(['KP']);

const english = new Intl.DisplayNames('en', { type: 'region' });
const chinese = new Intl.DisplayNames('zh-Hans', { type: 'region' });

const describe = (code: CountryCode): Country | undefined => {
  const continent = continentOf(code);
  const name = english.of(code);
  const nameZh = chinese.of(code);
  if (!continent || !name || !nameZh) return undefined;
  return {
    code,
    name,
    name_zh: nameZh,
    continent,
    calling_code: getCountryCallingCode(code),
    has_province: addressHas(code, 'administrativeArea') && !withoutProvince.has(code),
    has_postcode: addressHas(code, 'postalCode') && !withoutPostcode.has(code),
    provinces: withoutProvince.has(code) ? [] : provincesOf(code),
  };
};

/** Every inhabited country and territory with telephone numbers, by English name. */
export const countries: readonly Country[] = getCountries()
  .flatMap((code) => describe(code) ?? [])
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const byCode = new Map(countries.map((country) => [country.code, country]));

/** The country of a code of ISO 3166-1, in capitals. */
export const findCountry = (code: string): Country | undefined => byCode.get(code);
