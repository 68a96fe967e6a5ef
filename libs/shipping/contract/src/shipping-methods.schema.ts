import { fen, fenOut, id, instant, text, written, z } from '@caravan/kernel/zod';
import { countryCode, gram, restriction, side } from './parcel.schema.ts';
import { methodSheet } from './price-sheets/sheet-terms.schema.ts';
import { restrictions } from './restrictions.ts';

/** A shipping method as staff edit it, with prices by zones of countries. */
const methodFields = z.strictObject({
  name: written(text(1, 60)),
  carrier: text(1, 60),
  /** The tracking number replaces `{number}`; empty if the carrier has no tracking page. */
  tracking_url: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]),
  zones: z
    .array(
      z.strictObject({
        countries: z.array(countryCode).min(1).max(250),
        eta_min_days: z.int().min(1).max(365),
        eta_max_days: z.int().min(1).max(365),
        first_fen: fen,
        further_fen: fen,
        customs_fen: fen,
      }),
    )
    .min(1)
    .max(60),
  min_g: gram.max(100_000),
  max_g: gram.min(1).max(1_000_000),
  max_side_mm: side,
  max_girth_mm: z.int().min(1).max(30_000).nullable(),
  /** cm³ per kilogram; null if only the real weight counts. */
  divisor: z.int().min(1_000).max(20_000).nullable(),
  /** The weight of carton and filling, in grams, which is added to the goods' weight. */
  packing_g: gram.max(10_000),
  max_value_fen: fen.nullable(),
  /** The kinds of goods that it does not carry. */
  restrictions: z.array(restriction).max(restrictions.length),
  active: z.boolean(),
  /**
   * The price sheet by which it charges instead of the prices of its zones. Null for none; if it is left out, a change keeps
   * the one that there is.
   */
  sheet: methodSheet.nullable().optional(),
});
const refuseContradictions = ({ value, issues }: z.core.ParsePayload<z.infer<typeof methodFields>>): void => {
  const countries = value.zones.flatMap((zone) => zone.countries);
  const refuse = (path: PropertyKey[], message: string) => issues.push({ code: 'custom', path, message, input: value });
  if (new Set(countries).size !== countries.length) refuse(['zones'], 'zone_twice');
  if (value.max_g < value.min_g) refuse(['max_g'], 'range_reversed');
  for (const [index, zone] of value.zones.entries()) {
    if (zone.eta_max_days < zone.eta_min_days) refuse(['zones', index, 'eta_max_days'], 'range_reversed');
  }
};
export const newShippingMethod = methodFields.check(refuseContradictions);
const methodAnswer = { version: z.int(), ...methodFields.shape, tracking_url: z.string() };
export const shippingMethod = z.object({
  id,
  ...methodAnswer,
  /** Since when this version is in force; null for the first one. */
  effective_from: instant.nullable(),
  /** The versions of the future, in the order in which they come into force. */
  scheduled: z.array(z.object({ ...methodAnswer, effective_from: instant })),
});

/** The fields of a shipping method as it was read. Those that staff do not write are dropped. */
const readFields = {
  ...methodFields.shape,
  version: z.int().optional(),
  /** When the change comes into force. At once if it is left out, null or past. */
  effective_from: instant.nullable().optional(),
  scheduled: shippingMethod.shape.scheduled.optional(),
};
/** Accepts a whole shipping method as it was read. */
export const shippingMethodChange = z
  .strictObject({ ...readFields, id: id.optional() })
  .check(refuseContradictions)
  .pipe(z.object({ ...methodFields.shape, effective_from: readFields.effective_from }));

/** A shipping method as it might become. */
export const shippingMethodDraft = z
  .strictObject({ ...readFields, id })
  .check(refuseContradictions)
  .pipe(z.object({ ...methodFields.shape, id }));

/** Effect that a change would have had on the paid parcels of the last 30 days. */
export const shippingMethodPreview = z.object({
  from: instant,
  /** The parcels of the shipping method, without cancelled ones. */
  parcels: z.int(),
  /** False if there were too many parcels, so that only the newest count. */
  complete: z.boolean(),
  dearer: z.int(),
  cheaper: z.int(),
  /** Parcels that it would no longer carry. */
  refused: z.int(),
  /** Fees of the parcels that the method would still carry, as shoppers paid them and as they would have. */
  old_fen: fenOut,
  new_fen: fenOut,
  /** The parcels whose fee differs most, those that are no longer carried first. */
  items: z.array(
    z.object({
      number: z.string(),
      country: countryCode,
      paid_at: instant,
      chargeable_g: gram,
      old_fen: fenOut,
      /** Null if it would no longer carry the parcel. */
      new_fen: fenOut.nullable(),
      /** In the caller's language. */
      reason: z.string().nullable(),
    }),
  ),
});

export type NewShippingMethod = z.infer<typeof newShippingMethod>;
export type ShippingMethodChange = z.infer<typeof shippingMethodChange>;
export type ShippingMethodDraft = z.infer<typeof shippingMethodDraft>;
export type ShippingMethodPreview = z.infer<typeof shippingMethodPreview>;
export type ShippingMethod = z.infer<typeof shippingMethod>;
