import { route, type Route } from '@caravan/server-core';
import {
  addStorePhotosContract,
  addTrackingContract,
  askTrackingContract,
  correctShipmentContract,
  decideReviewContract,
  getStaffPackageContract,
  listPackingContract,
  listStaffPackagesContract,
  shipPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import { packingWork } from './packing/packing-work.repo.ts';
import { presenterContext } from '../core/presenter-context.ts';
import { presentItem } from '../store/present-item.ts';
import { presentPackingWork, presentStaffSummary } from './lists/present-package-list.ts';
import { presentReview, presentStaffPackage } from './present-package.ts';
import { addPhotos, refusePhotos } from '../photos/add-photos.ts';
import { askTracking } from '../tracking/ask-tracking.ts';
import { addTracking } from '../tracking/add-tracking.ts';
import { correctShipment } from './handovers/correct-shipment.ts';
import { showPackage } from './find-package.ts';
import { decideReview } from './reviews/reviews.ts';
import { listAllPackages } from './lists/list-packages.ts';
import type { PackageContext } from '../core/package-context.ts';
import { shipPackage } from './handovers/ship-package.ts';
import { staffCallOf } from '../core/staff-step.ts';

/** Staff routes for items, packages and reviews. */
export const packageStaffRoutes = (context: PackageContext): Route[] => [
  route(
    addStorePhotosContract,
    async (call) => {
      const { photos, piece = null } = call.body;
      const item = await addPhotos(context, staffCallOf(call), call.params.item_id, photos, piece);
      return presentItem(item, presenterContext(context, call.language));
    },
    { admit: ({ params }) => refusePhotos(context, params.item_id) },
  ),

  route(listStaffPackagesContract, async ({ query, language }) => {
    const found = await listAllPackages(context, query);
    return { ...found, items: found.items.map((one) => presentStaffSummary(one, language)) };
  }),

  route(listPackingContract, async ({ query }) => ({
    items: (await packingWork(context.db, context.customs(), query.code)).map(presentPackingWork),
  })),

  route(getStaffPackageContract, async ({ params, language, session }) => {
    const whole = await showPackage(context, 'all', params.number);
    return presentStaffPackage(whole, presenterContext(context, language), session.staffRoles);
  }),

  route(shipPackageContract, (call) =>
    context.transaction(async (tx) => {
      const shipped = await shipPackage(tx, context, staffCallOf(call), call.params.number, call.body);
      return presentStaffPackage(shipped, presenterContext(context, call.language), call.session.staffRoles);
    }),
  ),

  route(correctShipmentContract, (call) =>
    context.transaction(async (tx) => {
      const corrected = await correctShipment(tx, context, staffCallOf(call), call.params.number, call.body);
      return presentStaffPackage(corrected, presenterContext(context, call.language), call.session.staffRoles);
    }),
  ),

  route(addTrackingContract, (call) =>
    context.transaction(async (tx) => {
      const tracked = await addTracking(tx, context, staffCallOf(call), call.params.number, call.body);
      return presentStaffPackage(tracked, presenterContext(context, call.language), call.session.staffRoles);
    }),
  ),

  route(askTrackingContract, (call) =>
    context.transaction(async (tx) => {
      const asked = await askTracking(tx, context, staffCallOf(call), call.params.number);
      return presentStaffPackage(asked, presenterContext(context, call.language), call.session.staffRoles);
    }),
  ),

  route(decideReviewContract, (call) =>
    context.transaction(async (tx) => {
      const review = await decideReview(tx, context, staffCallOf(call), call.params.number, call.body.hidden);
      return presentReview(review, presenterContext(context, call.language));
    }),
  ),
];
