import { textFiles } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const texts = textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts'));
export const api = () => import('@caravan/shipping/api');

export const lazySlots = {
  deliveredPrice: () => import('./delivered-price/delivered-price.slot.tsx'),
};

export const pages = { accuracy: () => import('./pages/accuracy/accuracy.page.tsx') };
