import { schemaOf } from '@caravan/kernel';
import { id, z } from '@caravan/kernel/zod';
import { createCoupon, getCoupon, listCoupons, updateCoupon } from './coupons.staff-endpoints.ts';
import { bindReferral, exchangePoints, getMyPromotions, getPrograms, listOwnCoupons } from './programs.endpoints.ts';
import {
  myPromotions,
  myPromotionsQuery,
  newReferral,
  ownCoupon,
  ownCouponsQuery,
  pointExchange,
  pricedCoupon,
  programs,
  referralBound,
} from './programs.schema.ts';
import { coupon, couponWithUses, newCoupon } from './promotions.schema.ts';
export * from './promotions.schema.ts';
export * from './programs.schema.ts';

const byId = z.object({ id });

export const listCouponsContract = schemaOf(listCoupons, { data: z.array(coupon) });
export const getCouponContract = schemaOf(getCoupon, { params: byId, data: couponWithUses });
export const createCouponContract = schemaOf(createCoupon, { body: newCoupon, data: coupon });
export const updateCouponContract = schemaOf(updateCoupon, { params: byId, body: newCoupon, data: coupon });

export const getMyPromotionsContract = schemaOf(getMyPromotions, { query: myPromotionsQuery, data: myPromotions });
export const listOwnCouponsContract = schemaOf(listOwnCoupons, {
  query: ownCouponsQuery,
  data: z.array(pricedCoupon),
});
export const getProgramsContract = schemaOf(getPrograms, { data: programs });
export const exchangePointsContract = schemaOf(exchangePoints, { body: pointExchange, data: ownCoupon });
export const bindReferralContract = schemaOf(bindReferral, { body: newReferral, data: referralBound });
