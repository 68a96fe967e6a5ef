import type { ExchangeRates, Website } from '@caravan/content/port';
import type { Core } from '@caravan/server-core';
import type { StaffChanges, Tasks } from '@caravan/tasks/port';

/** What logistics needs from other features. */
export interface LogisticsDependencies {
  /** Provides the service address, which receives the enquiries. */
  website: () => Website;
  /** The queue of enquiries. */
  tasks: () => Tasks;
  /** Converts the limits of countries. */
  exchangeRates: () => ExchangeRates;
  /** Refuses changes of staff that are based on an older version. */
  staffChanges: () => StaffChanges;
}

/** The dependencies of the use cases. */
export interface LogisticsContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'mailer' | 'caches'>, LogisticsDependencies {}
