import { definePath } from '@caravan/kernel';

/** The console's pages of promotions, below `/console`. */
export const promotionsConsolePaths = {
  coupons: definePath('/settings/promotions'),
  newCoupon: definePath('/settings/promotions/new'),
  coupon: definePath('/settings/promotions/:id'),
};
