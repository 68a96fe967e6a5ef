import { fenOut, id, z } from '@caravan/kernel/zod';
import { countryCode, itemIds } from './parcel.schema.ts';
import { quote } from './quotes.schema.ts';
import { splitGoals } from './split-goals.ts';

/**
 * Goods in the warehouse, where they go, and what counts (specification 28.1 and 28.2). Either an address or a
 * country.
 */
export const splitRequest = z
  .strictObject({
    item_ids: itemIds,
    address_id: id.optional(),
    country: countryCode.optional(),
    goal: z.enum(splitGoals),
  })
  .refine(({ address_id, country }) => (address_id === undefined) !== (country === undefined), {
    path: ['address_id'],
    message: 'address_required',
  });

/** One parcel of a plan, with the quote of its method as `POST /packages/quote` answers it for these goods. */
export const splitParcel = z.object({
  item_ids: z.array(id),
  quote,
  /** Price of its goods. */
  value_fen: fenOut,
});

/** A division of goods into parcels (specification 28). Nothing is packed or reserved. */
export const splitPlan = z.object({
  goal: z.enum(splitGoals),
  parcels: z.array(splitParcel),
  /** The fees of all parcels. */
  fee_fen: fenOut,
  /** The days after which everything can have arrived at the earliest, and has arrived at the latest. */
  arrives_min_days: z.int(),
  arrives_max_days: z.int(),
  /** All goods in one parcel: its best quote for this goal, or null with the reason in the caller's language. */
  single: z.object({ quote: quote.nullable(), reason: z.string().nullable() }),
  /** Fee of one parcel less that of the plan; below 0 if the plan costs more. Null if one parcel is impossible. */
  saving_fen: z.int().nullable(),
  /** Whether it is proved that no plan is better. */
  exact: z.boolean(),
  /** By how much a plan that has everything there on the same day can be cheaper at most; 0 if `exact`. */
  gap_fen: fenOut,
  /** By how many days a plan can have everything there sooner at most; always 0 for goals other than `speed`. */
  gap_days: z.int().min(0),
  /** The highest value of a duty-free parcel; null for other goals, and for countries that charge nothing. */
  limit_fen: fenOut.nullable(),
});

export type SplitRequest = z.infer<typeof splitRequest>;
export type SplitParcel = z.infer<typeof splitParcel>;
export type SplitPlan = z.infer<typeof splitPlan>;
