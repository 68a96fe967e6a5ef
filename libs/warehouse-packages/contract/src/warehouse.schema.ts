import { maxPackageItems } from '@caravan/content/contract';
import { restrictions } from '@caravan/goods/contract';
import { fenOut, id, instant, pageOf, pageQuery, z } from '@caravan/kernel/zod';
import { couponAnswer, couponCode } from '@caravan/promotions/contract/schema';
import { packingChoice } from './packing-options.schema.ts';
import { photoVerdicts, serviceKinds, serviceStatuses } from './service-states.ts';

/** A weight in whole grams. */
export const gram = z.int().min(0);
const millimetre = z.int().min(0);
/** ISO 3166-1, two letters. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
/** A property of goods that a carrier may refuse. */
export const restriction = z.enum(restrictions);
/** Goods in the warehouse that are chosen for one parcel, each once. */
export const itemIds = z
  .array(id)
  .min(1, 'no_product_selected')
  .max(maxPackageItems)
  .refine((ids) => new Set(ids).size === ids.length, 'bad_format');

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

export const storeItem = z.object({
  id,
  order_number: z.string(),
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
  /** What the goods cost, without domestic shipping. */
  value_fen: fenOut,
  /** The fee for each day after `free_until`. */
  daily_fee_fen: fenOut,
  /** The storage fee so far; it is charged with the package. */
  storage_fen: fenOut,
  /** The most that its storage can cost. */
  fee_max_fen: fenOut,
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
export const orderPhotosQuery = z.object({ ...pageQuery.shape, order_number: z.string().regex(/^CV[A-Z0-9-]{4,30}$/) });
/** The goods of one page; fewer than `page_size` are the last. */
export const orderPhotos = z.array(
  z.object({ line_id: id, item_id: id, photos: storeItem.shape.photos, photos_due: storeItem.shape.photos_due }),
);

/** The fee of a shipping method for a parcel, by part (specification 12.3). */
export const quote = z.object({
  id,
  name: z.string(),
  carrier: z.string(),
  eta_min_days: z.int(),
  eta_max_days: z.int(),
  /** The weight of goods and packing. */
  real_g: gram,
  volumetric_g: gram,
  /** The greater of real and volumetric weight. */
  chargeable_g: gram,
  /** The fee for the first 500 g. */
  first_fen: fenOut,
  /** The fee for each further 500 g or part of it. */
  further_fen: fenOut,
  further_steps: z.int(),
  customs_fen: fenOut,
  storage_fen: fenOut,
  /** The chosen packing options. */
  packing_fen: fenOut,
  /** The chosen insurance. */
  insurance_fen: fenOut,
  fee_fen: fenOut,
  available: z.boolean(),
  /** Why the shipping method cannot carry the parcel, in the caller's language. */
  reason: z.string().nullable(),
  /** The kinds of goods that the shipping method does not carry. */
  restrictions: z.array(restriction),
  /** The volume in cm³ that counts as one kilogram; null if the method charges by real weight alone. */
  divisor: z.int().nullable(),
  max_g: gram,
  max_side_mm: millimetre,
  max_girth_mm: millimetre.nullable(),
});
export const packageQuotes = z.object({
  /** The weight of the goods without packing. */
  weight_g: gram,
  lines: z.array(quote),
});

/** The quotes for goods of the caller, and what a coupon would lower. */
export const ownQuotes = z.object({
  ...packageQuotes.shape,
  /** Whether shoppers can use any coupon for shipping now. */
  coupons: z.boolean(),
  /** What the sent coupon does to the fee of each shipping method; empty if none was sent. */
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

/** One side of a parcel in millimetres. */
export const side = z.int().min(1).max(10_000);
const sizes = ['length_mm', 'width_mm', 'height_mm'] as const;
export const estimateRequest = z
  .strictObject({
    country: countryCode,
    weight_g: z.int().min(1).max(100_000),
    /** All three or none: without a size only the real weight counts. */
    length_mm: side.optional(),
    width_mm: side.optional(),
    height_mm: side.optional(),
    restrictions: z.array(restriction).max(restrictions.length).optional(),
  })
  .check(({ value, issues }) => {
    const missing = sizes.filter((name) => value[name] === undefined);
    if (missing.length === sizes.length) return;
    for (const name of missing) issues.push({ code: 'custom', path: [name], message: 'required', input: value });
  });

/** A worked example with the shop's own prices; without lines if no method carries it. */
export const shippingExample = z.object({ country: countryCode, weight_g: gram, lines: z.array(quote) });

export type StoreItem = z.infer<typeof storeItem>;
export type StoreQuery = z.infer<typeof storeQuery>;
export type OrderPhotosQuery = z.infer<typeof orderPhotosQuery>;
export type OrderPhotos = z.infer<typeof orderPhotos>;
export type StorePage = z.infer<typeof storePage>;
export type Quote = z.infer<typeof quote>;
export type PackageQuotes = z.infer<typeof packageQuotes>;
export type OwnQuotes = z.infer<typeof ownQuotes>;
export type QuoteRequest = z.infer<typeof quoteRequest>;
export type ShippingExample = z.infer<typeof shippingExample>;
export type EstimateRequest = z.infer<typeof estimateRequest>;
