import { definePath } from '@caravan/kernel';

/** The console's pages of content, below `/console`. */
export const contentConsolePaths = {
  /** `q`, `group` and `state` filter the list. */
  articles: definePath('/settings/articles'),
  articleGroups: definePath('/settings/articles/groups'),
  newArticle: definePath('/settings/articles/new'),
  article: definePath('/settings/articles/:id'),
  /** Name, logo, service address and social accounts. */
  website: definePath('/settings/website'),
  /** The switches of the shop, and its fixed rules. */
  features: definePath('/settings/features'),
  /** How long old data is kept. */
  retention: definePath('/settings/retention'),
  rates: definePath('/settings/rates'),
};
