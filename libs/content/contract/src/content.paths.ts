import { definePath } from '@caravan/kernel';
import type { ArticleLink } from './content.schema.ts';

/** Help pages. Any tail is accepted and replaced by the canonical slug (decisions.md). */
export const contentPaths = {
  articles: definePath('/article'),
  article: definePath('/article/:id/:slug'),
  faqs: definePath('/faq'),
  faq: definePath('/faq/:id/:slug'),
  /** For the router: any tail belongs to the articles; without a numeric id it shows the list (decisions.md, Screens without a path). */
  articleTail: definePath('/article/*'),
  faqTail: definePath('/faq/*'),
  /** The proxy-purchase process, which the fixed banner links to (storefront.md 2). */
  howToBuyId: 59,
  /** The terms of service and the privacy policy, which a registration agrees to. */
  termsId: 82,
  privacyId: 83,
  contactId: 81,
};

/** Where an article's link goes: the faq path where it is flagged as FAQ, otherwise the article path (storefront.md 2, Footer). */
export const articleHref = (article: Pick<ArticleLink, 'id' | 'slug' | 'is_faq'>): string =>
  (article.is_faq ? contentPaths.faq : contentPaths.article).href({ id: article.id, slug: article.slug });
