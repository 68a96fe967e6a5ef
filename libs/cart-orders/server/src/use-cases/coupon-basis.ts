import type { Fen } from '@caravan/kernel';
import type { CouponBasis } from '@caravan/promotions/port';
import { hasOrdered } from '../db/own-orders.repo.ts';

/** The price that a coupon may lower in a checkout: that of the goods. */
export const couponBasis = (userId: string, goodsFen: Fen): CouponBasis => ({
  userId,
  target: 'goods',
  priceFen: goodsFen,
  isFirst: async (db) => !(await hasOrdered(db, userId)),
});
