import { promotionsPaths } from '@caravan/routes';
import { featureCode, inAccount, type WebFeature } from '@caravan/web-core';

const code = featureCode(() => import('./promotions.pages.ts'));

/** Coupons on the pages of other features, and the shopper's own coupons, points and invitations. */
export const promotionsWeb: WebFeature = {
  id: 'promotions',
  texts: code.texts,
  uses: ['common'],
  routes: [inAccount(promotionsPaths.mine.pattern, code.page('rewards'))],
  lazySlots: {
    couponField: code.lazySlot(({ couponField }) => couponField),
    invited: code.lazySlot(({ invited }) => invited),
    registered: code.lazySlot(({ registered }) => registered),
  },
};
