import { addressesPort } from '@caravan/account/port';
import { paidGoodsPort } from '@caravan/cart-orders/port';
import { arrivalPhotosPort, stationSizesPort } from '@caravan/content/port';
import { customsOfPackagesPort } from '@caravan/customs/port';
import { profilesPort } from '@caravan/auth/port';
import { approvalsPort, compensationsPort, receiptPaymentsPort, refundsPort } from '@caravan/fund-payment/port';
import { landedCostsPort } from '@caravan/logistics/port';
import { couponsPort, rewardsPort } from '@caravan/promotions/port';
import { type Core, notifierPort, openMattersPort, shopPort, type Used } from '@caravan/server-core';
import { staffChangesPort, tasksPort } from '@caravan/tasks/port';
import { trackingSourcesPort } from '@caravan/shipping/port';
import { labelsOfParcelsPort, returnsOfGoodsPort, servicesOfGoodsPort } from '@caravan/warehouse-packages/port';
import type { TrackingCallCounter } from '../tracking/tracking-calls.ts';

/** The ports of other features that warehouse and packages call. */
export const warehousePackagesNeeds = {
  addresses: addressesPort,
  /** The demands of the customs of destinations on packages. */
  customs: customsOfPackagesPort,
  /** How many photos goods get when they arrive. */
  arrivalPhotos: arrivalPhotosPort,
  /** Opens and knows the returns of goods to their seller. */
  returns: returnsOfGoodsPort,
  /** The services that shoppers ordered for goods, and the rehearsals by which packages are quoted. */
  services: servicesOfGoodsPort,
  /** The carriers' labels of packages. */
  labels: labelsOfParcelsPort,
  /** Payments and refunds, for receipts. */
  receiptPayments: receiptPaymentsPort,
  /** Refunds the fees of packages. */
  refunds: refundsPort,
  /** Lowers fees by coupons, and takes back what is refunded. */
  coupons: couponsPort,
  /** Points and invitations, when a package is received. */
  rewards: rewardsPort,
  /** The payments for goods that got lost. */
  paidGoods: paidGoodsPort,
  /** Pays claims of insured packages, and for lost goods. */
  compensations: compensationsPort,
  /** The limit above which steps of staff need a second person. */
  approvals: approvalsPort,
  /** Messages and mails to shoppers. */
  notifier: notifierPort,
  /** The sizes of the shop, for the labels of commands. */
  stationSizes: stationSizesPort,
  /** Named on labels. */
  shop: shopPort,
  /** Provides the names for reviews, which are masked. */
  profiles: profilesPort,
  /** The queues of work for staff. */
  tasks: tasksPort,
  /** Refuses changes of staff that are based on an older version. */
  staffChanges: staffChangesPort,
  /** Estimates the duty and tax of packages. */
  landedCosts: landedCostsPort,
  /** Features in which something may be open about an order or a package. */
  openMatters: openMattersPort,
  /** The tracking services. Without one only staff record events. */
  trackingSources: trackingSourcesPort,
};
export type WarehousePackagesDependencies = Used<typeof warehousePackagesNeeds>;

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
