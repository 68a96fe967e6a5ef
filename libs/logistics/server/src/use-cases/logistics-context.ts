import type { Website } from '@caravan/content/port';
import type { Core } from '@caravan/server-core';

/** What the use cases work with. */
export interface LogisticsContext extends Pick<Core, 'db' | 'transaction' | 'clock' | 'mailer'> {
  /** Whose mailbox enquiries go to. */
  website: () => Website;
}
