import { logisticsPaths } from '@caravan/routes';
import { textFiles, type WebFeature } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const logisticsWeb: WebFeature = {
  id: 'logistics',
  texts: textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts')),
  uses: ['common'],
  api: () => import('@caravan/logistics/api'),
  routes: [
    {
      path: logisticsPaths.landing.pattern,
      layout: 'default',
      sitemap: true,
      load: () => import('./pages/logistics/logistics.page.tsx'),
    },
    {
      path: logisticsPaths.duties.pattern,
      layout: 'default',
      sitemap: true,
      load: () => import('./pages/duties/duties.page.tsx'),
    },
    {
      path: logisticsPaths.countryDuty.pattern,
      layout: 'default',
      load: () => import('./pages/country-duty/country-duty.page.tsx'),
    },
  ],
};
