import { guarded, type WebFeature } from '@caravan/web-core';
import { framePaths } from './frame.paths.ts';

const load = () => import('./pages/not-open/not-open.page.tsx');

/** Pages that the menus name and no feature has opened yet; a feature's own route takes the place of its row. */
export const notOpenWeb: WebFeature = {
  id: 'not-open',
  texts: { en: () => import('./pages/not-open/i18n/en.ts'), zh: () => import('./pages/not-open/i18n/zh.ts') },
  routes: [framePaths.store.pattern, framePaths.packages.pattern].map((path) => guarded(path, load)),
};
