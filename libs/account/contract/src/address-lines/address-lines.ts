import { formatAddress } from 'localized-address-format';
import type { Address } from '../addresses.schema.ts';

export type Postal = Pick<Address, 'country' | 'province' | 'city' | 'detail' | 'postcode'>;

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** True for an address in East Asian script, which is written from the largest part to the smallest. */
const isLocal = ({ province, city, detail }: Postal): boolean => eastAsian.test(`${province}${city}${detail}`);

/**
 * The lines of an address in the order of its country, without name and country. A part that the country's format does
 * not have is kept: the city is written with the street, other parts follow.
 */
export const addressLines = (address: Postal): string[] => {
  const { country, province, city, detail, postcode } = address;
  const local = isLocal(address);
  const written = (lines: string[]): string[] =>
    formatAddress(
      {
        postalCountry: country,
        administrativeArea: province,
        locality: city,
        postalCode: postcode,
        addressLines: lines,
      },
      local ? 'local' : 'latin',
    );
  const street = local ? `${city}${detail}` : `${detail}, ${city}`;
  const plain = written([detail]);
  const has = (lines: readonly string[], part: string): boolean =>
    part === '' || lines.some((line) => line.includes(part));
  const lines = has(plain, city) ? plain : written([street]);
  return [...lines, ...[province, postcode].filter((part) => !has(lines, part))];
};

/** An address with its country in one line. Commas are only between parts in Latin script. */
export const addressText = (address: Postal, countryName: string): string =>
  isLocal(address)
    ? [countryName, ...addressLines(address)].join(' ')
    : [...addressLines(address), countryName].join(', ');
