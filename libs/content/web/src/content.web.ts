import { contentPaths } from '@caravan/routes';
import { textFiles, type WebFeature } from '@caravan/web-core';
import type { texts as en } from './i18n/en.ts';

const loadFaq = () => import('./pages/articles/faq.page.tsx');
const loadArticles = () => import('./pages/articles/articles.page.tsx');

/** Help centre and articles. The routes accept any tail: a numeric id shows that article, anything else the list. */
export const contentWeb: WebFeature = {
  id: 'content',
  texts: textFiles(import.meta.glob<{ texts: typeof en }>('./i18n/??.ts')),
  api: () => import('@caravan/content/api'),
  routes: [
    { path: contentPaths.faqs.pattern, layout: 'default', sitemap: true, load: loadFaq },
    { path: contentPaths.faqTail.pattern, layout: 'default', load: loadFaq },
    { path: contentPaths.articles.pattern, layout: 'default', sitemap: true, load: loadArticles },
    { path: contentPaths.articleTail.pattern, layout: 'default', load: loadArticles },
  ],
};
