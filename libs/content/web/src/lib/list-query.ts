import type { ArticlePageQuery } from '@caravan/content/contract';
import { defaultPageSize, firstCharacters } from '@caravan/kernel';
import { pageOf } from '@caravan/web-core';
import type { Section } from './section.ts';

/** The server's maximum length of a search. */
export const searchMax = 100;

const wordsOf = (value: string | null): string | undefined =>
  firstCharacters(value?.trim() ?? '', searchMax) || undefined;

/** The query of a list's address; invalid parts are ignored. */
export const listQueryOf = ({ type }: Section, search: URLSearchParams): ArticlePageQuery => ({
  type,
  group: wordsOf(search.get('group')),
  q: wordsOf(search.get('q')),
  page: pageOf(search),
  page_size: defaultPageSize,
});

/** The address of a list; the first page has no number. */
export const listHref = (
  section: Section,
  { group, q, page = 1 }: { group?: string | undefined; q?: string | undefined; page?: number } = {},
): string => section.path.href({ q, group, page: page > 1 ? page : undefined });
