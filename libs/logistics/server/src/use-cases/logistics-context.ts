import type { Website } from '@caravan/content/port';
import type { Core } from '@caravan/server-core';

/** What logistics needs from other features. */
export interface LogisticsDependencies {
  /** Provides the service address, which receives the enquiries. */
  website: () => Website;
}

/** The dependencies of the use cases. */
export interface LogisticsContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'mailer'>, LogisticsDependencies {}
