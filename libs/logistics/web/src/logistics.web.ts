import { logisticsPaths } from '@caravan/routes';
import { featureCode, type WebFeature } from '@caravan/web-core';

const code = featureCode(() => import('./logistics.pages.ts'));

export const logisticsWeb: WebFeature = {
  id: 'logistics',
  texts: code.texts,
  uses: ['common'],
  api: code.api,
  routes: [
    {
      path: logisticsPaths.landing.pattern,
      layout: 'default',
      sitemap: true,
      load: code.page('logistics'),
    },
    {
      path: logisticsPaths.duties.pattern,
      layout: 'default',
      sitemap: true,
      load: code.page('duties'),
    },
    {
      path: logisticsPaths.countryDuty.pattern,
      layout: 'default',
      load: code.page('countryDuty'),
    },
  ],
};
