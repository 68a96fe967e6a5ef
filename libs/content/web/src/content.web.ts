import { contentPaths } from '@caravan/content/contract';
import type { WebFeature } from '@caravan/web-core';

const loadFaq = () => import('./pages/articles/faq.page.tsx');
const loadArticles = () => import('./pages/articles/articles.page.tsx');

/** Help centre and articles. The routes accept any tail: a numeric id shows that article, anything else the list. */
export const contentWeb: WebFeature = {
  id: 'content',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  api: () => import('@caravan/content/api'),
  routes: [
    { path: contentPaths.faqs.pattern, layout: 'default', sitemap: true, load: loadFaq },
    { path: contentPaths.faqTail.pattern, layout: 'default', load: loadFaq },
    { path: contentPaths.articles.pattern, layout: 'default', sitemap: true, load: loadArticles },
    { path: contentPaths.articleTail.pattern, layout: 'default', load: loadArticles },
  ],
};
