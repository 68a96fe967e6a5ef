import { createHash } from 'node:crypto';
import { hour, minute } from '@caravan/kernel';
import { linkLifetime, type LinkPurpose } from './link-rules.ts';

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

/**
 * Links mailed to one e-mail, with an allowance of their own for addresses that the account is used from. The window is as long as a
 * reset link works: whoever is told to wait has one in the mailbox that still does, so that nobody can lock an owner out by asking.
 */
export const linkByAccount: AttemptRule = { limit: 5, window: linkLifetime.reset };
/** Links asked for from one address, whichever e-mails they are for. */
export const linkByAddress: AttemptRule = { limit: 40, window: linkLifetime.reset };

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const from = (familiar: boolean) => (familiar ? 'familiar' : 'elsewhere');

// E-mails are counted whether or not they have an account, and kept only as a digest.
export const attemptKeys = {
  account: (email: string, familiar: boolean) => `account:${from(familiar)}:${digest(email)}`,
  link: (purpose: LinkPurpose, email: string, familiar: boolean) => `${purpose}:${from(familiar)}:${digest(email)}`,
  linkAddress: (address: string) => `link:${address}`,
  loginAddress: (address: string) => `login:${address}`,
  registrationAddress: (address: string) => `register:${address}`,
  takenAddress: (address: string) => `taken:${address}`,
};
