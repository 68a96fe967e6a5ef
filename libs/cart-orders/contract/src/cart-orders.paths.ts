import { definePath } from '@caravan/kernel';

export const cartOrdersPaths = {
  cart: definePath('/cart'),
  /** `?items=a,b` lists the chosen lines of the cart. */
  confirmOrder: definePath('/confirmOrder'),
  orders: definePath('/mine/order'),
  /** `?number=` */
  orderDetail: definePath('/mine/order/orderDetail'),
  /** `?number=`; `article` opens the text of an article as it was. */
  orderTerms: definePath('/mine/order/terms'),
};
