import { platforms } from '@caravan/kernel';
import { fen, fenOut, id, text, z } from '@caravan/kernel/zod';
import { goodsKinds } from './goods-kinds.ts';
import { countryCode, gram, restriction } from './parcel.schema.ts';
import { feeAccuracy } from './shipping-accuracy.schema.ts';

/** The heaviest weight that is estimated, of goods or of one piece. */
const weight = z.int().min(1).max(1_000_000);

/** Goods, their amounts and a country, for a delivered price (specification 37.1). */
export const deliveredPriceRequest = z.strictObject({
  country: countryCode,
  /** Goods, shipping inside China and photos, less a discount. */
  order_fen: fen,
  /** The value of the goods for customs. */
  value_fen: fen,
  /** For charges of customs per kind. */
  kinds: z.int().min(1).max(1_000),
  goods: z
    .array(
      z.strictObject({
        /** The usual weight is that of the kind that it names. */
        name: text(0, 120),
        quantity: z.int().min(1).max(999),
        /** The weight of one piece without packing; null if the shop does not state it. */
        weight_g: weight.nullable(),
      }),
    )
    .min(1)
    .max(100),
  /** Options and descriptions: what carriers refuse is guessed from them and from the names. */
  details: text(0, 1_000).optional(),
  /** Takes the usual weight of their kind for goods without a stated weight. */
  usual: z.boolean().optional(),
  /** A shopper's estimate for all goods without a stated weight together. */
  own_weight_g: weight.optional(),
  /**
   * The shop of goods whose `order_fen` has no service fee yet, by its platform and its name, which is empty if it is
   * unknown. The fee of the day is then added (specification 41).
   */
  buying_from: z.strictObject({ platform: z.enum(platforms), shop_name: text(0, 100) }).optional(),
});

/** Weight of one piece of a kind, as weighed in the shop's own warehouse (specification 37.4). */
export const usualWeight = z.object({
  kind: z.enum(goodsKinds),
  /** Weighed goods; at least 20. */
  goods: z.int(),
  /** A tenth weighs less. */
  low_g: gram,
  median_g: gram,
  /** A tenth weighs more. */
  high_g: gram,
});

/** Goods of a kind without a stated weight. */
export const unweighedGoods = z.object({
  /** Null if the name says no kind. */
  kind: z.enum(goodsKinds).nullable(),
  pieces: z.int(),
  /** Null without a kind, and below 20 weighed goods. */
  usual: usualWeight.nullable(),
});

/** The least and the most in fen. */
const range = z.object({ low_fen: fenOut, high_fen: fenOut });

/** Price of goods up to a door in a country, as far as it is known. */
export const deliveredPrice = z.object({
  country: countryCode,
  order_fen: fenOut,
  /** The weight of all goods without packing; null while that of some is unknown. */
  weight: z.object({ low_g: gram, high_g: gram }).nullable(),
  /** Those of which the shop states no weight, by kind. */
  unweighed: z.array(unweighedGoods),
  /** Guessed from the texts. */
  restrictions: z.array(restriction),
  /** By the cheapest shipping method that carries the goods in one parcel; null without a weight or without a method. */
  freight: z
    .object({
      ...range.shape,
      method_id: id,
      name: z.string(),
      eta_min_days: z.int(),
      eta_max_days: z.int(),
      /** Accuracy of earlier quotes of the method to the country; null where there are too few parcels. */
      accuracy: feeAccuracy.nullable(),
    })
    .nullable(),
  /**
   * Set if no shipping method carries the goods, in the caller's language; null if one does or the weight is unknown.
   */
  refusal: z.string().nullable(),
  /** Duty, tax and fees of customs; null if they are unknown. */
  duty: range.nullable(),
  /**
   * The service fee on the goods, `value_fen`, with its rate, and how many first orders of a shopper are free of it.
   * Absent without `buying_from`, and if there is no fee.
   */
  service_fee: z.object({ rate_bp: z.int(), minimum_fen: fenOut, free_orders: z.int(), fee_fen: fenOut }).optional(),
  /** The order, its service fee, and all of freight and duty that is known. */
  total: range,
});

export type DeliveredPriceRequest = z.infer<typeof deliveredPriceRequest>;
export type UsualWeight = z.infer<typeof usualWeight>;
export type UnweighedGoods = z.infer<typeof unweighedGoods>;
export type DeliveredPrice = z.infer<typeof deliveredPrice>;
