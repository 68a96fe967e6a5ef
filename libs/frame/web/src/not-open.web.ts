import { accountPaths } from '@caravan/account/contract';
import type { WebFeature, WebRoute } from '@caravan/web-core';
import { framePaths } from './frame.paths.ts';

const guarded = (path: string): WebRoute => ({
  path,
  layout: 'default',
  guards: ['login'],
  load: () => import('./pages/not-open/not-open.page.tsx'),
});

/** Pages that the menus name and no feature has opened yet; a feature's own route takes the place of its row. */
export const notOpenWeb: WebFeature = {
  id: 'not-open',
  texts: { en: () => import('./pages/not-open/i18n/en.ts'), zh: () => import('./pages/not-open/i18n/zh.ts') },
  routes: [
    accountPaths.home.pattern,
    accountPaths.personal.pattern,
    accountPaths.setting.pattern,
    accountPaths.messages.pattern,
    framePaths.store.pattern,
    framePaths.packages.pattern,
  ].map(guarded),
};
