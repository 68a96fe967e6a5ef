import { accountPaths, type LettersQuery } from '@caravan/account/contract';
import { pageOf } from '@caravan/web-core';

export const lettersPerPage = 10;

/** What the address asks for: `?show=unread&page=2`; anything else is the first page of all. */
export const lettersQueryOf = (search: URLSearchParams): LettersQuery => ({
  page: pageOf(search),
  page_size: lettersPerPage,
  ...(search.get('show') === 'unread' ? { unread: true } : {}),
});

export const lettersHref = ({ page = 1, unread }: Partial<Pick<LettersQuery, 'page' | 'unread'>>): string =>
  accountPaths.messages.href({ ...(unread ? { show: 'unread' } : {}), ...(page > 1 ? { page: String(page) } : {}) });
