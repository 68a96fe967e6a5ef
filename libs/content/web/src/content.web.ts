import { contentPaths } from '@caravan/routes';
import { featureCode, type WebFeature } from '@caravan/web-core';

const code = featureCode(() => import('./content.pages.ts'));

const loadFaq = code.page('faq');
const loadArticles = code.page('articles');

/** Help centre, articles, and the page about the shop. The routes accept any tail: a numeric id shows that article, anything else the list. */
export const contentWeb: WebFeature = {
  id: 'content',
  texts: code.texts,
  routes: [
    { path: contentPaths.about.pattern, layout: 'default', sitemap: true, load: code.page('about') },
    { path: contentPaths.faqs.pattern, layout: 'default', sitemap: true, load: loadFaq },
    { path: contentPaths.faqTail.pattern, layout: 'default', load: loadFaq },
    { path: contentPaths.articles.pattern, layout: 'default', sitemap: true, load: loadArticles },
    { path: contentPaths.articleTail.pattern, layout: 'default', load: loadArticles },
  ],
};
