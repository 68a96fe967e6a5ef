import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** The known patterns are narrower than what people there write. */
const loose = new Set(['AR', 'CO', 'KZ', 'SV']);

const separators = [' ', '-'];

/** The same code as others would write it: without its country's letters, without separators, with one at each place. */
const spellings = (given: string): string[] => {
  const written = given.trim().toUpperCase();
  const bare = written.replace(/^[A-Z]{1,3}[ -](?=\d)/, '');
  return [written, bare].flatMap((one) => {
    const compact = one.replaceAll(/[\s-]/g, '');
    const parted = separators.flatMap((separator) =>
      Array.from({ length: Math.max(0, compact.length - 1) }, (_, index) => `${compact.slice(0, index + 1)}${separator}${compact.slice(index + 1)}`),
    );
    return [one, compact, ...parted];
  });
};

/**
 * The postcode in a form that its country knows; undefined where it cannot be one. Countries without a known pattern take any. A door of
 * its own: the server judges by it, and the form when a field is left, so that both say the same; no other page loads the patterns.
 */
export const readPostcode = (country: string, given: string): string | undefined => {
  if (loose.has(country) || !postcodeValidatorExistsForCountry(country)) return /^[\p{L}\p{N}][\p{L}\p{N} -]*$/u.test(given) ? given : undefined;
  return spellings(given).find((spelling) => spelling !== '' && postcodeValidator(spelling, country));
};
