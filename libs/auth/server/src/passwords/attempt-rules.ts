import { createHash } from 'node:crypto';
import { day, hour, minute } from '@caravan/kernel';
import type { AttemptRule } from '@caravan/server-core';
import { linkLifetime, type LinkPurpose } from '../accounts/link-rules.ts';
import { loginCodeLifetime } from '../login-codes/login-code-rules.ts';

/**
 * Failed logins of one account. Addresses that the account was recently used from have a separate limit, so that
 * guesses from elsewhere cannot lock the owner out. Both together allow at most ten guesses in a window.
 */
export const accountFromElsewhere: AttemptRule = { limit: 5, window: 15 * minute };
export const accountFromFamiliar: AttemptRule = { limit: 5, window: 15 * minute };

/** Wrong passwords from one address, over all accounts. The limit is high, because an office shares one address. */
export const loginByAddress: AttemptRule = { limit: 50, window: 15 * minute };

export const registrationByAddress: AttemptRule = { limit: 300, window: hour };

/** Registrations from one address that were answered "already registered", which reveals accounts. */
export const takenByAddress: AttemptRule = { limit: 60, window: hour };

/**
 * Links mailed to one e-mail, with a separate limit for addresses that the account is used from. The window is the
 * lifetime of a reset link: an owner who has to wait has a valid link in the mailbox, so requests by others cannot lock
 * the owner out.
 */
export const linkByAccount: AttemptRule = { limit: 5, window: linkLifetime.reset };
/**
 * Login codes mailed to one e-mail. The window is the lifetime of a code, for the reason above.
 */
export const codeMailsByAccount: AttemptRule = { limit: 5, window: loginCodeLifetime };

/** Wrong login codes of one account in a day, besides the limits of a login: six digits would not last for months. */
export const codesByAccount: AttemptRule = { limit: 20, window: day };

/** Links and codes requested from one address, over all e-mails. */
export const linkByAddress: AttemptRule = { limit: 40, window: linkLifetime.reset };

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const originOf = (familiar: boolean) => (familiar ? 'familiar' : 'elsewhere');

// E-mails are counted whether or not they have an account, and stored only as a digest.
/** The keys under which attempts are counted. They contain no e-mail address, only its digest. */
export const attemptKeys = {
  account: (email: string, familiar: boolean) => `account:${originOf(familiar)}:${digest(email)}`,
  link: (purpose: LinkPurpose, email: string, familiar: boolean) => `${purpose}:${originOf(familiar)}:${digest(email)}`,
  codeMail: (email: string, familiar: boolean) => `code mail:${originOf(familiar)}:${digest(email)}`,
  code: (email: string, familiar: boolean) => `code:${originOf(familiar)}:${digest(email)}`,
  linkAddress: (address: string) => `link:${address}`,
  loginAddress: (address: string) => `login:${address}`,
  registrationAddress: (address: string) => `register:${address}`,
  takenAddress: (address: string) => `taken:${address}`,
};
