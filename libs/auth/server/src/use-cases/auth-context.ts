import type { Notifier } from '@caravan/account/port';
import type { Core } from '@caravan/server-core';
import type { Attempts } from '../ports/attempts.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';

/** What auth's use cases work with. */
export interface AuthContext extends Pick<Core, 'db' | 'transaction' | 'clock' | 'jobs' | 'mailer'> {
  /** Where links in mails lead. */
  publicUrl: string;
  hasher: PasswordHasher;
  attempts: Attempts;
  /** Writes letters; asked for when one is to be sent. */
  notifier: () => Notifier;
}

/** Where a call came from. */
export interface Caller {
  address: string;
  agent: string;
}
