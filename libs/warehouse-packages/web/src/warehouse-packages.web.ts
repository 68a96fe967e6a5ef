import { warehousePackagesPaths } from '@caravan/routes';
import { featureCode, guarded, inAccount, textFiles, type WebFeature } from '@caravan/web-core';
import type { texts as slotsEn } from './i18n/slots-en.ts';

const code = featureCode(() => import('./warehouse-packages.pages.ts'));

/** Goods in the warehouse, packages on their way, and shipping estimates. */
export const warehousePackagesWeb: WebFeature = {
  id: 'warehouse-packages',
  texts: code.texts,
  slotTexts: textFiles(import.meta.glob<{ texts: typeof slotsEn }>('./i18n/slots-??.ts')),
  uses: ['common', 'shipping'],
  api: code.api,
  routes: [
    inAccount(warehousePackagesPaths.store.pattern, code.page('store')),
    inAccount(warehousePackagesPaths.storeItem.pattern, code.page('storeItem')),
    guarded(warehousePackagesPaths.confirmInfo.pattern, code.page('confirmInfo')),
    inAccount(warehousePackagesPaths.packages.pattern, code.page('packages')),
    inAccount(warehousePackagesPaths.packageDetail.pattern, code.page('packageDetail')),
    {
      path: warehousePackagesPaths.track.pattern,
      layout: 'default',
      noindex: true,
      secretAddress: true,
      load: code.page('track'),
    },
    {
      path: warehousePackagesPaths.estimate.pattern,
      layout: 'default',
      load: code.page('estimate'),
    },
  ],
  slots: { publicReviews: () => import('./slots/public-reviews.slot.tsx') },
  lazySlots: {
    linePhotos: code.lazySlot(({ linePhotos }) => linePhotos),
    turnGoods: code.lazySlot(({ turnGoods }) => turnGoods),
    shippingCheck: code.lazySlot(({ shippingCheck }) => shippingCheck),
    warehouseExample: code.lazySlot(({ warehouseExample }) => warehouseExample),
  },
};
