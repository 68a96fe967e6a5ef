import { textFiles } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const texts = textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts'));

export const pages = {
  rewards: () => import('./pages/rewards/rewards.page.tsx'),
};

export const lazySlots = {
  couponField: () => import('./slots/coupon-field.slot.tsx'),
  invited: () => import('./slots/invited.slot.tsx'),
  registered: () => import('./slots/registered.slot.tsx'),
};
