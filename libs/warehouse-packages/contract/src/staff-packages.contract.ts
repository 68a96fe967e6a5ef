import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  addStorePhotos,
  addTracking,
  askTracking,
  correctShipment,
  decideReview,
  getItemLabel,
  getPackageLabel,
  getStaffPackage,
  listPacking,
  listStaffPackages,
  shipPackage,
} from './staff-packages.endpoints.ts';
import { byNumber, review } from './warehouse-packages.schema.ts';
import { byItem, storeItem } from './warehouse.schema.ts';
import { packingWorkQuery, packingWorks, staffPackagePage } from './staff-package-list.schema.ts';
import {
  shipment,
  staffPackage,
  staffPackagesQuery,
  staffReviewDecision,
  storePhotos,
  trackingUpdate,
} from './staff-packages.schema.ts';
export * from './staff-package-list.schema.ts';
export * from './staff-packages.schema.ts';

export const addStorePhotosContract = schemaOf(addStorePhotos, { params: byItem, body: storePhotos, data: storeItem });
export const getItemLabelContract = schemaOf(getItemLabel, { params: byItem, data: z.unknown() });
export const getPackageLabelContract = schemaOf(getPackageLabel, { params: byNumber, data: z.unknown() });
export const listStaffPackagesContract = schemaOf(listStaffPackages, {
  query: staffPackagesQuery,
  data: staffPackagePage,
});
export const listPackingContract = schemaOf(listPacking, { query: packingWorkQuery, data: packingWorks });
export const getStaffPackageContract = schemaOf(getStaffPackage, { params: byNumber, data: staffPackage });
export const shipPackageContract = schemaOf(shipPackage, { params: byNumber, body: shipment, data: staffPackage });
export const correctShipmentContract = schemaOf(correctShipment, {
  params: byNumber,
  body: shipment,
  data: staffPackage,
});
export const addTrackingContract = schemaOf(addTracking, {
  params: byNumber,
  body: trackingUpdate,
  data: staffPackage,
});
export const askTrackingContract = schemaOf(askTracking, { params: byNumber, data: staffPackage });
export const decideReviewContract = schemaOf(decideReview, {
  params: byNumber,
  body: staffReviewDecision,
  data: review,
});
