import type { CouponCaller } from '@caravan/promotions/port';
import { hasOrdered } from '../orders/lists/own-orders.repo.ts';

/** A shopper at the checkout: coupons lower the price of the goods, without photos and domestic shipping. */
export const couponCaller = (userId: string): CouponCaller => ({
  userId,
  target: 'goods',
  isFirst: async (db) => !(await hasOrdered(db, userId)),
});
