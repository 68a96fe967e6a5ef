import { textFiles, type WebFeature, type TextFile } from '@caravan/web-core';
import { appLayoutPaths } from './app-layout.paths.ts';

/** The home page; a separate feature, so that other pages do not load its texts. */
export const homeWeb: WebFeature = {
  id: 'home',
  texts: textFiles(import.meta.glob<TextFile>('./pages/home/i18n/??.ts')),
  routes: [
    {
      path: appLayoutPaths.home.pattern,
      layout: 'default',
      sitemap: true,
      load: () => import('./pages/home/home.page.tsx'),
    },
  ],
};
