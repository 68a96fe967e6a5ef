import { warehousePackagesPaths } from '@caravan/routes';
import { featureCode, inAccount, type WebFeature } from '@caravan/web-core';

const code = featureCode(() => import('./goods-services.pages.ts'));

/** Photos, measurements and packing rehearsals that shoppers order for goods in the warehouse. */
export const goodsServicesWeb: WebFeature = {
  id: 'goods-services',
  texts: code.texts,
  uses: ['common', 'shipping', 'warehouse-packages'],
  api: code.api,
  routes: [
    inAccount(warehousePackagesPaths.services.pattern, code.page('services')),
    inAccount(warehousePackagesPaths.serviceDetail.pattern, code.page('serviceDetail')),
  ],
  lazySlots: {
    itemServices: code.lazySlot(({ itemServices }) => itemServices),
    rehearsalOffer: code.lazySlot(({ rehearsalOffer }) => rehearsalOffer),
    rehearsedPacking: code.lazySlot(({ rehearsedPacking }) => rehearsedPacking),
  },
};
