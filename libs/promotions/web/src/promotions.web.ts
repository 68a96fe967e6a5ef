import { promotionsPaths } from '@caravan/routes';
import { inAccount, textFiles, type WebFeature } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

/**
 * Coupons on the pages of other features, and the shopper's own coupons, points and invitations. Its page and its slot
 * import the endpoint slice themselves, because each import here is in the first visit of every page.
 */
export const promotionsWeb: WebFeature = {
  id: 'promotions',
  texts: textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts')),
  uses: ['common'],
  routes: [inAccount(promotionsPaths.mine.pattern, () => import('./pages/rewards/rewards.page.tsx'))],
  lazySlots: {
    couponField: () => import('./slots/coupon-field.slot.tsx'),
    invited: () => import('./slots/invited.slot.tsx'),
    registered: () => import('./slots/registered.slot.tsx'),
  },
};
