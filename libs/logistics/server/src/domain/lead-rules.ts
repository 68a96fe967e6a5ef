import { createHash } from 'node:crypto';
import { minute, plainDigits, type Language } from '@caravan/kernel';
import type { NewLead } from '@caravan/logistics/contract';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Within this time, enquiries with the same text count as one. */
export const duplicateWindow = minute;

/** Milliseconds; a person needs longer to fill in seven fields. */
const minShownMs = 2_000;

/** The hidden field is filled in, which only a program does. */
export const isTrapped = ({ website }: Pick<NewLead, 'website'>): boolean => (website ?? '').trim() !== '';

/** Clients without a form do not send how long they showed it. */
export const isTooFast = ({ shown_ms: shown }: Pick<NewLead, 'shown_ms'>): boolean =>
  shown !== undefined && shown < minShownMs;

/** Equal for the same text in the same language; the hidden field and the time do not count. */
export const fingerprintOf = (lead: NewLead, language: Language): string => {
  const { name, company, email, phone, country, monthly_parcels: parcels, message } = lead;
  return createHash('sha256')
    .update(JSON.stringify([language, name, company, email, phone, country, parcels, message]))
    .digest('base64url');
};

/** Whether the code is a country that has telephone numbers. */
export const isCountry = (code: string): boolean => isSupportedCountry(code);

/**
 * Returns the number as it is written if it has a calling code, otherwise with the calling code of `country`. Digits are
 * plain. Returns undefined if it cannot be a phone number.
 */
export const readPhone = (given: string, country: string): string | undefined => {
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const plain = plainDigits(given);
  const parsed = parsePhoneNumberFromString(plain, { ...home, extract: false });
  if (!parsed?.isPossible()) return undefined;
  return plain.startsWith('+') ? plain : parsed.formatInternational();
};
