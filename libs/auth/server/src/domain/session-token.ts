import { createHash, randomBytes } from 'node:crypto';
import { day, minute } from '@caravan/kernel';

/** A session lasts two days from its login (storefront.md 9). */
export const sessionLifetime = 2 * day;

/** `seen_at` is written at most this often, so that reading a page does not write to the database. */
export const seenInterval = 5 * minute;

/** 256 random bits: nobody guesses one, and so its plain SHA-256 is enough at rest. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** How a token is kept: whoever reads the table can log in as nobody. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
