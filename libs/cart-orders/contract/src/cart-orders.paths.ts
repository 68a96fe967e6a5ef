import { definePath } from '@caravan/kernel';

export const cartOrdersPaths = {
  cart: definePath('/cart'),
  /** `?items=a,b` lists the chosen lines of the cart. */
  confirmOrder: definePath('/confirmOrder'),
  orders: definePath('/mine/order'),
  /** `?number=` */
  orderDetail: definePath('/mine/order/orderDetail'),
};
