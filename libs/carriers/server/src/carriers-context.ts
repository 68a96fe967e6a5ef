import { exchangeRatesPort } from '@caravan/content/port';
import { customsLinesPort } from '@caravan/customs/port';
import type { Core, Used } from '@caravan/server-core';
import { staffChangesPort, staffMembersPort } from '@caravan/tasks/port';
import { parcelsToLabelPort } from '@caravan/warehouse-packages/port';
import type { LabelCounter } from './labels/label-calls.ts';
import type { Carrier } from './ports/carrier.ts';

export const carriersNeeds = {
  /** The packages that get labels. */
  parcels: parcelsToLabelPort,
  /** Declared contents of packages. */
  customsLines: customsLinesPort,
  /** Customs papers have values in dollars. */
  exchangeRates: exchangeRatesPort,
  /** The names of those who buy. */
  staffMembers: staffMembersPort,
  /** Refuses changes that are based on an older version. */
  staffChanges: staffChangesPort,
};
export type CarriersDependencies = Used<typeof carriersNeeds>;

/** The dependencies of the use cases of carriers' labels. */
export interface CarriersContext
  extends Pick<Core, 'clock' | 'db' | 'jobs' | 'log' | 'transaction'>, CarriersDependencies {
  /** The services that have a key. */
  carriers: readonly Carrier[];
  counter: LabelCounter;
  /** Signs the links to labels. */
  linkKey: Buffer;
}
