import { goodsPaths } from '@caravan/routes';
import { textFiles, type WebFeature } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

/** The product behind a link, and the manual order form for links without a product. */
export const goodsWeb: WebFeature = {
  id: 'goods',
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
};
