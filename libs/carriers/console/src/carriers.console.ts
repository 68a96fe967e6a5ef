import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { carriersConsolePaths as paths } from '@caravan/routes/console';

/** Carriers' labels on packages, and the accounts through which they are bought. */
export const carriersConsole: ConsoleFeature = {
  id: 'carriers-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/carriers/api'),
  routes: [consolePage(paths.carriers.pattern, () => import('./pages/carriers/carriers.page.tsx'))],
  lazySlots: {
    handoverManifests: () => import('./slots/handover-manifests.slot.tsx'),
    packageLabels: () => import('./slots/package-labels.slot.tsx'),
  },
};
