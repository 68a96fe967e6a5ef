import type { Language, LongPage, LongPageQuery } from '@caravan/kernel';
import { onePort, type Tx } from '@caravan/server-core';

/** Implemented by account for auth: what tells of an account to somebody who is not logged in. */
export interface Feeds {
  /** Ends the account's webhooks and the link to its calendar. */
  end: (tx: Tx, userId: string) => Promise<void>;
}

export const feedsPort = onePort<Feeds>('Feeds');

/** A user's identity as auth stores it. */
export interface Identity {
  id: string;
  email: string;
  emailVerified: boolean;
  /** False for an account that has only been entered by mailed codes and passkeys. */
  hasPassword: boolean;
  role: 'shopper' | 'staff';
  /** The language of mails and messages to this user. */
  language: Language;
}

/** Implemented by auth for features that have a user's id. */
export interface Identities {
  /**
   * With `tx` it reads inside that transaction, and the account cannot be closed before the transaction ends. Undefined
   * for a closed account.
   */
  find: (userId: string, tx?: Tx) => Promise<Identity | undefined>;
}

export const identitiesPort = onePort<Identities>('Identities');

/** One logged-in device. */
export interface LoginSession {
  id: string;
  startedAt: Date;
  /** Up to a few minutes old. */
  seenAt: Date;
  /** The User-Agent at login, shortened. */
  agent: string;
}

/** A logged-in user on one device. */
export interface OwnSession {
  userId: string;
  sessionId: string;
}

/**
 * Who is logged in proves to be the owner once more: by the password or, without one, by a mailed code. The address
 * counts towards the limits of login.
 */
export interface OwnerAttempt {
  userId: string;
  password?: string | undefined;
  code?: string | undefined;
  /** The caller's address, from Fastify's `request.ip`. */
  ip: string;
}

/** An owner who has just been verified. */
export interface ProvenOwner {
  /**
   * Locks the account until the transaction ends, so that nothing else is written for it, and uses up a code. Fails as
   * `prove` does if the account was closed, its password changed or the code was used in the meantime.
   */
  hold: (tx: Tx) => Promise<void>;
}

/** A new password, and the old one that proves who asks. */
export interface PasswordChange extends OwnSession {
  oldPassword: string;
  /** Keeps the password rule of auth's contract. */
  password: string;
  ip: string;
}

/** An account in the search results of staff. */
export interface ListedLogin {
  id: string;
  email: string;
  /** The name that colleagues see; null for shoppers. */
  name: string | null;
  emailVerified: boolean;
  role: 'shopper' | 'staff';
  createdAt: Date;
}

/** A single account for staff. */
export interface KnownLogin extends ListedLogin {
  /** The language of mails and messages to this user. */
  language: Language;
}

/** A search of staff for accounts. */
export interface LoginSearch extends LongPageQuery {
  /** Part of an e-mail or of the name of a member of staff, or a whole id; empty for all accounts. */
  words: string;
  /** Accounts to include regardless of their e-mail. */
  alsoIds: readonly string[];
}

/** The actions of users on their own login that account offers. Identity and sessions belong to auth. */
export interface Logins {
  /** The logged-in devices, the last seen first. */
  sessions: (userId: string) => Promise<LoginSession[]>;
  endOthers: (session: OwnSession) => Promise<void>;
  /**
   * Sets a new password and ends every other session. Returns false if the old password is wrong; fails with
   * `password_missing` for an account without one. Attempts count towards the limits of login; beyond them it fails with
   * `too_many_requests`.
   */
  changePassword: (change: PasswordChange) => Promise<boolean>;
  /** Verifies the owner with the same limits. Fails with one of auth's `proofReasons`. */
  prove: (attempt: OwnerAttempt) => Promise<ProvenOwner>;
  /** The language of mails and messages. */
  setLanguage: (tx: Tx, userId: string, language: Language) => Promise<void>;
  /** How many access tokens an account has that have not expired. */
  apiTokens: (userId: string) => Promise<number>;
  /** One account for staff; undefined for a closed or unknown one. */
  find: (userId: string) => Promise<KnownLogin | undefined>;
  /** Accounts for staff, newest first. */
  search: (search: LoginSearch) => Promise<LongPage<ListedLogin>>;
}

export const loginsPort = onePort<Logins>('Logins');

/** The part of a profile that a session shows. */
export interface ProfileSummary {
  nickname: string | null;
  /** The path of the picture on this server. */
  avatar: string | null;
}

/** Implemented by account for auth, which shows a name and a picture with each session. */
export interface Profiles {
  find: (userId: string) => Promise<ProfileSummary>;
}

export const profilesPort = onePort<Profiles>('Profiles');
