import { textFiles } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

export const texts = textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts'));

export const pages = {
  faq: () => import('./pages/articles/faq.page.tsx'),
  about: () => import('./pages/about/about.page.tsx'),
  articles: () => import('./pages/articles/articles.page.tsx'),
};
