import { createCoupon, getCoupon, listCoupons, updateCoupon } from '@caravan/promotions/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls by which staff keep coupons. */
export const promotionsStaffApi = baseApi.enhanceEndpoints({ addTagTypes: ['coupon'] }).injectEndpoints({
  endpoints: (build) => ({
    listCoupons: queryOf(build, listCoupons),
    getCoupon: queryOf(build, getCoupon),
    createCoupon: mutationOf(build, createCoupon),
    updateCoupon: mutationOf(build, updateCoupon),
  }),
});

export const { useListCouponsQuery, useGetCouponQuery, useCreateCouponMutation, useUpdateCouponMutation } =
  promotionsStaffApi;
