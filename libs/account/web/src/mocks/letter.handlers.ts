import type { HttpHandler } from 'msw';
import { fail, type StationLetter } from '@caravan/account/contract';
import * as schemas from '@caravan/account/contract/schema';
import { sliceOf } from '@caravan/kernel';
import { mockEndpoint } from '@caravan/web-core/mocks';
import type { MockAccount } from './mock-account.ts';

const isUnread = ({ read_at: readAt }: StationLetter): boolean => readAt === null;

/** The inbox: unread letters first, then the newest. */
export const letterHandlers = (account: MockAccount): HttpHandler[] => {
  const change = (letters: StationLetter[]): number => {
    account.letters = letters;
    const unread = letters.filter(isUnread).length;
    account.user = { ...account.user, unread_count: unread };
    return unread;
  };
  change(account.letters);

  return [
    mockEndpoint(schemas.listLettersSchema, ({ query }) => {
      const wanted = account.letters
        .filter((letter) => query.unread === undefined || isUnread(letter) === query.unread)
        .sort((a, b) => Number(isUnread(b)) - Number(isUnread(a)) || b.created_at.localeCompare(a.created_at));
      const { limit, offset } = sliceOf(query);
      return { items: wanted.slice(offset, offset + limit), page: query.page, page_size: query.page_size, total: wanted.length };
    }),
    mockEndpoint(schemas.readLettersSchema, ({ body: { ids } }) => {
      const now = new Date().toISOString();
      const isMeant = ({ id }: StationLetter) => ids === undefined || ids.includes(id);
      return { unread_count: change(account.letters.map((letter) => (isMeant(letter) ? { ...letter, read_at: letter.read_at ?? now } : letter))) };
    }),
    mockEndpoint(schemas.removeLetterSchema, ({ params }) => {
      if (!account.letters.some(({ id }) => id === params.id)) throw fail('not_found');
      change(account.letters.filter(({ id }) => id !== params.id));
      return null;
    }),
  ];
};
