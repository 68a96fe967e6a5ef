import type { Language } from '@caravan/kernel';
import { hanPairs } from './han-pairs.ts';
import { renderArticle } from './render-article.ts';

export interface WrittenText {
  articleId: number;
  language: Language;
  slug: string;
  name: string;
  summary: string;
  markdown: string;
  updatedAt: Date;
}

/** A text as it is kept: with what its Markdown becomes, and what a search looks into. */
export const articleTextRow = (text: WrittenText) => {
  const rendered = renderArticle(text.markdown);
  return { ...text, ...rendered, hanPairs: hanPairs(`${text.name} ${text.summary} ${rendered.plain}`) };
};
