import { haulPaths } from '@caravan/routes';
import { featureCode, inAccount, type WebFeature } from '@caravan/web-core';

const code = featureCode(() => import('./haul.pages.ts'));

export const haulWeb: WebFeature = {
  id: 'haul',
  texts: code.texts,
  uses: ['common'],
  api: code.api,
  routes: [
    inAccount(haulPaths.archive.pattern, code.page('archive')),
    inAccount(haulPaths.imported.pattern, code.page('imported')),
  ],
};
