import { createHash, randomInt } from 'node:crypto';
import { minute } from '@caravan/kernel';
import { Secret, TOTP } from 'otpauth';

const period = 30;

/** How long a code confirms the session that gave it (specification 24.9). */
export const confirmedFor = 10 * minute;

/** 160 random bits in base32, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period, secret });

/** The address that authenticator apps read from a QR code; the issuer is the shop. */
export const enrolmentUri = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString();

/** A code as people type it: with spaces or hyphens, and in the full-width digits of a Chinese keyboard. */
const normalCode = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();

/** The six digits of a code of the app. Every other code is a recovery code. */
export const appCodeOf = (typed: string): string | undefined => /^\d{6}$/.exec(normalCode(typed))?.[0];

/** The step to which a code of the app belongs: the one of `now`, the one before or the one after. */
export const stepOf = (secret: string, code: string, now: Date): number | undefined => {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
};

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const groups = 4;
const groupLength = 4;
const codeCount = 10;

const newRecoveryCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** Ten codes of about 78 random bits, which cannot be guessed from their plain SHA-256. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codeCount }, newRecoveryCode);

export const hashRecoveryCode = (typed: string): Buffer => createHash('sha256').update(normalCode(typed)).digest();
