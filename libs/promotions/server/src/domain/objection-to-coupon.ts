import type { Fen } from '@caravan/kernel';
import { discountOn, type CouponReason, type CouponTarget } from '@caravan/promotions/contract';
import type { PromotionRuleRow } from '../db/promotion-rule.table.ts';

/** These facts decide whether a coupon lowers a price. */
export interface CouponUseFacts {
  userId: string;
  target: CouponTarget;
  priceFen: Fen;
  /** Null if the coupon does not need to know it. */
  isFirst: boolean | null;
  /** How often the person has used it; null if it has no limit for a person. */
  usedByPerson: number | null;
  now: Date;
}

export type CouponRule = Omit<
  PromotionRuleRow,
  'createdAt' | 'id' | 'kind' | 'name' | 'pointsPerYuan' | 'pointsPrice' | 'programId' | 'validDays' | 'version'
>;

const wrongTarget: Record<CouponTarget, CouponReason> = {
  goods: 'coupon_for_goods',
  shipping: 'coupon_for_shipping',
};

/** Whether a person knows a coupon. Nobody knows one that is not active, and nobody else one that belongs to an account. */
export const isKnownTo = (rule: Pick<CouponRule, 'active' | 'ownerId'>, userId: string): boolean =>
  rule.active && (rule.ownerId === null || rule.ownerId === userId);

/**
 * Why a coupon does not lower a price, or null. One that the person does not know is as one that does not exist.
 * The budget must cover the whole discount: a shopper never gets less than the coupon says.
 */
export const objectionToCoupon = (
  rule: CouponRule | undefined,
  { userId, target, priceFen, isFirst, usedByPerson, now }: CouponUseFacts,
): CouponReason | null => {
  if (!rule || !isKnownTo(rule, userId)) return 'coupon_unknown';
  if (rule.target !== target) return wrongTarget[rule.target];
  if (rule.startsAt !== null && now < rule.startsAt) return 'coupon_not_yet';
  if (rule.endsAt !== null && now >= rule.endsAt) return 'coupon_ended';
  if (rule.perPerson !== null && (usedByPerson ?? 0) >= rule.perPerson) return 'coupon_used';
  if (rule.firstOnly && isFirst !== true) return 'coupon_first_only';
  const discountFen = discountOn(priceFen, rule);
  if (priceFen < rule.minimumFen || discountFen === 0) return 'coupon_minimum';
  return rule.spentFen + discountFen > rule.budgetFen ? 'coupon_used_up' : null;
};
