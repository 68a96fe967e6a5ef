import { address } from '@caravan/account/contract/schema';
import { schemaOf } from '@caravan/kernel';
import { fen, fenOut, id, instant, pageOf, pageQuery, text, z } from '@caravan/kernel/zod';
import { maxPackageItems, packageActions, packageEvents, packageStatuses, restrictions } from './package-states.ts';
import {
  cancelPackage,
  createPackage,
  estimateShipping,
  getPackage,
  getReviewPicture,
  getStorePhoto,
  listPackages,
  listReviews,
  listStore,
  quotePackage,
  receivePackage,
  reviewPackage,
} from './warehouse-packages.wire.ts';

export const packageNumber = z.string().regex(/^PK[A-Z0-9-]{4,30}$/);
export const byNumber = z.object({ number: packageNumber });
export const gram = z.int().min(0);
const millimetre = z.int().min(0);
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
export const restriction = z.enum(restrictions);
const itemIds = z
  .array(id)
  .min(1, 'no_product_selected')
  .max(maxPackageItems)
  .refine((ids) => new Set(ids).size === ids.length, 'bad_format');

export const storeItem = z.object({
  id,
  order_number: z.string(),
  name: z.string(),
  spec: z.string(),
  image: z.string().nullable(),
  quantity: z.int(),
  /** Of all its pieces together, as they were put on the scales. */
  weight_g: gram,
  length_mm: millimetre,
  width_mm: millimetre,
  height_mm: millimetre,
  restrictions: z.array(restriction),
  stored_at: instant,
  free_until: instant,
  /** Free days that are left, begun ones included; 0 once they are over. */
  days_left: z.int().min(0),
  /** What each day costs after `free_until`. */
  daily_fee_fen: fenOut,
  /** What has come together since; it is charged with the package. */
  storage_fen: fenOut,
  photos: z.array(z.object({ url: z.string(), thumb_url: z.string() })),
  /** Photos that were paid for and are still to come. */
  photos_due: z.int().min(0),
  packable: z.boolean(),
  /** Why it cannot be packed, in the caller's language. */
  reason: z.string().nullable(),
  /** The package it is reserved for. */
  package_number: z.string().nullable(),
});
export const storeQuery = pageQuery;
export const storePage = pageOf(storeItem);

/** What a line takes for a parcel, part by part (api.md, warehouse and packages). */
export const quote = z.object({
  id,
  name: z.string(),
  carrier: z.string(),
  eta_min_days: z.int(),
  eta_max_days: z.int(),
  /** Goods and packing. */
  real_g: gram,
  volumetric_g: gram,
  /** The greater of the two. */
  chargeable_g: gram,
  /** For the first 500 g. */
  first_fen: fenOut,
  /** For each further 500 g begun. */
  further_fen: fenOut,
  further_steps: z.int(),
  customs_fen: fenOut,
  storage_fen: fenOut,
  fee_fen: fenOut,
  available: z.boolean(),
  /** Why the line cannot carry it, in the caller's language. */
  reason: z.string().nullable(),
  /** Kinds of goods that the line does not carry. */
  restrictions: z.array(restriction),
  /** Volume in cm³ that counts as one kilogram; null where the line charges by real weight alone. */
  divisor: z.int().nullable(),
  max_g: gram,
  max_side_mm: millimetre,
  max_girth_mm: millimetre.nullable(),
});
export const packageQuotes = z.object({
  /** Of the goods, without packing. */
  weight_g: gram,
  lines: z.array(quote),
});

export const quoteRequest = z
  .strictObject({ item_ids: itemIds, address_id: id.optional(), country: countryCode.optional() })
  .refine(({ address_id, country }) => (address_id === undefined) !== (country === undefined), { path: ['address_id'], message: 'address_required' });

/** A side of a parcel. */
export const side = z.int().min(1).max(10_000);
const sizes = ['length_mm', 'width_mm', 'height_mm'] as const;
export const estimateRequest = z
  .strictObject({
    country: countryCode,
    weight_g: z.int().min(1).max(100_000),
    /** All three or none: without a size the real weight counts alone. */
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

export const newPackage = z.strictObject({
  item_ids: itemIds,
  address_id: z.string('address_required').regex(/^[A-Za-z0-9_-]{1,64}$/, 'address_required'),
  line_id: z.string('line_required').regex(/^[A-Za-z0-9_-]{1,64}$/, 'line_required'),
  packing_note: text(0, 500).default(''),
  declared_value_fen: fen,
  /** The fee that the shopper was shown; another by now answers `quote_changed` and packs nothing. */
  fee_fen: fen.optional(),
});
export const packageMade = z.object({ number: packageNumber, amount_fen: fenOut, expires_at: instant });

export const review = z.object({ text: z.string(), anonymous: z.boolean(), image: z.string().nullable(), created_at: instant });
/** Arrives as a form; its picture's kind and size are judged by its bytes. */
export const newReview = z.strictObject({
  text: text(1, 1000),
  anonymous: z.union([z.boolean(), z.enum(['true', 'false']).transform((written) => written === 'true')]),
  image: z.file('not_a_picture').optional(),
});

export const parcelItem = storeItem.pick({
  id: true,
  order_number: true,
  name: true,
  spec: true,
  image: true,
  quantity: true,
  weight_g: true,
  restrictions: true,
  photos: true,
});
/** Where a package goes, as it was when it was made; empty but for the country once its owner has closed the account. */
const words = z.string();
export const parcelAddress = z.object({
  first_name: words,
  last_name: words,
  email: words,
  continent: address.shape.continent,
  country: address.shape.country,
  province: words,
  city: words,
  detail: words,
  postcode: words,
  phone: words,
});
export const parcel = z.object({
  number: packageNumber,
  status: z.enum(packageStatuses),
  items: z.array(parcelItem),
  address: parcelAddress,
  line: z.object({ id, name: z.string(), carrier: z.string() }),
  fee: quote,
  packing_note: z.string(),
  declared_value_fen: fenOut,
  tracking: z
    .object({
      carrier: z.string(),
      number: z.string(),
      url: z.string().nullable(),
      events: z.array(z.object({ at: instant, place: z.string(), text: z.string() })),
    })
    .nullable(),
  created_at: instant,
  expires_at: instant,
  paid_at: instant.nullable(),
  shipped_at: instant.nullable(),
  /** When it counts as received by itself. */
  done_by: instant.nullable(),
  done_at: instant.nullable(),
  review: review.nullable(),
  timeline: z.array(
    z.object({
      status: z.enum(packageStatuses),
      event: z.enum(packageEvents),
      at: instant,
      by: z.enum(['shopper', 'staff', 'system']),
      note: z.string().nullable(),
    }),
  ),
  actions: z.array(z.enum(packageActions)),
});

export const packagesQuery = z.object({ ...pageQuery.shape, status: z.enum(packageStatuses).optional() });
/** How many packages there are in each status. */
export const counts = z.record(z.enum(packageStatuses), z.int());
export const parcelPage = z.object({ ...pageOf(parcel).shape, counts });

/** `name` is masked like `A***e`, or "Anonymous" in the caller's language. */
export const publicReview = z.object({ text: z.string(), image: z.string().nullable(), name: z.string(), created_at: instant });
export const publicReviewPage = pageOf(publicReview);

export type StoreItem = z.infer<typeof storeItem>;
export type StoreQuery = z.infer<typeof storeQuery>;
export type StorePage = z.infer<typeof storePage>;
export type Quote = z.infer<typeof quote>;
export type PackageQuotes = z.infer<typeof packageQuotes>;
export type QuoteRequest = z.infer<typeof quoteRequest>;
export type EstimateRequest = z.infer<typeof estimateRequest>;
export type NewPackage = z.infer<typeof newPackage>;
/** What the form's fields hold. */
export type NewPackageForm = z.input<typeof newPackage>;
export type PackageMade = z.infer<typeof packageMade>;
export type Review = z.infer<typeof review>;
export type NewReview = z.infer<typeof newReview>;
export type NewReviewForm = z.input<typeof newReview>;
export type ParcelItem = z.infer<typeof parcelItem>;
export type Parcel = z.infer<typeof parcel>;
export type PackagesQuery = z.infer<typeof packagesQuery>;
export type ParcelPage = z.infer<typeof parcelPage>;
export type PublicReview = z.infer<typeof publicReview>;
export type PublicReviewPage = z.infer<typeof publicReviewPage>;

export const listStoreSchema = schemaOf(listStore, { query: storeQuery, data: storePage });
export const getStorePhotoSchema = schemaOf(getStorePhoto, { params: z.object({ token: z.string().regex(/^[\w.-]{1,300}$/) }), data: z.unknown() });
export const quotePackageSchema = schemaOf(quotePackage, { body: quoteRequest, data: packageQuotes });
export const estimateShippingSchema = schemaOf(estimateShipping, { body: estimateRequest, data: packageQuotes });
export const createPackageSchema = schemaOf(createPackage, { body: newPackage, data: packageMade });
export const listPackagesSchema = schemaOf(listPackages, { query: packagesQuery, data: parcelPage });
export const getPackageSchema = schemaOf(getPackage, { params: byNumber, data: parcel });
export const cancelPackageSchema = schemaOf(cancelPackage, { params: byNumber, data: parcel });
export const receivePackageSchema = schemaOf(receivePackage, { params: byNumber, data: parcel });
export const reviewPackageSchema = schemaOf(reviewPackage, { params: byNumber, body: newReview, data: review });
export const listReviewsSchema = schemaOf(listReviews, { query: pageQuery, data: publicReviewPage });
export const getReviewPictureSchema = schemaOf(getReviewPicture, { params: z.object({ id }), data: z.unknown() });
