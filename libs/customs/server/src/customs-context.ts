import { addressesPort } from '@caravan/account/port';
import { declaredPackagesPort } from '@caravan/customs/port';
import { staffChangesPort } from '@caravan/tasks/port';
import type { Core, SealedSecrets, Used } from '@caravan/server-core';

/** What customs need from other features. */
export const customsNeeds = {
  /** The shipping addresses of shoppers. */
  addresses: addressesPort,
  /** The packages that are declared. */
  packages: declaredPackagesPort,
  /** Refuses changes that are based on an older version. */
  staffChanges: staffChangesPort,
};
export type CustomsDependencies = Used<typeof customsNeeds>;

/** The dependencies of the use cases of customs. */
export interface CustomsContext extends Pick<Core, 'clock' | 'db' | 'transaction'>, CustomsDependencies {
  /** Encrypts tax numbers, each for its shopper. */
  secrets: SealedSecrets;
}
