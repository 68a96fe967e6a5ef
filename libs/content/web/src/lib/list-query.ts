import type { ArticlePageQuery } from '@caravan/content/contract';
import { defaultPageSize } from '@caravan/kernel';
import { pageOf } from '@caravan/web-core';
import type { Section } from './section.ts';

/** The longest search that the server takes. */
export const searchMax = 100;

const wordsOf = (value: string | null): string | undefined => value?.trim().slice(0, searchMax) || undefined;

/** What a list's address asks for; what makes no sense in it is left out. */
export const listQueryOf = ({ type }: Section, search: URLSearchParams): ArticlePageQuery => ({
  type,
  group: wordsOf(search.get('group')),
  q: wordsOf(search.get('q')),
  page: pageOf(search),
  page_size: defaultPageSize,
});

/** The address of a list; the first page has no number. */
export const listHref = (section: Section, { group, q, page = 1 }: { group?: string | undefined; q?: string | undefined; page?: number } = {}): string =>
  section.path.href({ q, group, page: page > 1 ? page : undefined });
