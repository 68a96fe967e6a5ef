import { dayLater, daysOf } from '@caravan/books/contract';
import { startOfShopDay, type Fen } from '@caravan/kernel';
import type { AuditRun } from '@caravan/server-core';
import { count, max, min, sql } from 'drizzle-orm';
import type { BooksContext } from '../books-context.ts';
import { bookDayTable as days, bookLineTable as lines } from '../journal/book-line.table.ts';
import { sourceOf } from '../journal/book-sources.ts';

type Context = Pick<BooksContext, 'db' | 'ledger'>;

const keyOf = (day: string, source: string): string => `${day} ${source}`;

/** What each source of a closed day sums to in the books. */
const bookSums = async (db: Context['db']): Promise<Map<string, Fen>> => {
  const rows = await db
    .select({
      day: lines.day,
      source: lines.source,
      fen: sql<number>`sum(${lines.creditFen} - ${lines.debitFen})`.mapWith(Number),
    })
    .from(lines)
    .groupBy(lines.day, lines.source);
  return new Map(rows.map(({ day, source, fen }) => [keyOf(day, source), fen]));
};

/** Closed days whose lines differ from the entries of the ledger, and movements before the first of them. */
const compared = async ({ db, ledger }: Context): Promise<string[]> => {
  const [closed] = await db.select({ first: min(days.day), last: max(days.day), days: count() }).from(days);
  if (!closed?.first || !closed.last) return [];
  const { first, last } = closed;
  const faults = daysOf({ from: first, to: last }) === closed.days ? [] : ['the closed days have a gap'];
  const period = { from: new Date(0), to: startOfShopDay(dayLater(last, 1)) };
  const booked = await bookSums(db);
  const wanted = new Map<string, Fen>();
  for (const { day, account, fen } of await ledger().sums(db, period)) {
    const key = keyOf(day, sourceOf(account));
    wanted.set(key, (wanted.get(key) ?? 0) + fen);
  }
  for (const key of new Set([...booked.keys(), ...wanted.keys()]))
    if ((booked.get(key) ?? 0) !== (wanted.get(key) ?? 0)) faults.push(`the books of ${key} do not equal the ledger`);
  return faults;
};

const unbalanced = async ({ db }: Context): Promise<string[]> => {
  const rows = await db
    .select({ day: lines.day })
    .from(lines)
    .groupBy(lines.day)
    .having(sql`sum(${lines.debitFen}) <> sum(${lines.creditFen})`);
  return rows.map(({ day }) => `the debits of ${day} are not its credits`);
};

/** Audits the books: each closed day balances, and each of its accounts is what the ledger says. */
export const auditBooks = async (context: Context, run: AuditRun): Promise<string[]> => [
  ...(await run.part('journal', async () => [...(await unbalanced(context)), ...(await compared(context))])),
];
