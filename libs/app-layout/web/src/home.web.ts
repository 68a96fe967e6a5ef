import { appLayoutPaths } from '@caravan/routes';
import { textFiles, type WebFeature } from '@caravan/web-core';
import type { texts as en } from './pages/home/i18n/en.ts';

/** The home page; a separate feature, so that other pages do not load its texts. */
export const homeWeb: WebFeature = {
  id: 'home',
  texts: textFiles(import.meta.glob<{ texts: typeof en }>('./pages/home/i18n/??.ts')),
  routes: [
    {
      path: appLayoutPaths.home.pattern,
      layout: 'default',
      sitemap: true,
      load: () => import('./pages/home/home.page.tsx'),
    },
  ],
};
