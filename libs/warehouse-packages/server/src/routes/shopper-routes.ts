import type { Route } from '@caravan/server-core';
import type { PackageContext } from '../use-cases/package-context.ts';
import { cancelPackageRoute } from './cancel-package.route.ts';
import { createPackageRoute } from './create-package.route.ts';
import { estimateShippingRoute } from './estimate-shipping.route.ts';
import { getPackageRoute } from './get-package.route.ts';
import { getReviewPictureRoute } from './get-review-picture.route.ts';
import { getStorePhotoRoute } from './get-store-photo.route.ts';
import { listPackagesRoute } from './list-packages.route.ts';
import { listReviewsRoute } from './list-reviews.route.ts';
import { listStoreRoute } from './list-store.route.ts';
import { quotePackageRoute } from './quote-package.route.ts';
import { receivePackageRoute } from './receive-package.route.ts';
import { reviewPackageRoute } from './review-package.route.ts';

/** What shoppers and visitors call. */
export const shopperRoutes = (context: PackageContext): Route[] => [
  listStoreRoute(context),
  getStorePhotoRoute(context),
  quotePackageRoute(context),
  estimateShippingRoute(context),
  createPackageRoute(context),
  listPackagesRoute(context),
  getPackageRoute(context),
  cancelPackageRoute(context),
  receivePackageRoute(context),
  reviewPackageRoute(context),
  listReviewsRoute(context),
  getReviewPictureRoute(context),
];
