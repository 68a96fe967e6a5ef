import { defineEndpoint } from '@caravan/kernel';
import type { LetterPage, LettersQuery, ReadLetters, UnreadCount } from './letters.schema.ts';

export const listLetters = defineEndpoint<{ query: LettersQuery; data: LetterPage }>()({
  method: 'GET',
  path: '/messages',
  login: 'shopper',
  tags: ['letter'],
  summary: 'Station letters in the language of the caller: unread ones first, then the newest',
});

/** Letters read before stay read since then. One id that is none of the caller's fails the whole call. */
export const readLetters = defineEndpoint<{ body: ReadLetters; data: UnreadCount }>()({
  method: 'POST',
  path: '/messages/read',
  login: 'shopper',
  tags: ['letter', 'unread-count'],
  summary: 'Mark some station letters as read, or all of them',
});

export const removeLetter = defineEndpoint<{ params: { id: string }; data: null }>()({
  method: 'DELETE',
  path: '/messages/:id',
  login: 'shopper',
  tags: ['letter', 'unread-count'],
  summary: 'Throw a station letter away',
});
