import { exchangeRatesPort, websitePort } from '@caravan/content/port';
import { type Core, shopPort, type Used } from '@caravan/server-core';
import { staffChangesPort, tasksPort } from '@caravan/tasks/port';

/** The ports of other features that logistics calls. */
export const logisticsNeeds = {
  /** Provides the service address, which receives the enquiries. */
  website: websitePort,
  shop: shopPort,
  /** The queue of enquiries. */
  tasks: tasksPort,
  /** Converts the limits of countries. */
  exchangeRates: exchangeRatesPort,
  /** Refuses changes of staff that are based on an older version. */
  staffChanges: staffChangesPort,
};
export type LogisticsDependencies = Used<typeof logisticsNeeds>;

/** The dependencies of the use cases. */
export interface LogisticsContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'mailer' | 'caches'>, LogisticsDependencies {}
