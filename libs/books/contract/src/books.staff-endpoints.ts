import { defineEndpoint } from '@caravan/kernel';
import type { Books, BooksClosing, BooksQuery, BooksRule, BooksRuleChange, BooksState } from './books.schema.ts';

export const getBooks = defineEndpoint<{ query: BooksQuery; data: Books }>()({
  method: 'GET',
  path: '/staff/books',
  login: 'staff',
  roles: ['finance', 'auditor'],
  tags: ['books'],
  summary: 'The journal of closed days by account and day; with `format` as a file for an accounting program',
  reasons: ['days_open', 'no_such_file'],
});

export const closeBooks = defineEndpoint<{ body: BooksClosing; data: BooksState }>()({
  method: 'POST',
  path: '/staff/books/close',
  login: 'staff',
  roles: ['finance'],
  tags: ['books'],
  summary: 'Close the books through a day; what is closed never changes',
  idempotency: 'key',
  reasons: ['day_not_over', 'too_many_days'],
  quiet: ['day_not_over', 'too_many_days'],
});

export const getBooksRule = defineEndpoint<{ data: BooksRule }>()({
  method: 'GET',
  path: '/staff/books/rule',
  login: 'staff',
  roles: ['finance', 'auditor'],
  tags: ['books-rule'],
  summary: 'The chart of accounts, and VAT by the country of the supply',
});

export const updateBooksRule = defineEndpoint<{ body: BooksRuleChange; data: BooksRule }>()({
  method: 'PUT',
  path: '/staff/books/rule',
  login: 'staff',
  roles: ['finance'],
  tags: ['books-rule'],
  summary: 'Change the chart of accounts and VAT; days that are closed stay as they are',
  ifMatch: true,
  reasons: ['changed_meanwhile'],
  quiet: ['changed_meanwhile'],
});
