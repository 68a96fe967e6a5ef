import { warehousePackagesPaths } from '@caravan/routes';
import { guarded, inAccount, textFiles, type WebFeature } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';
import type { texts as slotsEn } from './i18n/slots-en.ts';

/** Goods in the warehouse, packages on their way, and shipping estimates. */
export const warehousePackagesWeb: WebFeature = {
  id: 'warehouse-packages',
  texts: textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts')),
  slotTexts: textFiles(import.meta.glob<{ texts: typeof slotsEn }>('./i18n/slots-??.ts')),
  uses: ['common'],
  api: () => import('@caravan/warehouse-packages/api'),
  routes: [
    inAccount(warehousePackagesPaths.store.pattern, () => import('./pages/store/store.page.tsx')),
    inAccount(warehousePackagesPaths.storeItem.pattern, () => import('./pages/store-item/store-item.page.tsx')),
    inAccount(warehousePackagesPaths.services.pattern, () => import('./pages/services/services.page.tsx')),
    inAccount(
      warehousePackagesPaths.serviceDetail.pattern,
      () => import('./pages/service-detail/service-detail.page.tsx'),
    ),
    guarded(warehousePackagesPaths.confirmInfo.pattern, () => import('./pages/confirm-info/confirm-info.page.tsx')),
    inAccount(warehousePackagesPaths.packages.pattern, () => import('./pages/packages/packages.page.tsx')),
    inAccount(
      warehousePackagesPaths.packageDetail.pattern,
      () => import('./pages/package-detail/package-detail.page.tsx'),
    ),
    {
      path: warehousePackagesPaths.track.pattern,
      layout: 'default',
      noindex: true,
      secretAddress: true,
      load: () => import('./pages/track/track.page.tsx'),
    },
    {
      path: warehousePackagesPaths.estimate.pattern,
      layout: 'default',
      load: () => import('./pages/estimate/estimate.page.tsx'),
    },
    {
      path: warehousePackagesPaths.accuracy.pattern,
      layout: 'default',
      sitemap: true,
      load: () => import('./pages/accuracy/accuracy.page.tsx'),
    },
  ],
  slots: { publicReviews: () => import('./slots/public-reviews.slot.tsx') },
  lazySlots: {
    linePhotos: () => import('./slots/line-photos.slot.tsx'),
    turnGoods: () => import('./slots/turn-goods.slot.tsx'),
    shippingCheck: () => import('./slots/shipping-check.slot.tsx'),
    warehouseExample: () => import('./slots/warehouse-example.slot.tsx'),
  },
};
