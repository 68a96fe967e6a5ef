import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { cartOrdersConsolePaths as paths } from '@caravan/routes/console';

/** Orders of all shoppers, and the queues of those who buy them. */
export const cartOrdersConsole: ConsoleFeature = {
  id: 'cart-orders-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/cart-orders/api/staff'),
  routes: [
    consolePage(paths.orders.pattern, () => import('./pages/orders/orders.page.tsx')),
    consolePage(paths.order.pattern, () => import('./pages/order/order.page.tsx')),
    consolePage(paths.orderTerms.pattern, () => import('./pages/order-terms/order-terms.page.tsx')),
  ],
  lazySlots: { offerForm: () => import('./slots/offer-form.slot.tsx') },
  queues: {
    buy: () => import('./queues/buy.view.tsx'),
    review: () => import('./queues/review.view.tsx'),
    problem: () => import('./queues/problem.view.tsx'),
    refund: () => import('./queues/refund.view.tsx'),
  },
};
