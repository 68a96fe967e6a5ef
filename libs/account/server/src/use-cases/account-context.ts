import type { UserSummary } from '@caravan/account/port';
import type { Identities } from '@caravan/auth/port';
import type { Core } from '@caravan/server-core';

/** What account's use cases work with. Other features are asked for when they are needed. */
export interface AccountContext extends Pick<Core, 'db' | 'transaction' | 'clock' | 'mailer' | 'files'> {
  /** Where links in mails lead. */
  publicUrl: string;
  identities: () => Identities;
  summary: () => UserSummary;
}
