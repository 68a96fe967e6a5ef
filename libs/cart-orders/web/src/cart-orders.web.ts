import { cartOrdersPaths } from '@caravan/cart-orders/contract';
import type { WebFeature } from '@caravan/web-core';

/** The cart and, later, orders. */
export const cartOrdersWeb: WebFeature = {
  id: 'cart-orders',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  routes: [
    {
      path: cartOrdersPaths.cart.pattern,
      layout: 'default',
      guards: ['login'],
      load: () => import('./pages/cart/cart.page.tsx'),
    },
  ],
};
