import { logisticsPaths } from '@caravan/logistics/contract';
import { textFiles, type WebFeature, type TextFile } from '@caravan/web-core';

export const logisticsWeb: WebFeature = {
  id: 'logistics',
  texts: textFiles(import.meta.glob<TextFile>('./i18n/??.ts')),
  uses: ['common'],
  api: () => import('@caravan/logistics/api'),
  routes: [
    {
      path: logisticsPaths.landing.pattern,
      layout: 'default',
      sitemap: true,
      load: () => import('./pages/logistics/logistics.page.tsx'),
    },
  ],
};
