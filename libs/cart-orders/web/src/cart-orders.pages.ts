import { textFiles } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const texts = textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts'));
export const api = () => import('@caravan/cart-orders/api');

export const pages = {
  cart: () => import('./pages/cart/cart.page.tsx'),
  confirmOrder: () => import('./pages/confirm-order/confirm-order.page.tsx'),
  orders: () => import('./pages/orders/orders.page.tsx'),
  orderDetail: () => import('./pages/order-detail/order-detail.page.tsx'),
  orderTerms: () => import('./pages/order-terms/order-terms.page.tsx'),
};

export const lazySlots = {
  joinGuestCart: () => import('./slots/join-guest-cart.slot.tsx'),
  offers: () => import('./slots/offers.slot.tsx'),
  turnQuestion: () => import('./slots/turn-question.slot.tsx'),
};
