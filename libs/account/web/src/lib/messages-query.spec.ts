import { expect, test } from 'vitest';
import { messagesHref, messagesQueryOf } from './messages-query.ts';

test.each([
  ['', { page: 1, page_size: 10 }],
  ['page=3&show=unread', { page: 3, page_size: 10, unread: true }],
  ['page=-1&show=everything', { page: 1, page_size: 10 }],
  ['page=1.5', { page: 1, page_size: 10 }],
  ['page=99999999', { page: 1, page_size: 10 }],
])('?%s', (search, query) => {
  expect(messagesQueryOf(new URLSearchParams(search))).toEqual(query);
});

test.each([
  [{}, '/message'],
  [{ page: 2 }, '/message?page=2'],
  [{ page: 1, unread: true }, '/message?show=unread'],
])('%j is at %s', (query, href) => {
  expect(messagesHref(query)).toBe(href);
});
