import { createHmac, randomInt } from 'node:crypto';
import { minute, plainDigits } from '@caravan/kernel';

/** How long a mailed code logs in (specification 6.15). */
export const loginCodeLifetime = 10 * minute;

/** A code that was mistyped so often no longer works. */
export const loginCodeTries = 5;

const digits = 6;

export const newLoginCode = (): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** A code as people type it: with spaces or a hyphen, and in the digits of their keyboard. */
const plainCode = (typed: string): string => plainDigits(typed).replaceAll(/[\s-]/g, '');

/** How an e-mail and its code are stored. */
export interface StoredCode {
  emailHash: Buffer;
  codeHash: Buffer;
}

const keyedHash = (key: Buffer, ...parts: string[]): Buffer => {
  const hash = createHmac('sha256', key);
  for (const part of parts) hash.update(`${part}\n`);
  return hash.digest();
};

/** Keyed, because a million codes are soon tried. */
export const storedCode = (key: Buffer, email: string, typed: string): StoredCode => ({
  emailHash: keyedHash(key, email),
  codeHash: keyedHash(key, email, plainCode(typed)),
});
