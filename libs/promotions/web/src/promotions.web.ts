import type { WebFeature } from '@caravan/web-core';

/** Coupons on the pages of other features. */
export const promotionsWeb: WebFeature = {
  id: 'promotions',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common'],
  routes: [],
  lazySlots: { couponField: () => import('./slots/coupon-field.slot.tsx') },
};
