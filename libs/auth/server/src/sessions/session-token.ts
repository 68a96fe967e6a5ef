import { createHash, randomBytes } from 'node:crypto';
import { day, hour, minute, type Role } from '@caravan/kernel';

/** A session lasts two days from its login, one of staff 12 hours (specification 20.2 and 24.10). */
export const sessionLifetime: Record<Role, number> = { shopper: 2 * day, staff: 12 * hour };

/** A session of staff ends when it was not used for so long (specification 24.10). */
export const staffIdleTime = 2 * hour;

/** `seen_at` is written at most this often, so that reading a page does not write to the database. */
export const seenInterval = 5 * minute;

/** A plain SHA-256 of it is safe to store, because 256 random bits cannot be guessed. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. A leaked table does not allow a login. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
