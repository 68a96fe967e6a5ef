import { textFiles } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const texts = textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts'));
export const api = () => import('@caravan/goods/api');

export const pages = {
  productDetail: () => import('./pages/product-detail/product-detail.page.tsx'),
  saved: () => import('./pages/saved/saved.page.tsx'),
};

export const lazySlots = {
  recentLinks: () => import('./slots/recent-links.slot.tsx'),
};
