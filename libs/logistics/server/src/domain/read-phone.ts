import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Whether a place has telephones, and so people who send parcels. */
export const isCountry = (code: string): boolean => isSupportedCountry(code);

/** The number as it was written where it names its country, otherwise with the calling code of `country`; undefined where it cannot be one. */
export const readPhone = (given: string, country: string): string | undefined => {
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const parsed = parsePhoneNumberFromString(given, { ...home, extract: false });
  if (!parsed?.isPossible()) return undefined;
  return given.startsWith('+') ? given : parsed.formatInternational();
};
