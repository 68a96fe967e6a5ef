import type { Addresses } from '@caravan/account/port';
import type { Profiles } from '@caravan/auth/port';
import type { Approvals, Compensations, ReceiptPayments, Refunds } from '@caravan/fund-payment/port';
import type { LandedCosts } from '@caravan/logistics/port';
import type { Coupons, Rewards } from '@caravan/promotions/port';
import type { Core, Notifier, OpenMatters } from '@caravan/server-core';
import type { StaffChanges, Tasks } from '@caravan/tasks/port';
import type { TrackingSource } from '@caravan/shipping/port';
import type { ReturnsOfGoods } from '@caravan/warehouse-packages/port';
import type { TrackingCallCounter } from '../tracking/tracking-calls.ts';

/** What warehouse and packages need from other features. */
export interface WarehousePackagesDependencies {
  addresses: () => Addresses;
  /** Opens and knows the returns of goods to their seller. */
  returns: () => ReturnsOfGoods;
  /** What was paid and refunded, for receipts. */
  receiptPayments: () => ReceiptPayments;
  /** Refunds the fees of packages. */
  refunds: () => Refunds;
  /** Lowers fees by coupons, and takes back what is refunded. */
  coupons: () => Coupons;
  /** Points and invitations, when a package is received. */
  rewards: () => Rewards;
  /** Pays claims of insured packages. */
  compensations: () => Compensations;
  /** The limit above which steps of staff need a second person. */
  approvals: () => Approvals;
  /** Messages and mails to shoppers. */
  notifier: () => Notifier;
  /** Provides the names for reviews, which are masked. */
  profiles: () => Profiles;
  /** The queues of work for staff. */
  tasks: () => Tasks;
  /** Refuses changes of staff that are based on an older version. */
  staffChanges: () => StaffChanges;
  /** Estimates the duty and tax of packages. */
  landedCosts: () => LandedCosts;
  /** Features in which something may be open about an order or a package. */
  openMatters: () => readonly OpenMatters[];
  /** The tracking service. Without one only staff record events. */
  trackingSource: () => TrackingSource | undefined;
}

/** The dependencies of the use cases of warehouse and packages. */
export interface PackageContext
  extends
    Pick<Core, 'db' | 'transaction' | 'clock' | 'log' | 'files' | 'pdf' | 'pictures' | 'jobs' | 'caches'>,
    WarehousePackagesDependencies {
  /** The address of the site, for receipts. */
  publicUrl: string;
  trackingCalls: TrackingCallCounter;
  /** Signs the URLs of private pictures. */
  pictureKey: Buffer;
  /** Signs the links to public tracking pages. */
  trackingKey: Buffer;
  /** Signs the links to pages of labels. */
  printKey: Buffer;
}
