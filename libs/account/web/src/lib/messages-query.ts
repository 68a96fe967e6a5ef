import { type MessagesQuery } from '@caravan/account/contract';
import { accountPaths } from '@caravan/routes';
import { pageOf } from '@caravan/web-core';

const messagesPerPage = 10;

/** The query of an address: `?show=unread&page=2`; anything else is the first page of all messages. */
export const messagesQueryOf = (search: URLSearchParams): MessagesQuery => ({
  page: pageOf(search),
  page_size: messagesPerPage,
  ...(search.get('show') === 'unread' ? { unread: true } : {}),
});

export const messagesHref = ({ page = 1, unread }: Partial<Pick<MessagesQuery, 'page' | 'unread'>>): string =>
  accountPaths.messages.href({ ...(unread ? { show: 'unread' } : {}), ...(page > 1 ? { page: String(page) } : {}) });
