import type { HttpHandler } from 'msw';
import { fail, type CouponWithUses } from '@caravan/promotions/contract';
import {
  createCouponContract,
  getCouponContract,
  listCouponsContract,
  updateCouponContract,
} from '@caravan/promotions/contract/schema';
import { aCoupon, aCouponWithUses } from '@caravan/promotions/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** A mock server with these coupons. */
export const couponHandlers = (coupons: readonly CouponWithUses[] = [aCouponWithUses()]): HttpHandler[] => {
  const couponOf = (id: string): CouponWithUses => {
    const coupon = coupons.find((one) => one.id === id);
    if (!coupon) throw fail('not_found');
    return coupon;
  };
  return [
    mockEndpoint(listCouponsContract, () => [...coupons]),
    mockEndpoint(getCouponContract, ({ params }) => couponOf(params.id)),
    mockEndpoint(createCouponContract, ({ body }) => aCoupon({ ...body, id: 'coupon-new' })),
    mockEndpoint(updateCouponContract, ({ params, body }) => ({
      ...couponOf(params.id),
      ...body,
      version: couponOf(params.id).version + 1,
    })),
  ];
};
