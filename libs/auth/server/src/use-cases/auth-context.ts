import type { Notifier, Profiles } from '@caravan/account/port';
import type { Core, Database } from '@caravan/server-core';
import type { AttemptRule } from '../domain/attempt-rules.ts';

/** Hashes passwords and verifies them. */
export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  /** False for an absent hash, after the same time as for a wrong password, so that timing does not reveal accounts. */
  verify: (password: string, hash: string | undefined) => Promise<boolean>;
}

/** Counts callers' attempts and refuses too many. */
export interface Attempts {
  /** Counts one attempt before it is made. Throws `too_many_requests` with `Retry-After` if the limit is reached. */
  take: (key: string, rule: AttemptRule) => Promise<void>;
  /** Uncounts attempts that succeeded, within their transaction if there is one. */
  giveBack: (db: Database, ...keys: string[]) => Promise<void>;
  /** Forgets every attempt under these keys. */
  clear: (db: Database, ...keys: string[]) => Promise<void>;
}

/** Encrypts what the database must not reveal. Both fail with `second_factor_unavailable` without the right key. */
export interface SealedSecrets {
  seal: (secret: string, userId: string) => Promise<Buffer>;
  open: (sealed: Buffer, userId: string) => Promise<string>;
}

/** The dependencies of auth's use cases. */
export interface AuthContext extends Pick<Core, 'db' | 'transaction' | 'clock' | 'jobs' | 'mailer'> {
  /** The address of the site, for links in mails. */
  publicUrl: string;
  /** The address of the console, for links in mails to staff. */
  consoleUrl: string;
  /** Staff must log in with a second factor. */
  secondFactorRequired: boolean;
  sealedSecrets: SealedSecrets;
  hasher: PasswordHasher;
  attempts: Attempts;
  profiles: () => Profiles;
  /** Sends messages to a user's inbox. */
  notifier: () => Notifier;
}

/** The origin of a call. */
export interface Caller {
  address: string;
  agent: string;
}
