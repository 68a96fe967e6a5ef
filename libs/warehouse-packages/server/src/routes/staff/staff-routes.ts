import type { Route } from '@caravan/server-core';
import type { PackageContext } from '../../use-cases/package-context.ts';
import { addStorePhotosRoute } from './add-store-photos.route.ts';
import { addTrackingRoute } from './add-tracking.route.ts';
import { correctShipmentRoute } from './correct-shipment.route.ts';
import { decideReviewRoute } from './decide-review.route.ts';
import { labelsRoutes } from './labels.routes.ts';
import { listStaffPackagesRoute } from './list-staff-packages.route.ts';
import { shipPackageRoute } from './ship-package.route.ts';
import { shippingLinesRoutes } from './shipping-lines.routes.ts';

/** What staff call. */
export const staffRoutes = (context: PackageContext): Route[] => [
  addStorePhotosRoute(context),
  ...labelsRoutes(context),
  listStaffPackagesRoute(context),
  shipPackageRoute(context),
  correctShipmentRoute(context),
  addTrackingRoute(context),
  decideReviewRoute(context),
  ...shippingLinesRoutes(context),
];
