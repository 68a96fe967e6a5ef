import { warehousePackagesPaths } from '@caravan/routes';
import { featureCode, type WebFeature } from '@caravan/web-core';

const code = featureCode(() => import('./shipping.pages.ts'));

/**
 * How well the quotes of shipping methods were kept: a page, and lines beside the quotes of other pages. What goods cost up
 * to a door, on the pages of features that sell them.
 */
export const shippingWeb: WebFeature = {
  id: 'shipping',
  texts: code.texts,
  uses: ['common'],
  api: code.api,
  routes: [
    {
      path: warehousePackagesPaths.accuracy.pattern,
      layout: 'default',
      sitemap: true,
      load: code.page('accuracy'),
    },
  ],
  lazySlots: { deliveredPrice: code.lazySlot(({ deliveredPrice }) => deliveredPrice) },
};
