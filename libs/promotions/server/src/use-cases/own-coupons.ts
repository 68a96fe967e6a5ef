import { failureMessage, type Language } from '@caravan/kernel';
import { discountOn, fail, type OwnCouponsQuery, type PricedCoupon } from '@caravan/promotions/contract';
import { usableCouponsOfOwner } from '../db/program.repo.ts';
import type { PromotionRuleRow } from '../db/promotion-rule.table.ts';
import { objectionToCoupon } from '../domain/objection-to-coupon.ts';
import { presentOwnTerms } from '../present-own.ts';
import type { PromotionsContext } from './promotions-context.ts';
import { dataOf } from './use-coupons.ts';

/** The coupons beside the field for a code. */
const offeredCoupons = 20;

/**
 * The newest coupons of a person that are neither used nor expired, those that lower the price first, by how much they
 * lower it. The same rules decide when one is used.
 */
export const showOwnCoupons = async (
  { db, clock }: Pick<PromotionsContext, 'clock' | 'db'>,
  userId: string,
  { target, price_fen: priceFen }: OwnCouponsQuery,
  language: Language,
): Promise<PricedCoupon[]> => {
  const now = clock();
  const priced = (row: PromotionRuleRow): PricedCoupon => {
    // A coupon of one account is never for first orders only.
    const facts = { userId, target, priceFen, isFirst: null, usedByPerson: 0, now };
    const objection = objectionToCoupon(row, facts);
    return {
      ...presentOwnTerms(row, language, now),
      discount_fen: objection ? 0 : discountOn(priceFen, row),
      problem: objection && failureMessage(fail(objection, dataOf(objection, row)), language),
    };
  };
  return (await usableCouponsOfOwner(db, userId, now))
    .map(priced)
    .sort((one, other) => other.discount_fen - one.discount_fen)
    .slice(0, offeredCoupons);
};
