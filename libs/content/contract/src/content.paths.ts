import { definePath } from '@caravan/kernel';
import type { ArticleLink } from './content.schema.ts';

/** Help pages. Any tail is accepted and replaced by the canonical slug (specification 2.32). */
export const contentPaths = {
  articles: definePath('/article'),
  article: definePath('/article/:id/:slug'),
  faqs: definePath('/faq'),
  faq: definePath('/faq/:id/:slug'),
  /** The router's pattern. A tail without a numeric id shows the list (specification 2.32). */
  articleTail: definePath('/article/*'),
  faqTail: definePath('/faq/*'),
  /** The article on the proxy-purchase process, which the fixed banner links to (specification 3.2). */
  howToBuyId: 59,
  /** The articles on prohibited goods and on customs. */
  prohibitedId: 71,
  customsId: 72,
  /** The terms of service and the privacy policy, which a user accepts at registration. */
  termsId: 82,
  privacyId: 83,
};

/**
 * The articles that state the terms of an order (specification 30.1): terms of service, what it costs, refunds, storage,
 * prohibited goods, customs, privacy.
 */
export const termsArticleIds = [contentPaths.termsId, 63, 66, 67, 71, 72, contentPaths.privacyId] as const;

/**
 * The target of an article's link: the FAQ path if `is_faq` is set, otherwise the article path (specification 3.2,
 * Footer).
 */
export const articleHref = (article: Pick<ArticleLink, 'id' | 'slug' | 'is_faq'>): string =>
  (article.is_faq ? contentPaths.faq : contentPaths.article).href({ id: article.id, slug: article.slug });
