import { createHash } from 'node:crypto';
import { hour, minute } from '@caravan/kernel';

/** So many attempts within so many ms from the first one; after that the count starts anew. */
export interface AttemptRule {
  limit: number;
  window: number;
}

/**
 * Guesses at one account. Those from addresses that the account has lately been used from have an allowance of their own:
 * somebody who guesses from elsewhere cannot lock the owner out. Both together let at most ten guesses through in a window.
 */
export const accountFromElsewhere: AttemptRule = { limit: 5, window: 15 * minute };
export const accountFromFamiliar: AttemptRule = { limit: 5, window: 15 * minute };

/** Wrong passwords from one address, whichever account they are for; generous, since an office shares one. */
export const loginByAddress: AttemptRule = { limit: 50, window: 15 * minute };

/** Registrations from one address. */
export const registrationByAddress: AttemptRule = { limit: 300, window: hour };

/** Registrations from one address that were told "already registered", which says who has an account. */
export const takenByAddress: AttemptRule = { limit: 60, window: hour };

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

// E-mails are counted whether or not they have an account, and kept only as a digest.
export const attemptKeys = {
  account: (email: string, familiar: boolean) => `account:${familiar ? 'familiar' : 'elsewhere'}:${digest(email)}`,
  loginAddress: (address: string) => `login:${address}`,
  registrationAddress: (address: string) => `register:${address}`,
  takenAddress: (address: string) => `taken:${address}`,
};
