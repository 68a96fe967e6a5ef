import { textFiles, type WebFeature, type TextFile } from '@caravan/web-core';

/** Coupons on the pages of other features. */
export const promotionsWeb: WebFeature = {
  id: 'promotions',
  texts: textFiles(import.meta.glob<TextFile>('./i18n/??.ts')),
  uses: ['common'],
  routes: [],
  lazySlots: { couponField: () => import('./slots/coupon-field.slot.tsx') },
};
