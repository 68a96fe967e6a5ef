import { dayLater, daysOf } from '@caravan/books/contract';
import { startOfShopDay, type Fen } from '@caravan/kernel';
import type { AuditRun } from '@caravan/server-core';
import { count, max, min, sql } from 'drizzle-orm';
import type { BooksContext } from '../books-context.ts';
import { bookDayTable as days, bookLineTable as lines } from '../journal/book-line.table.ts';
import { sourceOf, type BookSource } from '../journal/book-sources.ts';
import { costPostings } from '../journal/cost-postings.ts';
import { costSums } from '../journal/costs.repo.ts';

type Context = Pick<BooksContext, 'costs' | 'db' | 'ledger'>;

const keyOf = (day: string, source: string): string => `${day} ${source}`;

/** Sums the lines of the closed days by day and source. */
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

type Closed = Record<'first' | 'last', string> & { costsFrom: string | null };

/** Sums the ledger and the costs of the closed days in the same way. */
const wantedSums = async ({ db, ledger, costs }: Context, closed: Closed): Promise<Map<string, Fen>> => {
  const { first, last, costsFrom } = closed;
  const to = startOfShopDay(dayLater(last, 1));
  const wanted = new Map<string, Fen>();
  const add = (day: string, source: BookSource, fen: Fen): void => {
    const key = keyOf(day, source);
    wanted.set(key, (wanted.get(key) ?? 0) + fen);
  };
  for (const { day, account, fen } of await ledger().sums(db, { from: new Date(0), to }))
    add(day, sourceOf(account), fen);
  if (costsFrom === null) return wanted;
  // Costs of days that were closed without them are not missing.
  const from = costsFrom === first ? new Date(0) : startOfShopDay(costsFrom);
  for (const { day, ...sum } of await costSums(db, { costs }, { from, to }))
    for (const { source, fen } of costPostings(sum)) add(day, source, fen);
  return wanted;
};

/** Closed days whose lines differ from the ledger and the costs, and what was before the first of them. */
const compared = async (context: Context): Promise<string[]> => {
  const { db } = context;
  const [closed] = await db
    .select({
      first: min(days.day),
      last: max(days.day),
      costsFrom: sql<string | null>`(min(${days.day}) filter (where ${days.hasCosts}))::text`,
      days: count(),
    })
    .from(days);
  if (!closed?.first || !closed.last) return [];
  const { first, last, costsFrom } = closed;
  const faults = daysOf({ from: first, to: last }) === closed.days ? [] : ['the closed days have a gap'];
  const booked = await bookSums(db);
  const wanted = await wantedSums(context, { first, last, costsFrom });
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

/** Audits the books: each closed day balances, and each of its accounts is what ledger and costs say. */
export const auditBooks = async (context: Context, run: AuditRun): Promise<string[]> => [
  ...(await run.part('journal', async () => [...(await unbalanced(context)), ...(await compared(context))])),
];
