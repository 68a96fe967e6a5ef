import { goodsPaths } from '@caravan/routes';
import { textFiles, type WebFeature } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

/** The product behind a link, the manual order form for links without one, and the products that a shopper keeps. */
export const productWeb: WebFeature = {
  id: 'product',
  uses: ['common'],
  texts: textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts')),
  api: () => import('@caravan/goods/api'),
  routes: [
    {
      path: goodsPaths.productDetail.pattern,
      layout: 'default',
      load: () => import('./pages/product-detail/product-detail.page.tsx'),
    },
    {
      path: goodsPaths.saved.pattern,
      layout: 'default',
      noindex: true,
      load: () => import('./pages/saved/saved.page.tsx'),
    },
  ],
  lazySlots: { recentLinks: () => import('./slots/recent-links.slot.tsx') },
};
