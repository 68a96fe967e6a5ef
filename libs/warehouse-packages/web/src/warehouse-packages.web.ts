import { warehousePackagesPaths } from '@caravan/warehouse-packages/contract';
import { guarded, type WebFeature } from '@caravan/web-core';

/** Goods in the warehouse, packages on their way, and shipping estimates. */
export const warehousePackagesWeb: WebFeature = {
  id: 'warehouse-packages',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  slotTexts: { en: () => import('./i18n/en-slots.ts'), zh: () => import('./i18n/zh-slots.ts') },
  uses: ['common'],
  api: () => import('@caravan/warehouse-packages/api'),
  routes: [
    guarded(warehousePackagesPaths.store.pattern, () => import('./pages/store/store.page.tsx')),
    guarded(warehousePackagesPaths.confirmInfo.pattern, () => import('./pages/confirm-info/confirm-info.page.tsx')),
    guarded(warehousePackagesPaths.packages.pattern, () => import('./pages/packages/packages.page.tsx')),
    guarded(
      warehousePackagesPaths.packageDetail.pattern,
      () => import('./pages/package-detail/package-detail.page.tsx'),
    ),
    {
      path: warehousePackagesPaths.estimate.pattern,
      layout: 'default',
      load: () => import('./pages/estimate/estimate.page.tsx'),
    },
  ],
  slots: { publicReviews: () => import('./slots/public-reviews.slot.tsx') },
};
