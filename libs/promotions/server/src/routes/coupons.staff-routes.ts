import {
  createCouponContract,
  getCouponContract,
  listCouponsContract,
  updateCouponContract,
} from '@caravan/promotions/contract/schema';
import { expectedVersion, route, type Route } from '@caravan/server-core';
import type { PromotionsContext } from '../use-cases/promotions-context.ts';
import { createCoupon, showCoupon, showCoupons, updateCoupon } from '../use-cases/staff-coupons.ts';

/** Coupons, as staff set them. */
export const couponStaffRoutes = (context: PromotionsContext): Route[] => [
  route(listCouponsContract, () => showCoupons(context)),

  route(getCouponContract, ({ params }) => showCoupon(context, params.id)),

  route(createCouponContract, ({ body, audit, once }) => once((tx) => createCoupon(tx, context, audit, body))),

  route(updateCouponContract, ({ params, body, request, audit, unchanged }) =>
    context.transaction((tx) =>
      updateCoupon(tx, context, {
        id: params.id,
        coupon: body,
        version: expectedVersion(request),
        audit,
        unchanged,
      }),
    ),
  ),
];
