import type { WebFeature } from '@caravan/web-core';
import { goodsPaths } from '@caravan/goods/contract';

/** The goods feature of the storefront: the product behind a link, and the manual purchase order where there is none. */
export const goodsWeb: WebFeature = {
  id: 'goods',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  routes: [
    {
      path: goodsPaths.productDetail.pattern,
      layout: 'default',
      load: () => import('./pages/product-detail/product-detail.page.tsx'),
    },
  ],
};
