import { code, cursorPageOf, cursorQuery, fen, fenOut, id, instant, z } from '@caravan/kernel/zod';
import { couponTargets, maxReferralCode, pointReasons } from './promotion-terms.ts';

/** A coupon lowers a price by this much, from a least price on. */
const terms = z.object({
  target: z.enum(couponTargets),
  percent: z.int().nullable(),
  cap_fen: fenOut.nullable(),
  amount_fen: fenOut.nullable(),
  minimum_fen: fenOut,
});

/** The coupon that a programme gives, and for how many days it is valid. */
export const offeredCoupon = z.object({ ...terms.shape, valid_days: z.int() });

/** A coupon that belongs to the caller alone. */
export const ownCoupon = z.object({
  id,
  code: z.string(),
  name: z.string(),
  ...terms.shape,
  ends_at: instant,
  state: z.enum(['usable', 'used', 'ended']),
});

/** The price that the caller's coupons would lower: that of goods, or the freight of a package. */
export const ownCouponsQuery = z.object({
  target: z.enum(couponTargets),
  price_fen: z.coerce.number().pipe(fen),
});

/** A coupon of the caller that is neither used nor expired, and what it does to a price. */
export const pricedCoupon = z.object({
  ...ownCoupon.omit({ state: true }).shape,
  /** 0 if it lowers nothing. */
  discount_fen: fenOut,
  /** Why it lowers nothing, in the caller's language; null if it does. */
  problem: z.string().nullable(),
});

/** Points that were given or spent (specification 34.15 and 34.16). */
export const pointRow = z.object({
  id,
  reason: z.enum(pointReasons),
  /** The number of the package, or the code of the coupon. */
  ref: z.string(),
  /** Negative if they were spent. */
  points: z.int(),
  at: instant,
});

/** The points of the caller, and the coupon that they buy. */
export const myPoints = z.object({
  balance: z.int(),
  /** For each whole yuan. */
  per_yuan: z.int(),
  /** The price of the coupon, in points. */
  price: z.int(),
  gives: offeredCoupon,
  /** Why no coupon can be had for points now, in the caller's language; null if one can. */
  problem: z.string().nullable(),
  history: cursorPageOf(pointRow),
});

/** The code by which the caller invites others, and what it brought. */
export const myReferral = z.object({
  code: z.string(),
  /** The address at which others register with the code. */
  link: z.url(),
  gives: offeredCoupon,
  /** Accounts that were registered with the code. */
  registered: z.int(),
  /** Those of them for whose first package both got a coupon. */
  rewarded: z.int(),
});

/** The page of the history of points. */
export const myPromotionsQuery = z.object(cursorQuery.shape);

/** The page of promotions shows it. */
export const myPromotions = z.object({
  /** Null if the shop gives no points. */
  points: myPoints.nullable(),
  /** Null if the shop rewards no invitations. */
  referral: myReferral.nullable(),
  /** The newest 100. */
  coupons: z.array(ownCoupon),
});

/** Which programmes the shop has now. */
export const programs = z.object({ points: z.boolean(), referral: z.boolean() });

/** The price that the caller saw. */
export const pointExchange = z.strictObject({ points: z.int().min(1).max(1_000_000_000) });

/** The code by which the caller was invited. */
export const newReferral = z.strictObject({ code: code(maxReferralCode) });

/** `bound` tells nothing about why a code was not accepted. */
export const referralBound = z.object({ bound: z.boolean() });

export type OfferedCoupon = z.infer<typeof offeredCoupon>;
export type OwnCoupon = z.infer<typeof ownCoupon>;
export type OwnCouponsQuery = z.infer<typeof ownCouponsQuery>;
export type PricedCoupon = z.infer<typeof pricedCoupon>;
export type PointRow = z.infer<typeof pointRow>;
export type MyPoints = z.infer<typeof myPoints>;
export type MyReferral = z.infer<typeof myReferral>;
export type MyPromotionsQuery = z.infer<typeof myPromotionsQuery>;
export type MyPromotions = z.infer<typeof myPromotions>;
export type Programs = z.infer<typeof programs>;
export type PointExchange = z.infer<typeof pointExchange>;
export type NewReferral = z.infer<typeof newReferral>;
export type ReferralBound = z.infer<typeof referralBound>;
