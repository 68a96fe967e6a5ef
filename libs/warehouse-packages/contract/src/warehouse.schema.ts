import { maxPackageItems } from '@caravan/content/contract';
import { fenOut, id, instant, orderNumber, pageOf, pageQuery, z } from '@caravan/kernel/zod';
import { couponAnswer, couponCode } from '@caravan/promotions/contract/schema';
import { countryCode, gram, itemIds, millimetre, packageQuotes, restriction } from '@caravan/shipping/contract/schema';
import { packingChoice } from './packing-options.schema.ts';
import { whereItIs } from './warehouses.schema.ts';
import { measureKinds, photoVerdicts, serviceKinds, serviceStatuses } from './service-states.ts';

/** The number of a service. */
export const serviceNumber = z.string().regex(/^SV[A-Z0-9-]{4,30}$/);

export const byItem = z.object({ item_id: id });

/** The shopper's last word on the photos of goods. */
export const photoVerdict = z.object({
  verdict: z.enum(photoVerdicts),
  /** The number of photos that it is about; with more photos the shopper may decide again. */
  photos: z.int(),
  note: z.string(),
  at: instant,
  /** The return that a rejection opened. */
  return_number: z.string().nullable(),
});

/** A service for goods that is to be paid or done. */
export const itemService = z.object({
  number: z.string(),
  kind: z.enum(serviceKinds),
  status: z.enum(serviceStatuses),
  units: z.int(),
  note: z.string(),
});

/** The dimensions that a measurement of goods has. */
export const itemMeasures = z.array(
  z.object({
    what: z.enum(measureKinds),
    /** The dimension that the shopper means by `other`; empty for the rest. */
    name: z.string(),
    /** The value on the product page, in mm or g. */
    stated: z.int().nullable(),
  }),
);

export const storeItem = z.object({
  id,
  /** The number of its order, or with `own` of the shopper's own parcel. */
  order_number: z.string(),
  /** It came in a parcel that the shopper sent; absent for goods that we bought. */
  own: z.literal(true).optional(),
  ...whereItIs,
  name: z.string(),
  spec: z.string(),
  image: z.string().nullable(),
  quantity: z.int(),
  /** The measured weight of all pieces together. */
  weight_g: gram,
  length_mm: millimetre,
  width_mm: millimetre,
  height_mm: millimetre,
  restrictions: z.array(restriction),
  stored_at: instant,
  free_until: instant,
  /** The free days that remain, the current one included; 0 after they have ended. */
  days_left: z.int().min(0),
  /** The price of the goods, without domestic shipping. */
  value_fen: fenOut,
  /** The fee for each day after `free_until`. */
  daily_fee_fen: fenOut,
  /** The storage fee so far; it is charged with the package. */
  storage_fen: fenOut,
  /** The most that its storage can cost. */
  fee_max_fen: fenOut,
  /** The price of handling goods of an own parcel; it is charged with the package. Absent if it is 0. */
  handling_fen: fenOut.optional(),
  /**
   * It is not disposed of before this time, nor before the warnings about it were sent; a late warning moves the time.
   * Null while a package reserves it.
   */
  dispose_at: instant.nullable(),
  /** In the order of their pieces; `piece` is null for photos of all pieces together. */
  photos: z.array(z.object({ url: z.string(), thumb_url: z.string(), piece: z.int().nullable() })),
  /** The paid photos that staff still have to take. */
  photos_due: z.int().min(0),
  /** How many more photos can be ordered. */
  photos_left: z.int().min(0),
  /** Null until the shopper has accepted or rejected photos. */
  photo_verdict: photoVerdict.nullable(),
  /** Whether the shopper may accept or reject the photos that are there. */
  photos_open: z.boolean(),
  services: z.array(itemService),
  packable: z.boolean(),
  /** Why it cannot be packed, in the caller's language. */
  reason: z.string().nullable(),
  /** The package that reserves the item. */
  package_number: z.string().nullable(),
  /** Whether the shopper can ask to return it now, and until when that is possible for free goods. */
  returnable: z.boolean(),
  return_until: instant,
  /** The return to its seller that reserves the item. */
  return_number: z.string().nullable(),
});
export const storeQuery = z.object({
  ...pageQuery.shape,
  /** Only these goods, separated by commas; unknown ids are left out. */
  ids: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64})*$/)
    .max(65 * maxPackageItems)
    .optional(),
});
export const storePage = pageOf(storeItem);

/** The photos of an order's goods, wherever the goods are by now. */
export const orderPhotosQuery = z.object({ ...pageQuery.shape, order_number: orderNumber });
/** The goods of one page; fewer than `page_size` are the last. */
export const orderPhotos = z.array(
  z.object({ line_id: id, item_id: id, photos: storeItem.shape.photos, photos_due: storeItem.shape.photos_due }),
);

/** The quotes for goods of the caller, and what a coupon would lower. */
export const ownQuotes = z.object({
  ...packageQuotes.shape,
  /** Whether shoppers can use any coupon for shipping now. */
  coupons: z.boolean(),
  /** The effect of the sent coupon on the fee of each shipping method; empty if none was sent. */
  discounts: z.array(z.object({ line_id: id, ...couponAnswer.shape })),
});

export const quoteRequest = z
  .strictObject({
    item_ids: itemIds,
    address_id: id.optional(),
    country: countryCode.optional(),
    packing_options: packingChoice.optional(),
    insurance_id: id.optional(),
    /** A coupon to try. */
    coupon_code: couponCode.optional(),
    /** A packing rehearsal of exactly these goods; its options and its weight count. */
    rehearsal: serviceNumber.optional(),
  })
  .refine(({ address_id, country }) => (address_id === undefined) !== (country === undefined), {
    path: ['address_id'],
    message: 'address_required',
  });

export type StoreItem = z.infer<typeof storeItem>;
export type StoreQuery = z.infer<typeof storeQuery>;
export type OrderPhotosQuery = z.infer<typeof orderPhotosQuery>;
export type OrderPhotos = z.infer<typeof orderPhotos>;
export type StorePage = z.infer<typeof storePage>;
export type OwnQuotes = z.infer<typeof ownQuotes>;
export type QuoteRequest = z.infer<typeof quoteRequest>;
