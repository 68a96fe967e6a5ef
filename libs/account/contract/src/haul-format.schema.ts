import { isStorable } from '@caravan/kernel';
import { instant, z } from '@caravan/kernel/zod';
import { haulFormat, haulVersion, type HaulPart } from './haul-format.ts';

/*
 * The rows of an archive (docs/haul-archive.md). Other programs write them, so each text has a limit and
 * no unknown field is accepted.
 */
const words = (max: number) => z.string().max(max).refine(isStorable);
const ref = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const code = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);
const gram = z.int().min(0).max(10_000_000);
const millimetre = z.int().min(0).max(100_000);
const pieces = z.int().min(0).max(1_000_000);
/** Without a limit, the fraction of a second could have any number of digits. */
const time = instant.max(30);
const optionalTime = time.nullable();
const address = (max: number) =>
  z
    .url({ protocol: /^https?$/ })
    .max(max)
    .refine(isStorable);
/** PostgreSQL has no year 0. */
const storedTime = time.refine((at) => at >= '0001');
/** Amounts that a shop computes; only records of a balance may be below zero. */
const fen = z.int().min(0);
const signedFen = z.int();
const currency = z.string().regex(/^[A-Z]{3}$/);
const decimal = z.string().regex(/^\d{1,12}(\.\d{1,8})?$/);
const step = z.strictObject({ status: code, event: code, at: time });

/** An order of one shop. Amounts are fen (CNY). */
export const haulOrder = z.strictObject({
  number: ref,
  shop_name: words(500).nullable(),
  status: code,
  created_at: time,
  paid_at: optionalTime,
  goods_fen: fen,
  photo_fen: fen,
  domestic_shipping_fen: fen,
  /** The part of the price of the goods that a coupon took off. */
  discount_fen: fen,
  /** The service fee of the shop; archives of orders without one do not have it. */
  service_fee_fen: fen.optional(),
  /** Of the order without extra payments: the parts above less the discount. */
  amount_fen: fen,
  /** Extra payments that were paid. */
  extra_fen: fen,
  refunded_fen: fen,
  note: words(2_000),
  lines: z
    .array(
      z.strictObject({
        id: ref,
        name: words(1_000),
        spec: words(1_000),
        /** The page of the product; null for goods without one. */
        source_url: address(4_096).nullable(),
        quantity: pieces,
        price_fen: fen,
        refunded_quantity: pieces,
      }),
    )
    .max(500),
  timeline: z.array(step).max(2_000),
});

/** Goods that arrived in the warehouse. */
export const haulGoods = z.strictObject({
  id: ref,
  /** The order of the archive to which they belong, or with `own` the shopper's own parcel, which is in no archive. */
  order_number: ref,
  /** They came in a parcel that the shopper sent; archives without such goods do not have it. */
  own: z.literal(true).optional(),
  name: words(1_000),
  spec: words(1_000),
  quantity: pieces,
  weight_g: gram,
  length_mm: millimetre,
  width_mm: millimetre,
  height_mm: millimetre,
  value_fen: fen,
  stored_at: time,
  left_at: optionalTime,
  /** Names of photos; their files may be missing. */
  photos: z.array(ref).max(500),
});

/** A parcel that was sent, or is to be sent, to the shopper. */
export const haulPackage = z.strictObject({
  number: ref,
  status: code,
  created_at: time,
  paid_at: optionalTime,
  shipped_at: optionalTime,
  done_at: optionalTime,
  method: words(200),
  carrier: words(200),
  tracking_number: words(100).nullable(),
  country: z.string().regex(/^[A-Z]{2}$/),
  chargeable_g: gram,
  fee_fen: fen,
  /** The part of the fee that a coupon took off. */
  discount_fen: fen,
  refunded_fen: fen,
  declared_value_fen: fen,
  /** Ids of goods. */
  goods: z.array(ref).max(500),
  /** Photos of the packed parcel, as in goods. */
  photos: z.array(ref).max(500),
  tracking: z.array(z.strictObject({ at: time, place: words(500), text: words(2_000) })).max(2_000),
});

/** A payment of orders, packages or the balance, in any status. */
export const haulPayment = z.strictObject({
  id: ref,
  kind: code,
  refs: z.array(ref).max(500),
  method: code,
  status: code,
  amount_fen: fen,
  /** Charged in another currency, with its units for one yuan. */
  charged: z.strictObject({
    amount: decimal,
    currency,
    rate: decimal,
    rate_as_of: z.iso.date().nullable(),
    /** The rate of the day and the exchange margin that the rate contains; without one, the archive has neither. */
    day_rate: decimal.optional(),
    margin_bp: z.int().min(1).max(9_999).optional(),
  }),
  created_at: time,
  decided_at: optionalTime,
});

/** A record of the balance. */
export const haulRecord = z.strictObject({
  number: ref,
  at: time,
  type: code,
  amount_fen: signedFen,
  balance_after_fen: signedFen,
  remark: words(2_000),
  kind: code.nullable(),
  refs: z.array(ref).max(500),
});

/** The schema of each part's rows. */
export const rowSchemas = {
  orders: haulOrder,
  goods: haulGoods,
  packages: haulPackage,
  payments: haulPayment,
  wallet: haulRecord,
} as const satisfies Record<HaulPart, z.ZodType>;

/** Names the shop and the time of the export, and the size and hash of each other file. */
export const haulManifest = z.strictObject({
  format: z.literal(haulFormat),
  version: z.literal(haulVersion),
  shop: z.strictObject({ name: words(200), url: address(2_000) }),
  exported_at: storedTime,
  files: z
    .array(
      z.strictObject({
        name: words(200),
        bytes: z.int().min(0),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .max(10_000),
});

export type HaulOrder = z.infer<typeof haulOrder>;
export type HaulGoods = z.infer<typeof haulGoods>;
export type HaulPackage = z.infer<typeof haulPackage>;
export type HaulPayment = z.infer<typeof haulPayment>;
export type HaulRecord = z.infer<typeof haulRecord>;
export type HaulManifest = z.infer<typeof haulManifest>;
/** The rows of each part. */
export interface HaulRows {
  orders: HaulOrder[];
  goods: HaulGoods[];
  packages: HaulPackage[];
  payments: HaulPayment[];
  wallet: HaulRecord[];
}
