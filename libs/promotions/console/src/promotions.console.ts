import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { promotionsConsolePaths } from '@caravan/routes/console';

/** Coupons and programmes, as staff set them. */
export const promotionsConsole: ConsoleFeature = {
  id: 'promotions-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/promotions/api/staff'),
  routes: [
    consolePage(promotionsConsolePaths.coupons.pattern, () => import('./pages/coupons/coupons.page.tsx')),
    consolePage(promotionsConsolePaths.newCoupon.pattern, () => import('./pages/coupon/new-coupon.page.tsx')),
    consolePage(promotionsConsolePaths.coupon.pattern, () => import('./pages/coupon/coupon.page.tsx')),
  ],
};
