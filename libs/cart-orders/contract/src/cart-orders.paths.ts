import { definePath } from '@caravan/kernel';

export const cartOrdersPaths = {
  cart: definePath('/cart'),
  orders: definePath('/mine/order'),
};
