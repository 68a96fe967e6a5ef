import { type ArticlePageQuery } from '@caravan/content/contract';
import type { PagePath } from '@caravan/kernel';
import { contentPaths } from '@caravan/routes';

/** One of the two lists of articles. */
export interface Section {
  /** Also the key of its texts. */
  key: 'faq' | 'article';
  path: PagePath<'/faq' | '/article'>;
  /** Undefined for the list with articles of all types. */
  type?: ArticlePageQuery['type'];
}

export const faqSection: Section = { key: 'faq', path: contentPaths.faqs, type: '1' };
export const articleSection: Section = { key: 'article', path: contentPaths.articles };
