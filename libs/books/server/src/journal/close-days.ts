import {
  bookLimits,
  dayLater,
  daysOf,
  fail,
  type BooksClosing,
  type BooksRule,
  type BooksState,
} from '@caravan/books/contract';
import { hour, shopDay, startOfShopDay } from '@caravan/kernel';
import type { Database, StaffCall, Tx } from '@caravan/server-core';
import type { LedgerMovement } from '@caravan/fund-payment/port';
import type { BooksContext } from '../books-context.ts';
import { lockRule } from '../rule/books-rule.repo.ts';
import { costPostings } from './cost-postings.ts';
import { costSums, firstCostAt, type CostSum } from './costs.repo.ts';
import { dayLines, daySums, type DayLine } from './day-lines.ts';
import { postingsOf, type Incomes } from './divide-movement.ts';
import { closedThrough, insertDay } from './journal.repo.ts';

/** Movements and costs are stored moments after their time, so that nothing of a day is missing an hour after its end. */
const settled = hour;

/** The movements that are read at once. */
const chunk = 1_000;

const lastOver = ({ clock }: Pick<BooksContext, 'clock'>): string =>
  dayLater(shopDay(new Date(clock().getTime() - settled)), -1);

const firstEntryAt = async (
  context: Pick<BooksContext, 'clock' | 'costs' | 'ledger'>,
  db: Database,
): Promise<Date | null> => {
  const moved = await context.ledger().firstAt(db);
  return (await firstCostAt(db, context, moved ?? context.clock())) ?? moved;
};

/** The last closed day, and the days that can be closed now. */
export const booksState = async (
  context: Pick<BooksContext, 'clock' | 'costs' | 'ledger'>,
  db: Database,
): Promise<BooksState> => {
  const closed = await closedThrough(db);
  const firstAt = closed === null ? await firstEntryAt(context, db) : null;
  const from = closed === null ? firstAt && shopDay(firstAt) : dayLater(closed, 1);
  if (from === null) return { closed_through: closed, open: null };
  const most = dayLater(from, bookLimits.closedAtOnce - 1);
  const last = lastOver(context);
  const through = last < most ? last : most;
  return { closed_through: closed, open: from <= through ? { from, through } : null };
};

const incomesOf = async (context: BooksContext, tx: Tx, movements: readonly LedgerMovement[]): Promise<Incomes> => {
  const refsOf = (...accounts: string[]): string[] =>
    movements.flatMap(({ refs, entries }) => (entries.some(({ account }) => accounts.includes(account)) ? refs : []));
  const orders = await context.orders().of(tx, refsOf('revenue:order'));
  const packages = await context.packages().of(tx, refsOf('revenue:package', 'revenue:package_extra'));
  return {
    orders: new Map(orders.map((order) => [order.number, order])),
    packages: new Map(packages.map((one) => [one.ref, one])),
  };
};

const linesOf = async (
  context: BooksContext,
  tx: Tx,
  { day, costs }: { day: string; costs: readonly CostSum[] },
  rule: BooksRule,
): Promise<DayLine[]> => {
  const period = { from: startOfShopDay(day), to: startOfShopDay(dayLater(day, 1)) };
  const sums = daySums(rule);
  for (const posting of costs.flatMap(costPostings)) sums.add(posting);
  for (let after: LedgerMovement | undefined; ;) {
    const movements = await context.ledger().movements(tx, period, { after, limit: chunk });
    const incomes = await incomesOf(context, tx, movements);
    for (const posting of movements.flatMap((movement) => postingsOf(movement, incomes))) sums.add(posting);
    if (movements.length < chunk) return dayLines(sums.sums(), rule);
    after = movements.at(-1);
  }
};

/** Closes all open days through one. Days that are closed stay as they are, so that the same call again changes nothing. */
export const closeDays = async (
  context: BooksContext,
  tx: Tx,
  { staffId, audit, unchanged }: StaffCall,
  { through }: BooksClosing,
): Promise<BooksState> => {
  const rule = await lockRule(tx);
  const before = await booksState(context, tx);
  if (before.closed_through !== null && through <= before.closed_through) {
    unchanged();
    return before;
  }
  const last = lastOver(context);
  if (through > last) throw fail('day_not_over', { day: last });
  const { open } = before;
  if (!open || through < open.from) {
    // Nothing has moved until this day.
    unchanged();
    return before;
  }
  if (through > open.through) throw fail('too_many_days', { max: String(bookLimits.closedAtOnce), day: open.through });
  const count = daysOf({ from: open.from, to: through });
  const period = { from: startOfShopDay(open.from), to: startOfShopDay(dayLater(through, 1)) };
  const costs = Map.groupBy(await costSums(tx, context, period), ({ day }) => day);
  for (let index = 0; index < count; index += 1) {
    const day = dayLater(open.from, index);
    const row = { day, noTaxName: rule.no_tax_name, hasCosts: true, closedBy: staffId, closedAt: context.clock() };
    await insertDay(tx, row, await linesOf(context, tx, { day, costs: costs.get(day) ?? [] }, rule));
  }
  const subject = { kind: 'books', ref: `${open.from}/${through}` };
  await audit(tx, { action: 'books.close', subject, data: { from: open.from, through, rule: rule.version } });
  return booksState(context, tx);
};
