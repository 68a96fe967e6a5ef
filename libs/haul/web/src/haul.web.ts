import { haulPaths } from '@caravan/haul/contract';
import { inAccount, textFiles, type TextFile, type WebFeature } from '@caravan/web-core';

export const haulWeb: WebFeature = {
  id: 'haul',
  texts: textFiles(import.meta.glob<TextFile>('./i18n/??.ts')),
  uses: ['common'],
  api: () => import('@caravan/haul/api'),
  routes: [
    inAccount(haulPaths.archive.pattern, () => import('./pages/archive/archive.page.tsx')),
    inAccount(haulPaths.imported.pattern, () => import('./pages/imported/imported.page.tsx')),
  ],
};
