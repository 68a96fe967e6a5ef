import type { Addresses, Notifier, Profiles } from '@caravan/account/port';
import type { Refunds } from '@caravan/fund-payment/port';
import type { Core } from '@caravan/server-core';
import type { TrackingSource } from '../ports/tracking-source.ts';

/** What warehouse and packages ask of other features. */
export interface WarehousePackagesDependencies {
  addresses: () => Addresses;
  /** Gives fees of packages back. */
  refunds: () => Refunds;
  /** Letters and mails to shoppers. */
  notifier: () => Notifier;
  /** Names that stand, masked, under reviews. */
  profiles: () => Profiles;
  /** Services that know where packages are; without any, staff alone tell it. */
  trackingSources?: () => readonly TrackingSource[];
}

/** What the use cases of warehouse and packages work with. */
export interface PackageContext extends Pick<Core, 'db' | 'transaction' | 'clock' | 'files' | 'jobs'>, WarehousePackagesDependencies {
  /** Signs the addresses of private pictures. */
  pictureKey: () => Buffer;
}
