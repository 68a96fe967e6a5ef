import { createHash, createHmac, randomInt } from 'node:crypto';
import { day, hour, minute, plainDigits } from '@caravan/kernel';
import type { AttemptRule } from '@caravan/server-core';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { readPhone } from './read-address.ts';

/** How long a code confirms a number (specification 39.2). */
export const textCodeLifetime = 10 * minute;
/** A code that was mistyped so often no longer works. */
export const textCodeTries = 5;
/** An event that could not be told for so long is no longer told by a text message. */
export const textEventLifetime = day;
/** Within this time sent parts count towards the limits. */
export const textWindow = day;
/** How long it is kept what became of a text message. */
export const textsKeptFor = 30 * day;

/** Codes that one account, one number and one address have sent: each costs the shop money. */
export const codesByAccount: AttemptRule = { limit: 5, window: hour };
export const codesByNumber: AttemptRule = { limit: 4, window: day };
export const codesByAddress: AttemptRule = { limit: 10, window: hour };
/** Wrong codes of one account: six digits would not last for months. */
export const guessesByAccount: AttemptRule = { limit: 20, window: day };

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The keys under which attempts are counted. They contain no number, only its digest. */
export const textAttemptKeys = {
  account: (userId: string) => `text code:${userId}`,
  number: (number: string) => `text code number:${digest(number)}`,
  address: (address: string) => `text code address:${address}`,
  guess: (userId: string) => `text guess:${userId}`,
};

const digits = 6;
export const newTextCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** Keyed, because a million codes are soon tried. Codes count as people type them. */
export const textCodeHash = (key: Buffer, number: string, typed: string): Buffer =>
  createHmac('sha256', key)
    .update(`${number}\n${plainDigits(typed).replaceAll(/[\s-]/g, '')}`)
    .digest();

/** A phone number as E.164, with its calling code. Undefined if it cannot be one. */
export const readE164 = (
  given: string,
  country: string | undefined,
): { number: string; callingCode: string } | undefined => {
  const phone = readPhone(given.replace(/^\s*00/, '+'), country);
  const parsed = phone === undefined ? undefined : parsePhoneNumberFromString(phone, { extract: false });
  return parsed && !parsed.ext ? { number: parsed.number, callingCode: parsed.countryCallingCode } : undefined;
};
