import { reasonMessage } from '@caravan/kernel';
import { code, fen, fenOut, id, instant, text, written, writtenOut, z } from '@caravan/kernel/zod';
import { couponTargets, leastBudget, maxCouponCode, ruleKinds } from './promotion-terms.ts';

/** A code as a shopper types it. */
export const couponCode = code(maxCouponCode);

/** The effect of a code on the price of a preview or a quote. */
export const couponAnswer = z.object({
  /** The code as it is stored: upper case, without spaces. */
  code: z.string(),
  /** 0 if it lowers nothing. */
  discount_fen: fenOut,
  /** Why it lowers nothing, in the caller's language; null if it does. */
  problem: z.string().nullable(),
});

/** A rule as staff edit it: a coupon, or a programme, whose terms are those of the coupons it gives. */
const couponFields = z.strictObject({
  kind: z.enum(ruleKinds),
  /** Null for a programme. */
  code: couponCode.regex(/^[A-Z0-9-]{3,30}$/, 'coupon_code_form').nullable(),
  name: written(text(1, 60)),
  target: z.enum(couponTargets),
  /** Null if it lowers by an amount. */
  percent: z.int().min(1).max(100).nullable(),
  /** The most that a percentage lowers; null for no limit. */
  cap_fen: fen.min(1).nullable(),
  /** Null if it lowers by a percentage. */
  amount_fen: fen.min(1).nullable(),
  /** The least price that it lowers. */
  minimum_fen: fen,
  /** Only for a shopper's first order, or first package. */
  first_only: z.boolean(),
  starts_at: instant.nullable(),
  /** From this time on it cannot be used. */
  ends_at: instant.nullable(),
  /** How often one person may use it, or how many coupons of a programme one person may get; null for no limit. */
  per_person: z.int().min(1).max(1_000).nullable(),
  /** The most that all uses together, or all coupons of a programme, may cost the shop. */
  budget_fen: fen.min(1),
  /** Points for each whole yuan; null unless it gives points. */
  points_per_yuan: z.int().min(1).max(10_000).nullable(),
  /** The points that one coupon costs; null unless it gives points. */
  points_price: z.int().min(1).max(1_000_000_000).nullable(),
  /** How many days the coupons of a programme are valid; null for a coupon. */
  valid_days: z.int().min(1).max(3_650).nullable(),
  active: z.boolean(),
});

/**
 * A rule as staff send it. It has a percentage or an amount, the fields of its kind alone, and a budget that can be used
 * (specification 34.1, 34.11 and 34.13).
 */
export const newCoupon = couponFields.check(({ value, issues }) => {
  const refuse = (field: string, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value });
  if ((value.percent === null) === (value.amount_fen === null)) refuse('percent', 'discount_choice');
  if (value.cap_fen !== null && value.percent === null) refuse('cap_fen', 'not_allowed');
  if (value.starts_at !== null && value.ends_at !== null && new Date(value.ends_at) <= new Date(value.starts_at))
    refuse('ends_at', 'coupon_ends_first');
  const demand = (field: 'points_per_yuan' | 'points_price' | 'valid_days', isNeeded: boolean) => {
    if ((value[field] !== null) !== isNeeded) refuse(field, isNeeded ? 'required' : 'not_allowed');
  };
  const isProgram = value.kind !== 'coupon';
  demand('points_per_yuan', value.kind === 'points');
  demand('points_price', value.kind === 'points');
  demand('valid_days', isProgram);
  if ((value.code === null) !== isProgram) refuse('code', isProgram ? 'not_allowed' : 'coupon_code_form');
  if (isProgram && value.first_only) refuse('first_only', 'not_allowed');
  // Each coupon takes the most that it can cost from the budget.
  if (isProgram && value.percent !== null && value.cap_fen === null) refuse('cap_fen', 'cap_needed');
  const least = leastBudget({
    kind: value.kind,
    percent: value.percent,
    capFen: value.cap_fen,
    amountFen: value.amount_fen,
    minimumFen: value.minimum_fen,
  });
  // A coupon with too low a budget may be switched off. A budget of nothing is refused already.
  if (value.active && value.budget_fen > 0 && value.budget_fen < least)
    refuse('budget_fen', reasonMessage('budget_below_use', { least_fen: least }));
});

/** A rule with its version, and with what it costs the shop. */
export const coupon = z.object({
  id,
  version: z.int(),
  ...couponFields.shape,
  name: writtenOut,
  /**
   * The shop's costs of its uses now: used, less what was given back. Of a programme, the most that its coupons can
   * cost.
   */
  spent_fen: fenOut,
  created_at: instant,
});

/** A use of a coupon by an order or a package. */
const couponUse = z.object({
  kind: z.enum(['order', 'package']),
  ref: z.string(),
  /** The code at that time. */
  code: z.string(),
  amount_fen: fenOut,
  given_back_fen: fenOut,
  used_at: instant,
});

/** A coupon with its figures and its latest uses. */
export const couponWithUses = z.object({
  ...coupon.shape,
  /** Uses of it, or of its coupons. */
  uses: z.int(),
  /** The coupons that a programme has given; 0 for a coupon. */
  given: z.int(),
  used_fen: fenOut,
  given_back_fen: fenOut,
  /** The latest 100, newest first. */
  latest: z.array(couponUse),
});

export type CouponAnswer = z.infer<typeof couponAnswer>;
/** Also the values of the form of a coupon. */
export type NewCoupon = z.infer<typeof newCoupon>;
export type Coupon = z.infer<typeof coupon>;
export type CouponUse = z.infer<typeof couponUse>;
export type CouponWithUses = z.infer<typeof couponWithUses>;
