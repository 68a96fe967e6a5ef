import { textFiles } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const texts = textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts'));
export const api = () => import('@caravan/goods-services/api');

export const pages = {
  services: () => import('./pages/services/services.page.tsx'),
  serviceDetail: () => import('./pages/service-detail/service-detail.page.tsx'),
};

export const lazySlots = {
  itemServices: () => import('./slots/item-services.slot.tsx'),
  rehearsalOffer: () => import('./slots/rehearsal-offer.slot.tsx'),
  rehearsedPacking: () => import('./slots/rehearsed-packing.slot.tsx'),
};
