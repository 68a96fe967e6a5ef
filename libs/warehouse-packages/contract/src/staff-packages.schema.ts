import { maxUploadedPhotos } from '@caravan/goods/contract';
import { carrierName, id, instant, longPageQuery, text, trackingNumber, z } from '@caravan/kernel/zod';
import { packageStages } from './package-states.ts';
import { followStates, trackingStages } from '@caravan/shipping/contract';
import { inWarehouse } from './warehouses.schema.ts';
import { pastWeighing } from './weighing.schema.ts';
import { packagesQuery, parcel, parcelItem, trackingEvent } from './warehouse-packages.schema.ts';

export const storePhotos = z.strictObject({
  photos: z.union([
    z.file('not_a_picture').transform((one) => [one]),
    z.array(z.file('not_a_picture')).min(1).max(maxUploadedPhotos),
  ]),
  /** The piece that they show, from 1; without it they show all pieces together. Arrives as text of a form. */
  piece: z.coerce.number().pipe(z.int().min(1)).optional(),
});
export const shipment = z.strictObject({ carrier: carrierName(1, 60), tracking_number: trackingNumber });
export const trackingUpdate = z.strictObject({
  at: instant,
  place: text(0, 100),
  text: text(1, 300),
  stage: z.enum(trackingStages).optional(),
});
export const staffReviewDecision = z.strictObject({ hidden: z.boolean() });
export const staffPackage = z.object({
  ...parcel.shape,
  items: z.array(z.object({ ...parcelItem.shape, number: z.string(), bin: z.string().nullable() })),
  /** Its goods that failed their check, and what is wrong: it is not packed before somebody decides about them. */
  failed_goods: z.array(z.object({ item_id: id, number: z.string(), note: z.string() })),
  /** The numbers of its goods that a count did not find: it is packed once they are in a bin again. */
  missing_goods: z.array(z.string()),
  tracking: z
    .object({
      ...parcel.shape.tracking.unwrap().shape,
      /** `source` is `staff` or the name of the tracking service. */
      events: z.array(z.object({ ...trackingEvent.shape, source: z.string() })),
    })
    .nullable(),
  user_id: id,
  /** How the tracking service follows it; null if it follows nothing of this package. */
  followed: z
    .object({
      source: z.string(),
      state: z.enum(followStates),
      /** The service's reason if it refused the number; null otherwise. */
      code: z.int().nullable(),
      /** When it last said something, or that it has nothing to say. */
      heard_at: instant.nullable(),
    })
    .nullable(),
  /** How far it is in the warehouse; null before picking, and once it was shipped or cancelled. */
  stage: z.enum(packageStages).nullable(),
  /** The weighings of the parcel, the latest last. */
  weighings: z.array(pastWeighing),
  /** The pick list that collects its goods. */
  pick_id: z.string().nullable(),
});
export const staffPackagesQuery = z.object({
  ...packagesQuery.shape,
  ...longPageQuery.shape,
  /** A number of a package, of goods, of an order, or of a carrier. */
  q: text(1, 100).optional(),
  ...inWarehouse,
});

export type StorePhotos = z.infer<typeof storePhotos>;
export type Shipment = z.infer<typeof shipment>;
export type TrackingUpdate = z.infer<typeof trackingUpdate>;
export type StaffReviewDecision = z.infer<typeof staffReviewDecision>;
export type StaffPackagesQuery = z.infer<typeof staffPackagesQuery>;
export type StaffPackage = z.infer<typeof staffPackage>;
