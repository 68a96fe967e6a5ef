import { defineEndpoint } from '@caravan/kernel';
import type {
  MyPromotions,
  MyPromotionsQuery,
  NewReferral,
  OwnCoupon,
  OwnCouponsQuery,
  PointExchange,
  PricedCoupon,
  Programs,
  ReferralBound,
} from './programs.schema.ts';

export const getMyPromotions = defineEndpoint<{ query: MyPromotionsQuery; data: MyPromotions }>()({
  method: 'GET',
  path: '/promotions/mine',
  login: 'shopper',
  tags: ['promotion'],
  summary: 'The points, the invitations and the coupons of the caller, newest first',
});

export const listOwnCoupons = defineEndpoint<{ query: OwnCouponsQuery; data: PricedCoupon[] }>()({
  method: 'GET',
  path: '/promotions/coupons',
  login: 'shopper',
  tags: ['promotion'],
  summary: 'The coupons of the caller that are neither used nor expired, and what each would lower a price by',
});

export const getPrograms = defineEndpoint<{ data: Programs }>()({
  method: 'GET',
  path: '/promotions/programs',
  login: 'none',
  tags: [],
  summary: 'Whether the shop gives points and rewards invitations now',
});

export const exchangePoints = defineEndpoint<{ body: PointExchange; data: OwnCoupon }>()({
  method: 'POST',
  path: '/promotions/points/exchange',
  login: 'shopper',
  tags: ['promotion'],
  summary: 'Exchange points for a coupon, at the price that the caller saw',
  idempotency: 'key',
  reasons: ['program_off', 'program_used_up', 'program_limit', 'points_short', 'points_changed'],
});

/** The page after a registration makes this call. */
export const bindReferral = defineEndpoint<{ body: NewReferral; data: ReferralBound }>()({
  method: 'POST',
  path: '/promotions/referral',
  login: 'shopper',
  tags: [],
  summary: 'Say by whose code the caller was invited, within a day of the registration. Other codes are ignored',
  limit: { max: 10, minutes: 60, by: 'account' },
  quiet: ['too_many_requests', 'invalid', 'unavailable'],
});
