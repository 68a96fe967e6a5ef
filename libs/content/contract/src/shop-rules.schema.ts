import { languages } from '@caravan/kernel';
import { instant, z } from '@caravan/kernel/zod';
import { rulePlaceholders } from './rule-placeholders.ts';
import { ruleLimits, type RuleLimits } from './shop-rules.ts';

const within = ({ least, most }: RuleLimits) => z.int().min(least).max(most);
const fee = ({ least, most }: RuleLimits) => z.int().min(least).max(most, 'rule_amount');

const isInOrder = ([from, to]: readonly [number, number]): boolean => from <= to;

/**
 * The rules that a shop may set (specification 24.58). Orders keep the rules of the moment in which they were placed.
 */
export const shopRules = z.strictObject({
  /** The days of 24 hours after receipt in which goods are stored without a fee. */
  free_storage_days: within(ruleLimits.free_storage_days),
  /** The fee for each further day of an item, in fen. */
  storage_fee_fen_per_day: fee(ruleLimits.storage_fee_fen_per_day),
  /** The most days that are charged for an item. */
  storage_max_fee_days: within(ruleLimits.storage_max_fee_days),
  /** The hours after payment in which a refund can be requested. */
  refund_hours: within(ruleLimits.refund_hours),
  /** The working hours that the review of a paid order takes: from, to. */
  review_hours: z
    .tuple([within(ruleLimits.review_from_hours), within(ruleLimits.review_to_hours)])
    .refine(isInOrder, { path: [1], error: 'review_order' }),
  /** The fee for each fine photo of a line, in fen. */
  photo_fee_fen: fee(ruleLimits.photo_fee_fen),
  /** The most fine photos of a line. */
  photo_max_count: within(ruleLimits.photo_max_count),
});

/** An article of the product that staff edited, and in which a rule that an owner has set is not stated by its placeholder. */
export const unstatedRules = z.object({
  article_id: z.int(),
  /** In the language of the call. */
  name: z.string(),
  /** The placeholders of these rules, which the article of the product has. */
  placeholders: z.array(z.enum(rulePlaceholders)),
  /** The languages in which one of them is missing. */
  languages: z.array(z.enum(languages)),
});

/** The version is 0 until an owner changes a rule. */
export const staffShopRules = z.object({
  rules: z.object(shopRules.shape),
  /** Articles that may still state rules of before. */
  unstated: z.array(unstatedRules),
  edited_at: instant.nullable(),
  version: z.int().min(0),
});

export type ShopRules = z.infer<typeof shopRules>;
export type UnstatedRules = z.infer<typeof unstatedRules>;
export type StaffShopRules = z.infer<typeof staffShopRules>;
