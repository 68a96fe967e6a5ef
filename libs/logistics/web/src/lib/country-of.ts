import { countryName, defaultLanguage } from '@caravan/kernel';

/** The country of a code in an address, whatever its case; undefined if no country or region has the code. */
export const countryOf = (code: string): string | undefined => {
  const country = code.toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  return countryName(country, defaultLanguage) === country ? undefined : country;
};
