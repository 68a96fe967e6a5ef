import type { Language } from '@caravan/kernel';
import { searchText } from '@caravan/server-core';
import { renderArticle, withoutPlaceholders } from './render-article.ts';

/** An article in one language, as staff or a release write it. */
export interface ArticleTextInput {
  articleId: number;
  language: Language;
  slug: string;
  name: string;
  summary: string;
  markdown: string;
  updatedAt: Date;
}

/** The row of a text, with its rendered HTML and its search columns. */
export const articleTextRow = (text: ArticleTextInput) => {
  const rendered = renderArticle(text.markdown);
  return {
    ...text,
    ...rendered,
    search: searchText(text.name, withoutPlaceholders(text.summary), rendered.plain),
  };
};
