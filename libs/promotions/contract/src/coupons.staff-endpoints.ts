import { defineEndpoint } from '@caravan/kernel';
import type { Coupon, CouponWithUses, NewCoupon } from './promotions.schema.ts';

const readers = ['finance', 'service', 'auditor'] as const;

export const listCoupons = defineEndpoint<{ data: Coupon[] }>()({
  method: 'GET',
  path: '/staff/coupons',
  login: 'staff',
  roles: readers,
  tags: ['coupon'],
  summary: 'All coupons with what their uses cost, newest first',
});

export const getCoupon = defineEndpoint<{ params: { id: string }; data: CouponWithUses }>()({
  method: 'GET',
  path: '/staff/coupons/:id',
  login: 'staff',
  roles: readers,
  tags: ['coupon'],
  summary: 'A coupon with its figures and its latest uses',
});

export const createCoupon = defineEndpoint<{ body: NewCoupon; data: Coupon }>()({
  method: 'POST',
  path: '/staff/coupons',
  login: 'staff',
  roles: ['finance'],
  confirm: true,
  tags: ['coupon'],
  summary: 'Create a coupon, or a programme that gives coupons',
  idempotency: 'key',
  reasons: ['coupon_code_taken', 'program_active'],
});

export const updateCoupon = defineEndpoint<{ params: { id: string }; body: NewCoupon; data: Coupon }>()({
  method: 'PUT',
  path: '/staff/coupons/:id',
  login: 'staff',
  roles: ['finance'],
  confirm: true,
  tags: ['coupon'],
  summary: 'Change a coupon; orders and packages keep the discount with which they were made',
  ifMatch: true,
  reasons: ['coupon_code_taken', 'budget_below_spent', 'program_active'],
});
