import { schemaOf } from '@caravan/kernel';
import { id, z } from '@caravan/kernel/zod';
import { createCoupon, getCoupon, listCoupons, updateCoupon } from './coupons.staff-endpoints.ts';
import { coupon, couponWithUses, newCoupon } from './promotions.schema.ts';
export * from './promotions.schema.ts';

const byId = z.object({ id });

export const listCouponsContract = schemaOf(listCoupons, { data: z.array(coupon) });
export const getCouponContract = schemaOf(getCoupon, { params: byId, data: couponWithUses });
export const createCouponContract = schemaOf(createCoupon, { body: newCoupon, data: coupon });
export const updateCouponContract = schemaOf(updateCoupon, { params: byId, body: newCoupon, data: coupon });
