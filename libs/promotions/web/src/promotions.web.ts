import { promotionsPaths } from '@caravan/promotions/contract';
import { inAccount, type WebFeature } from '@caravan/web-core';

/** Coupons on the pages of other features, and the shopper's own coupons, points and invitations. */
export const promotionsWeb: WebFeature = {
  id: 'promotions',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common'],
  api: () => import('@caravan/promotions/api'),
  routes: [inAccount(promotionsPaths.mine.pattern, () => import('./pages/mine/mine.page.tsx'))],
  lazySlots: {
    couponField: () => import('./slots/coupon-field.slot.tsx'),
    registered: () => import('./slots/registered.slot.tsx'),
  },
};
