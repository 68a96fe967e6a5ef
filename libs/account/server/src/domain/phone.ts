import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number that can be dialled from anywhere: as it was written where it names its country, otherwise with the calling code of
 * `country`. Undefined where it cannot be a number; whether somebody answers is not asked.
 */
export const readPhone = (given: string, country?: string): string | undefined => {
  const home = country && isSupportedCountry(country) ? { defaultCountry: country } : {};
  const parsed = parsePhoneNumberFromString(given, { ...home, extract: false });
  if (!parsed?.isPossible()) return undefined;
  return given.startsWith('+') ? given : parsed.formatInternational();
};
