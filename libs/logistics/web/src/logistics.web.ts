import { logisticsPaths } from '@caravan/logistics/contract';
import type { WebFeature } from '@caravan/web-core';

export const logisticsWeb: WebFeature = {
  id: 'logistics',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
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
