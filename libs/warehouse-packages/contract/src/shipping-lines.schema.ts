import { schemaOf } from '@caravan/kernel';
import { fen, id, text, z } from '@caravan/kernel/zod';
import { restrictions } from './package-states.ts';
import { createShippingLine, listShippingLines, updateShippingLine } from './shipping-lines.wire.ts';
import { countryCode, gram, restriction, side } from './warehouse-packages.schema.ts';

/** A shipping line as staff keep it; prices by zones of countries. */
const lineFields = z.strictObject({
  name: z.strictObject({ en: text(1, 60), zh: text(1, 60) }),
  carrier: text(1, 60),
  /** `{number}` is replaced by the tracking number; empty where the carrier has no such page. */
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
  /** cm³ per kilogram; null where the real weight counts alone. */
  divisor: z.int().min(1_000).max(20_000).nullable(),
  /** Added to the goods' weight for carton and filling, in grams. */
  packing_g: gram.max(10_000),
  max_value_fen: fen.nullable(),
  /** Kinds of goods it does not carry. */
  restrictions: z.array(restriction).max(restrictions.length),
  active: z.boolean(),
});
const refuseContradictions = ({ value, issues }: z.core.ParsePayload<z.infer<typeof lineFields>>): void => {
  const countries = value.zones.flatMap((zone) => zone.countries);
  const refuse = (path: PropertyKey[], message: string) => issues.push({ code: 'custom', path, message, input: value });
  if (new Set(countries).size !== countries.length) refuse(['zones'], 'zone_twice');
  if (value.max_g < value.min_g) refuse(['max_g'], 'range_reversed');
  for (const [index, zone] of value.zones.entries()) {
    if (zone.eta_max_days < zone.eta_min_days) refuse(['zones', index, 'eta_max_days'], 'range_reversed');
  }
};
export const newShippingLine = lineFields.check(refuseContradictions);
export const shippingLine = z.object({ id, version: z.int(), ...lineFields.shape, tracking_url: z.string() });

/** A line may be sent back as it was read: its id and its version are left out. */
export const shippingLineChange = z
  .strictObject({ ...lineFields.shape, id: id.optional(), version: z.int().optional() })
  .check(refuseContradictions)
  .pipe(z.object(lineFields.shape));

export type NewShippingLine = z.infer<typeof newShippingLine>;
export type ShippingLineChange = z.infer<typeof shippingLineChange>;
export type ShippingLine = z.infer<typeof shippingLine>;

export const listShippingLinesSchema = schemaOf(listShippingLines, { data: z.array(shippingLine) });
export const createShippingLineSchema = schemaOf(createShippingLine, { body: newShippingLine, data: shippingLine });
export const updateShippingLineSchema = schemaOf(updateShippingLine, { params: z.object({ id }), body: shippingLineChange, data: shippingLine });
