import type { BooksState } from '@caravan/books/contract';
import type { Database, Tx } from '@caravan/server-core';
import { and, asc, between, eq, max, sql } from 'drizzle-orm';
import { bookDayTable as days, bookLineTable as lines, type BookDayRow, type BookLineRow } from './book-line.table.ts';
import type { DayLine } from './day-lines.ts';

/** Days, both included. */
export interface Days {
  from: string;
  to: string;
}

export const closedThrough = async (db: Database): Promise<BooksState['closed_through']> => {
  const [found] = await db.select({ day: max(days.day) }).from(days);
  return found?.day ?? null;
};

/** Closes a day. A day can be closed once. */
export const insertDay = async (
  tx: Tx,
  day: Omit<BookDayRow, 'lines'>,
  dayLines: readonly DayLine[],
): Promise<void> => {
  await tx.insert(days).values({ ...day, lines: dayLines.length });
  if (dayLines.length)
    await tx.insert(lines).values(dayLines.map((line, index) => ({ ...line, day: day.day, position: index + 1 })));
};

const debitFen = sql<number>`sum(${lines.debitFen})`.mapWith(Number);
const creditFen = sql<number>`sum(${lines.creditFen})`.mapWith(Number);

/** The sums of closed days by account, with the code and name that it had. */
export const sumsByAccount = (db: Database, { from, to }: Days) =>
  db
    .select({
      account: lines.account,
      code: lines.code,
      name: lines.name,
      country: lines.country,
      tax_code: lines.taxCode,
      debit_fen: debitFen,
      credit_fen: creditFen,
    })
    .from(lines)
    .where(between(lines.day, from, to))
    .groupBy(lines.account, lines.code, lines.name, lines.country, lines.taxCode)
    .orderBy(asc(lines.code), asc(lines.name), asc(lines.country));

/** The sums of closed days by day. `lines` are those of a file, which leaves out accounts that end where they began. */
export const sumsByDay = (db: Database, { from, to }: Days) =>
  db
    .select({
      day: lines.day,
      lines: sql<number>`count(*) filter (where ${lines.debitFen} <> ${lines.creditFen})`.mapWith(Number),
      debit_fen: debitFen,
      credit_fen: creditFen,
    })
    .from(lines)
    .where(between(lines.day, from, to))
    .groupBy(lines.day)
    .orderBy(asc(lines.day));

export type FileLine = BookLineRow & Pick<BookDayRow, 'noTaxName'>;

export const fileLines = (db: Database, { from, to }: Days): Promise<FileLine[]> =>
  db
    .select({
      day: lines.day,
      position: lines.position,
      account: lines.account,
      source: lines.source,
      code: lines.code,
      name: lines.name,
      country: lines.country,
      taxCode: lines.taxCode,
      debitFen: lines.debitFen,
      creditFen: lines.creditFen,
      noTaxName: days.noTaxName,
    })
    .from(lines)
    .innerJoin(days, eq(days.day, lines.day))
    .where(and(between(lines.day, from, to), sql`${lines.debitFen} <> ${lines.creditFen}`))
    .orderBy(asc(lines.day), asc(lines.position));
