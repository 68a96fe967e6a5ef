import { haulPaths } from '@caravan/routes';
import { inAccount, textFiles, type WebFeature } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const haulWeb: WebFeature = {
  id: 'haul',
  texts: textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts')),
  uses: ['common'],
  api: () => import('@caravan/haul/api'),
  routes: [
    inAccount(haulPaths.archive.pattern, () => import('./pages/archive/archive.page.tsx')),
    inAccount(haulPaths.imported.pattern, () => import('./pages/imported/imported.page.tsx')),
  ],
};
