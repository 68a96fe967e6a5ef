import type { Feeds, Profiles } from '@caravan/auth/port';
import type { Core, Notifier, SealedSecrets, Shop } from '@caravan/server-core';
import type { HeldWork, Tasks } from '@caravan/tasks/port';

/** Hashes passwords and verifies them. */
export interface PasswordHasher {
  hash: (password: string) => Promise<string>;
  /** False for an absent hash, after the same time as for a wrong password, so that timing does not reveal accounts. */
  verify: (password: string, hash: string | undefined) => Promise<boolean>;
}

/** The dependencies of auth's use cases. */
export interface AuthContext extends Pick<Core, 'db' | 'transaction' | 'clock' | 'jobs' | 'mailer' | 'attempts'> {
  /** The address of the site, for links in mails. */
  publicUrl: string;
  /** The address of the console, for links in mails to staff. */
  consoleUrl: string;
  /** Staff must log in with a second factor. */
  secondFactorRequired: boolean;
  /** Fails with `second_factor_unavailable` without the right key. */
  sealedSecrets: SealedSecrets;
  hasher: PasswordHasher;
  /** Hashes mailed codes; one key for all server processes. */
  codeKey: () => Promise<Buffer>;
  profiles: () => Profiles;
  /** Webhooks and calendar links. */
  feeds: () => Feeds;
  /** Sends messages to a user's inbox. */
  notifier: () => Notifier;
  /** Named in mails, by passkeys and by authenticator apps. */
  shop: () => Shop;
  /** Members who leave hand over the work that they hold in every feature. */
  heldWork: () => readonly HeldWork[];
  /** The tasks of members who lose a role. */
  tasks: () => Pick<Tasks, 'release'>;
}

/** The origin of a call. */
export interface Caller {
  address: string;
  agent: string;
  /** The name that somebody has given to the device. */
  device?: string | undefined;
}
