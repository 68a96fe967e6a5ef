import { fail, type BookFormat, type Books, type BooksQuery } from '@caravan/books/contract';
import { closeBooksContract, getBooksContract } from '@caravan/books/contract/staff';
import { route, sendCsv, staffCallOf, type Route } from '@caravan/server-core';
import { Readable } from 'node:stream';
import type { BooksContext } from '../books-context.ts';
import { bookFile, filesOf } from './book-files.ts';
import { booksState, closeDays } from './close-days.ts';
import { closedThrough, fileLines, sumsByAccount, sumsByDay } from './journal.repo.ts';

const readBooks = async (context: BooksContext, query: BooksQuery): Promise<Books> => {
  const [state, accounts, days] = await Promise.all([
    booksState(context, context.db),
    sumsByAccount(context.db, query),
    sumsByDay(context.db, query),
  ]);
  return { ...state, accounts, days, files: filesOf(days).length };
};

/** The rows of one file of a period whose days are all closed. */
const fileRows = async ({ db }: BooksContext, query: BooksQuery, format: BookFormat): Promise<string[]> => {
  const closed = await closedThrough(db);
  if (closed === null || query.to > closed) throw fail('days_open', { day: query.to });
  const file = filesOf(await sumsByDay(db, query))[(query.part ?? 1) - 1];
  if (!file) throw fail('no_such_file');
  return bookFile(format, await fileLines(db, file));
};

export const journalRoutes = (context: BooksContext): Route[] => [
  route(getBooksContract, async ({ session, query, reply, audit }) => {
    const { format = 'json', from, to, part = 1 } = query;
    if (format === 'json') return readBooks(context, query);
    // Reading the page needs no code, so the descriptor cannot demand one (specification 24.9).
    if (session.mustConfirm) throw fail('confirm_needed');
    const rows = await fileRows(context, query, format);
    const subject = { kind: 'books', ref: `${from}/${to}` };
    await context.transaction((tx) => audit(tx, { action: 'books.export', subject, data: { from, to, format, part } }));
    return sendCsv(reply, `${format}-${from}-${to}-${part}`, Readable.from(rows));
  }),

  route(closeBooksContract, (call) => call.once((tx) => closeDays(context, tx, staffCallOf(call), call.body))),
];
