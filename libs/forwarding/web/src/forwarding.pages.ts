import { textFiles } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const texts = textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts'));
export const api = () => import('@caravan/forwarding/api');

export const pages = {
  parcels: () => import('./pages/own-parcels/own-parcels.page.tsx'),
};
