import type { Fen } from '@caravan/kernel';

/** A coupon lowers the price of an order's goods, or the freight of a package. */
export const couponTargets = ['goods', 'shipping'] as const;
export type CouponTarget = (typeof couponTargets)[number];

/** A coupon, or a programme that gives coupons: for points, or for invitations. */
export const ruleKinds = ['coupon', 'points', 'referral'] as const;
export type RuleKind = (typeof ruleKinds)[number];

/** Why points were given or taken. */
export const pointReasons = ['package', 'exchange'] as const;
export type PointReason = (typeof pointReasons)[number];

/** The longest code of an invitation, as it is typed. */
export const maxReferralCode = 20;

/** The longest code, as it is typed. */
export const maxCouponCode = 30;

/** Either per cent, perhaps with a highest amount, or an amount. */
export interface CouponTerms {
  percent: number | null;
  capFen: Fen | null;
  amountFen: Fen | null;
}

/** The discount on a price: rounded down to fen, and never more than the price. */
export const discountOn = (priceFen: Fen, { percent, capFen, amountFen }: CouponTerms): Fen => {
  const wanted = percent === null ? (amountFen ?? 0) : Math.floor((priceFen * percent) / 100);
  return Math.max(0, Math.min(priceFen, wanted, capFen ?? wanted));
};

/** The most that a coupon can lower a price by, whatever the price; null if nothing limits it. */
export const mostDiscount = ({ capFen, amountFen }: Pick<CouponTerms, 'amountFen' | 'capFen'>): Fen | null =>
  amountFen ?? capFen;

/** The least price that a coupon lowers: its minimum, or what it needs to lower at least one fen. */
export const leastPrice = ({ minimumFen, percent }: { minimumFen: Fen; percent: number | null }): Fen =>
  Math.max(minimumFen, percent === null ? 1 : Math.ceil(100 / percent));

/** How many coupons a programme gives at once: an invitation gives one to each side. */
const couponsAtOnce = { points: 1, referral: 2 } as const;

/**
 * The least budget with which a rule can give anything. An amount must be covered whole, and a percentage at the least
 * price that it lowers. Of a programme it is the most that the coupons can cost that it gives at once.
 */
export const leastBudget = (rule: CouponTerms & { kind: RuleKind; minimumFen: Fen }): Fen => {
  if (rule.kind !== 'coupon') return couponsAtOnce[rule.kind] * (mostDiscount(rule) ?? 0);
  return rule.amountFen ?? discountOn(leastPrice(rule), rule);
};
