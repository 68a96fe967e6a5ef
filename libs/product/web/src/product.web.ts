import { goodsPaths } from '@caravan/routes';
import { featureCode, type WebFeature } from '@caravan/web-core';

const code = featureCode(() => import('./product.pages.ts'));

/** The product behind a link, the manual order form for links without one, and the products that a shopper keeps. */
export const productWeb: WebFeature = {
  id: 'product',
  uses: ['common'],
  texts: code.texts,
  api: code.api,
  routes: [
    {
      path: goodsPaths.productDetail.pattern,
      layout: 'default',
      load: code.page('productDetail'),
    },
    {
      path: goodsPaths.saved.pattern,
      layout: 'default',
      noindex: true,
      load: code.page('saved'),
    },
  ],
  lazySlots: { recentLinks: code.lazySlot(({ recentLinks }) => recentLinks) },
};
