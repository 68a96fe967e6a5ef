import type { Article, ArticleLink, ArticleSummary } from '@caravan/content/contract';
import { textIn, type Language } from '@caravan/kernel';
import type { ArticleRow, LinkRow, SummaryRow } from './db/article.repo.ts';
import { sanitiseHtml } from './domain/sanitise-html.ts';

const faqType = 1;

export const isFaq = ({ type }: { type: number }): boolean => type === faqType;

export const presentLink = ({ id, name, type, slug, language }: LinkRow): ArticleLink => ({
  id,
  article_name: name,
  is_faq: isFaq({ type }),
  slug,
  language,
});

export const presentSummary = (row: SummaryRow, language: Language): ArticleSummary => ({
  ...presentLink(row),
  group: row.groupKey,
  group_name: textIn(row.groupNames, language),
  summary: row.summary,
  updated_at: row.updatedAt.toISOString(),
});

/** Sanitises the HTML again, because a row may not have been written by this server. */
export const presentArticle = (row: ArticleRow, related: readonly LinkRow[], language: Language): Article => ({
  ...presentSummary(row, language),
  content_html: sanitiseHtml(row.html),
  toc: row.toc,
  related: related.map(presentLink),
});
