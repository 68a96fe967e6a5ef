import { addressesPort } from '@caravan/account/port';
import { exchangeRatesPort } from '@caravan/content/port';
import { declaredPackagesPort, paperSendersPort } from '@caravan/customs/port';
import { staffChangesPort } from '@caravan/tasks/port';
import type { Core, SealedSecrets, Used } from '@caravan/server-core';

export const customsNeeds = {
  /** The shipping addresses of shoppers. */
  addresses: addressesPort,
  /** The IOSS scheme has its limit in euros. */
  exchangeRates: exchangeRatesPort,
  /** Sender of parcels. */
  senders: paperSendersPort,
  /** The packages that are declared. */
  packages: declaredPackagesPort,
  /** Refuses changes that are based on an older version. */
  staffChanges: staffChangesPort,
};
export type CustomsDependencies = Used<typeof customsNeeds>;

/** The dependencies of the use cases of customs. */
export interface CustomsContext extends Pick<Core, 'clock' | 'db' | 'pdf' | 'transaction'>, CustomsDependencies {
  /** Encrypts tax numbers, each for its shopper. */
  secrets: SealedSecrets;
  /** Signs the links to papers. */
  linkKey: Buffer;
}
