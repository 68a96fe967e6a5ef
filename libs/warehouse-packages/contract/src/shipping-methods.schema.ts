import { fen, id, text, z } from '@caravan/kernel/zod';
import { restrictions } from './package-states.ts';
import { countryCode, gram, restriction, side } from './warehouse.schema.ts';

/** A shipping method as staff edit it, with prices by zones of countries. */
const methodFields = z.strictObject({
  name: z.strictObject({ en: text(1, 60), zh: text(1, 60) }),
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
export const shippingMethod = z.object({ id, version: z.int(), ...methodFields.shape, tracking_url: z.string() });

/** Accepts a whole shipping method as it was read and drops its id and version. */
export const shippingMethodChange = z
  .strictObject({ ...methodFields.shape, id: id.optional(), version: z.int().optional() })
  .check(refuseContradictions)
  .pipe(z.object(methodFields.shape));

export type NewShippingMethod = z.infer<typeof newShippingMethod>;
export type ShippingMethodChange = z.infer<typeof shippingMethodChange>;
export type ShippingMethod = z.infer<typeof shippingMethod>;
