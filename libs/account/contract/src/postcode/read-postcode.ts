import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** People in these countries write codes that the known patterns do not accept. */
const loose = new Set(['AR', 'CO', 'KZ', 'SV']);

const separators = [' ', '-'];

/**
 * The same code in other spellings: without the country's letters, without separators, and with one separator at each
 * position.
 */
const spellings = (given: string): string[] => {
  const written = given.trim().toUpperCase();
  const bare = written.replace(/^[A-Z]{1,3}[ -](?=\d)/, '');
  return [written, bare].flatMap((one) => {
    const compact = one.replaceAll(/[\s-]/g, '');
    const parted = separators.flatMap((separator) =>
      Array.from(
        { length: Math.max(0, compact.length - 1) },
        (_, index) => `${compact.slice(0, index + 1)}${separator}${compact.slice(index + 1)}`,
      ),
    );
    return [one, compact, ...parted];
  });
};

/**
 * Returns the postcode in its country's format, or undefined if it cannot be one. Countries without a known pattern
 * accept any postcode. The server and the form both use this function, so that they agree. It is a separate entry point
 * because only the address form needs the patterns.
 */
export const readPostcode = (country: string, given: string): string | undefined => {
  if (loose.has(country) || !postcodeValidatorExistsForCountry(country))
    return /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(given) ? given : undefined;
  return spellings(given).find((spelling) => spelling !== '' && postcodeValidator(spelling, country));
};
