import { textFiles } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const texts = textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts'));
export const api = () => import('@caravan/warehouse-packages/api');

export const pages = {
  store: () => import('./pages/store/store.page.tsx'),
  storeItem: () => import('./pages/store-item/store-item.page.tsx'),
  confirmInfo: () => import('./pages/confirm-info/confirm-info.page.tsx'),
  packages: () => import('./pages/packages/packages.page.tsx'),
  packageDetail: () => import('./pages/package-detail/package-detail.page.tsx'),
  track: () => import('./pages/track/track.page.tsx'),
  estimate: () => import('./pages/estimate/estimate.page.tsx'),
};

export const lazySlots = {
  linePhotos: () => import('./slots/line-photos.slot.tsx'),
  turnGoods: () => import('./slots/turn-goods.slot.tsx'),
  shippingCheck: () => import('./slots/shipping-check.slot.tsx'),
  warehouseExample: () => import('./slots/warehouse-example.slot.tsx'),
};
