import { formatAddress } from 'localized-address-format';
import type { Address } from '../addresses.schema.ts';
import { isEastAsian } from '../person-name.ts';
import { addressHas, beforePostcode, firstOfJoined, type Script } from './address-format.ts';

export { addressHas } from './address-format.ts';

export type Postal = Pick<Address, 'country' | 'province' | 'city' | 'detail' | 'postcode'>;

/** An address in East Asian script is written from the largest part to the smallest. */
const scriptOf = ({ province, city, detail }: Postal): Script =>
  isEastAsian(`${province}${city}${detail}`) ? 'local' : 'latin';

/** A space between two texts that nothing else parts; East Asian ones need none. */
const spaceBetween = (first: string, second: string): string =>
  first === '' || second === '' || (isEastAsian(first) && isEastAsian(second)) ? '' : ' ';

/** Province and city, with a space where the country's format puts one directly behind the other. */
const spaced = ({ country, province, city }: Postal, script: Script): Pick<Postal, 'province' | 'city'> => {
  const first = firstOfJoined(country, script);
  const space = spaceBetween(province, city);
  return {
    province: first === 'administrativeArea' ? province + space : province,
    city: first === 'locality' ? city + space : city,
  };
};

/** The postcode without what the format prints before it, if it was stored with that. */
const bareCode = ({ country, postcode }: Postal, script: Script): string => {
  const printed = beforePostcode(country, script).replaceAll(/[ -]/g, '');
  const isDoubled = printed !== '' && postcode.toUpperCase().startsWith(printed);
  return isDoubled ? postcode.slice(printed.length).replace(/^[ -]+/, '') : postcode;
};

const isSame = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();

/** Whether the city is printed without a place for it: by the format of a city state, or as a province of its name. */
const isPrintedAnyway = ({ city, province, postcode }: Postal, lines: readonly string[]): boolean =>
  [province, ...lines.map((line) => line.replace(postcode, ''))].some((part) => isSame(part, city));

/**
 * The lines of an address in the order of its country, without name and country. A part that the country's format does
 * not have is kept: the city is written with the street, other parts follow.
 */
export const addressLines = (given: Postal): string[] => {
  const script = scriptOf(given);
  const address = { ...given, postcode: bareCode(given, script) };
  const { country, province, city, detail, postcode } = address;
  const parts = spaced(address, script);
  const format = (street: string): string[] =>
    formatAddress(
      {
        postalCountry: country,
        administrativeArea: parts.province,
        locality: parts.city,
        postalCode: postcode,
        addressLines: street === '' ? [] : [street],
      },
      script,
    );
  const street = script === 'local' ? city + spaceBetween(city, detail) + detail : `${detail}, ${city}`;
  const hasCity = city === '' || addressHas(country, 'locality', script) || isPrintedAnyway(address, format(''));
  return [
    ...format(hasCity ? detail : street),
    ...(addressHas(country, 'administrativeArea', script) || isSame(province, city) ? [] : [province]),
    ...(addressHas(country, 'postalCode', script) ? [] : [postcode]),
  ].filter(Boolean);
};

/** An address with its country in one line. Commas are only between parts in Latin script. */
export const addressText = (address: Postal, countryName: string): string =>
  scriptOf(address) === 'local'
    ? [countryName, ...addressLines(address)].join(' ')
    : [...addressLines(address), countryName].join(', ');
