import { couponsStaffCalls } from '@caravan/promotions/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls by which staff keep coupons. */
export const promotionsStaffApi = injectCalls(couponsStaffCalls);

export const { useListCouponsQuery, useGetCouponQuery, useCreateCouponMutation, useUpdateCouponMutation } =
  promotionsStaffApi;
