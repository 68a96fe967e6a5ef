import type { CouponCaller } from '@caravan/promotions/port';
import { hasShipped } from '../package.repo.ts';

/** A shopper who packs goods: coupons lower the freight. */
export const couponCaller = (userId: string): CouponCaller => ({
  userId,
  target: 'shipping',
  isFirst: async (db) => !(await hasShipped(db, userId)),
});
