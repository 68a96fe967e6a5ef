import { schemaOf } from '@caravan/kernel';
import { fenOut, id, instant, pageOf, pageQuery, z } from '@caravan/kernel/zod';
import { maxPackageItems, restrictions } from './package-states.ts';
import { estimateShipping, getStorePhoto, listStore, quotePackage } from './warehouse-packages.wire.ts';

export const gram = z.int().min(0);
const millimetre = z.int().min(0);
export const countryCode = z.string().regex(/^[A-Z]{2}$/);
export const restriction = z.enum(restrictions);
export const itemIds = z
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

export type StoreItem = z.infer<typeof storeItem>;
export type StoreQuery = z.infer<typeof storeQuery>;
export type StorePage = z.infer<typeof storePage>;
export type Quote = z.infer<typeof quote>;
export type PackageQuotes = z.infer<typeof packageQuotes>;
export type QuoteRequest = z.infer<typeof quoteRequest>;
export type EstimateRequest = z.infer<typeof estimateRequest>;

export const listStoreSchema = schemaOf(listStore, { query: storeQuery, data: storePage });
export const getStorePhotoSchema = schemaOf(getStorePhoto, { params: z.object({ token: z.string().regex(/^[\w.-]{1,300}$/) }), data: z.unknown() });
export const quotePackageSchema = schemaOf(quotePackage, { body: quoteRequest, data: packageQuotes });
export const estimateShippingSchema = schemaOf(estimateShipping, { body: estimateRequest, data: packageQuotes });
