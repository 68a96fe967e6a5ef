import { plainDigits } from '@caravan/kernel';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { withCountryLetters } from './country-letters.ts';
import { newerPostcodes } from './newer-postcodes.ts';

/** People in these countries write codes that the known patterns do not accept. */
const loose = new Set(['AR', 'CO', 'KZ', 'SV']);

/** Their codes have a space before the last three characters. */
const inTwoParts = new Set(['AC', 'CA', 'FK', 'GB', 'GG', 'GI', 'GS', 'IM', 'IO', 'JE', 'PN', 'SH', 'TA', 'TC']);

const separators = [' ', '-'];

/** Half-width capitals and plain digits, with the one hyphen and the one space that postcodes have. */
const plain = (given: string): string =>
  plainDigits(given)
    .replaceAll(/[\p{Pd}\u2212\u30fc]/gu, '-')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase();

/** The same code in other spellings: without separators, and with one separator at each position. */
const spellings = (written: string): string[] => {
  const compact = written.replaceAll(/[ -]/g, '');
  const parted = separators.flatMap((separator) =>
    Array.from(
      { length: Math.max(0, compact.length - 1) },
      (_, index) => `${compact.slice(0, index + 1)}${separator}${compact.slice(index + 1)}`,
    ),
  );
  return [written, compact, ...parted];
};

/** Without the word or the letters before a number, such as `CEP 01310-100`. */
const withoutWord = (written: string): string => written.replace(/^[A-Z]{1,3}[ -](?=\d)/, '');

const isPostcode = (country: string, spelling: string): boolean =>
  spelling !== '' && (postcodeValidator(spelling, country) || newerPostcodes[country]?.test(spelling) === true);

const parted = (country: string, code: string): string =>
  inTwoParts.has(country) && !code.includes(' ') ? `${code.slice(0, -3)} ${code.slice(-3)}` : code;

/**
 * Returns the postcode in its country's format, or undefined if it cannot be one. It has no letters of the country,
 * which the country's address format prints. Countries without a known pattern accept any postcode. The server and the
 * form both use this function, so that they agree. It is a separate entry point because only the address form needs the
 * patterns.
 */
export const readPostcode = (country: string, given: string): string | undefined => {
  const written = plain(given);
  const lettered = withCountryLetters(country, written);
  if (loose.has(country) || !postcodeValidatorExistsForCountry(country))
    return /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(lettered) ? lettered : undefined;
  const code = [lettered, written, withoutWord(written)]
    .flatMap(spellings)
    .find((spelling) => isPostcode(country, spelling));
  return code && parted(country, code);
};
