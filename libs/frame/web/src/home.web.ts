import type { WebFeature } from '@caravan/web-core';
import { framePaths } from './frame.paths.ts';

/** The home page; a feature of its own, so that no other page carries its texts. */
export const homeWeb: WebFeature = {
  id: 'home',
  texts: { en: () => import('./pages/home/i18n/en.ts'), zh: () => import('./pages/home/i18n/zh.ts') },
  routes: [{ path: framePaths.home.pattern, layout: 'default', sitemap: true, load: () => import('./pages/home/home.page.tsx') }],
};
