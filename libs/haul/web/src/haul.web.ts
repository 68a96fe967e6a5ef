import { haulPaths } from '@caravan/haul/contract';
import { guarded, type WebFeature } from '@caravan/web-core';

export const haulWeb: WebFeature = {
  id: 'haul',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common'],
  api: () => import('@caravan/haul/api'),
  routes: [guarded(haulPaths.overview.pattern, () => import('./pages/haul/haul.page.tsx'))],
};
