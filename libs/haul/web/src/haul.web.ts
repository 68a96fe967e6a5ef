import { haulPaths } from '@caravan/haul/contract';
import { inAccount, type WebFeature } from '@caravan/web-core';

export const haulWeb: WebFeature = {
  id: 'haul',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common'],
  api: () => import('@caravan/haul/api'),
  routes: [
    inAccount(haulPaths.archive.pattern, () => import('./pages/archive/archive.page.tsx')),
    inAccount(haulPaths.imported.pattern, () => import('./pages/imported/imported.page.tsx')),
  ],
};
