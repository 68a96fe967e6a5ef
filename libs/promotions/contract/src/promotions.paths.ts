import { definePath } from '@caravan/kernel';

/** The pages of promotions. */
export const promotionsPaths = {
  /** Points, invitations and coupons of the shopper. */
  mine: definePath('/mine/promotions'),
};
