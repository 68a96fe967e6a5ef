import { schemaOf } from '@caravan/kernel';
import { id, instant, pageOf, text, z } from '@caravan/kernel/zod';
import {
  addStorePhotos,
  addTracking,
  correctShipment,
  decideReview,
  getItemLabel,
  getPackageLabel,
  listStaffPackages,
  shipPackage,
} from './staff-packages.wire.ts';
import { byNumber, counts, packagesQuery, parcel, review, storeItem } from './warehouse-packages.schema.ts';

const byItem = z.object({ item_id: id });

export const storePhotos = z.strictObject({ photos: z.union([z.file('not_a_picture').transform((one) => [one]), z.array(z.file('not_a_picture')).min(1).max(20)]) });
export const shipment = z.strictObject({ carrier: text(1, 60), tracking_number: text(1, 60) });
export const trackingUpdate = z.strictObject({ at: instant, place: text(0, 100), text: text(1, 300) });
export const staffReviewDecision = z.strictObject({ hidden: z.boolean() });
export const staffPackage = z.object({ ...parcel.shape, user_id: id });
export const staffPackagePage = z.object({ ...pageOf(staffPackage).shape, counts });

export type StorePhotos = z.infer<typeof storePhotos>;
export type Shipment = z.infer<typeof shipment>;
export type TrackingUpdate = z.infer<typeof trackingUpdate>;
export type StaffReviewDecision = z.infer<typeof staffReviewDecision>;
export type StaffPackage = z.infer<typeof staffPackage>;
export type StaffPackagePage = z.infer<typeof staffPackagePage>;

export const addStorePhotosSchema = schemaOf(addStorePhotos, { params: byItem, body: storePhotos, data: storeItem });
export const getItemLabelSchema = schemaOf(getItemLabel, { params: byItem, data: z.unknown() });
export const getPackageLabelSchema = schemaOf(getPackageLabel, { params: byNumber, data: z.unknown() });
export const listStaffPackagesSchema = schemaOf(listStaffPackages, { query: packagesQuery, data: staffPackagePage });
export const shipPackageSchema = schemaOf(shipPackage, { params: byNumber, body: shipment, data: staffPackage });
export const correctShipmentSchema = schemaOf(correctShipment, { params: byNumber, body: shipment, data: staffPackage });
export const addTrackingSchema = schemaOf(addTracking, { params: byNumber, body: trackingUpdate, data: staffPackage });
export const decideReviewSchema = schemaOf(decideReview, { params: byNumber, body: staffReviewDecision, data: review });
