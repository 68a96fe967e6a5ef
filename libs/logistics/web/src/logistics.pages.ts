import { textFiles } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const texts = textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts'));
export const api = () => import('@caravan/logistics/api');

export const pages = {
  logistics: () => import('./pages/logistics/logistics.page.tsx'),
  duties: () => import('./pages/duties/duties.page.tsx'),
  countryDuty: () => import('./pages/country-duty/country-duty.page.tsx'),
};
