import { cartOrdersPaths } from '@caravan/routes';
import { featureCode, guarded, inAccount, type WebFeature } from '@caravan/web-core';

const code = featureCode(() => import('./cart-orders.pages.ts'));

/** The cart, checkout and orders. */
export const cartOrdersWeb: WebFeature = {
  id: 'cart-orders',
  texts: code.texts,
  uses: ['common'],
  api: code.api,
  routes: [
    { path: cartOrdersPaths.cart.pattern, layout: 'default', guards: ['again'], load: code.page('cart') },
    guarded(cartOrdersPaths.confirmOrder.pattern, code.page('confirmOrder')),
    inAccount(cartOrdersPaths.orders.pattern, code.page('orders')),
    inAccount(cartOrdersPaths.orderDetail.pattern, code.page('orderDetail')),
    inAccount(cartOrdersPaths.orderTerms.pattern, code.page('orderTerms')),
  ],
  lazySlots: {
    turnQuestion: code.lazySlot(({ turnQuestion }) => turnQuestion),
    joinGuestCart: code.lazySlot(({ joinGuestCart }) => joinGuestCart),
    offers: code.lazySlot(({ offers }) => offers),
  },
};
