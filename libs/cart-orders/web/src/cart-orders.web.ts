import { cartOrdersPaths } from '@caravan/routes';
import { guarded, inAccount, textFiles, type WebFeature } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

/** The cart, checkout and orders. */
export const cartOrdersWeb: WebFeature = {
  id: 'cart-orders',
  texts: textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts')),
  uses: ['common'],
  api: () => import('@caravan/cart-orders/api'),
  routes: [
    guarded(cartOrdersPaths.cart.pattern, () => import('./pages/cart/cart.page.tsx')),
    guarded(cartOrdersPaths.confirmOrder.pattern, () => import('./pages/confirm-order/confirm-order.page.tsx')),
    inAccount(cartOrdersPaths.orders.pattern, () => import('./pages/orders/orders.page.tsx')),
    inAccount(cartOrdersPaths.orderDetail.pattern, () => import('./pages/order-detail/order-detail.page.tsx')),
    inAccount(cartOrdersPaths.orderTerms.pattern, () => import('./pages/order-terms/order-terms.page.tsx')),
  ],
  lazySlots: { turnQuestion: () => import('./slots/turn-question.slot.tsx') },
};
