import type { Website } from '@caravan/content/port';
import type { Core } from '@caravan/server-core';
import type { Tasks } from '@caravan/tasks/port';

/** What logistics needs from other features. */
export interface LogisticsDependencies {
  /** Provides the service address, which receives the enquiries. */
  website: () => Website;
  /** The queue of enquiries. */
  tasks: () => Tasks;
}

/** The dependencies of the use cases. */
export interface LogisticsContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'mailer'>, LogisticsDependencies {}
