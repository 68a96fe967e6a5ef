import { textFiles } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const texts = textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts'));
export const api = () => import('@caravan/returns/api');

export const pages = {
  returns: () => import('./pages/returns/returns.page.tsx'),
  returnDetail: () => import('./pages/return-detail/return-detail.page.tsx'),
};

export const lazySlots = {
  returnButton: () => import('./slots/return-button.slot.tsx'),
};
