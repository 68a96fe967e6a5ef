import { countedItems, type CursorPage } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { StatementLinesQuery } from '@caravan/procurement/contract';
import { containsText, cutPage, readCursor, searchText, type Database, type Tx } from '@caravan/server-core';
import { and, between, count, desc, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import { factsKey } from '../domain/occurrences.ts';
import { purchaseTable as purchases } from './purchase.table.ts';
import { statementLineTable as lines, type StatementLineRow } from './statement.table.ts';

/**
 * Adds lines and returns those that were not stored before. They are written in one order, so that two imports of the
 * same lines wait for each other and do not deadlock.
 */
export const insertStatementLines = (tx: Tx, rows: readonly StatementLineRow[]): Promise<StatementLineRow[]> =>
  tx
    .insert(lines)
    .values(
      rows
        .map((row) => ({ row, place: `${factsKey(row)} ${String(row.occurrence).padStart(4, '0')}` }))
        .sort((one, other) => (one.place < other.place ? -1 : 1))
        .map(({ row }) => ({ ...row, search: searchText(row.supplierOrderNo, row.account, row.note) })),
    )
    .onConflictDoNothing()
    .returning();

/** The lines of these numbers and days, by which a file that was imported before is recognised. */
export const storedLines = (
  db: Database,
  numbers: readonly string[],
  days: { from: string; to: string },
): Promise<StatementLineRow[]> =>
  db
    .select()
    .from(lines)
    .where(and(inArray(lines.supplierOrderNo, [...numbers]), between(lines.paidOn, days.from, days.to)));

/** The sum of all lines of each number. */
export const sumsOfNumbers = async (db: Database, numbers: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ number: lines.supplierOrderNo, fen: sum(lines.amountFen).mapWith(Number) })
    .from(lines)
    .where(inArray(lines.supplierOrderNo, [...numbers]))
    .groupBy(lines.supplierOrderNo);
  return new Map(rows.map(({ number, fen }) => [number, fen]));
};

/** A line with the purchase that has its number. */
export interface MatchedLine {
  line: StatementLineRow;
  purchaseId: string | null;
}

const position = z.tuple([z.iso.date(), z.string()]);

/** One page of lines, the latest day first. */
export const pageOfStatementLines = async (
  db: Database,
  { q, state, number, cursor, limit }: StatementLinesQuery,
): Promise<CursorPage<MatchedLine>> => {
  const filter = and(
    q ? containsText(lines.search, q) : undefined,
    number === undefined ? undefined : eq(lines.supplierOrderNo, number),
    state === undefined ? undefined : isNull(purchases.id),
  );
  const at = readCursor(cursor, position);
  const after = at && sql`(${lines.paidOn}, ${lines.id}) < (${at[0]}::date, ${at[1]})`;
  const ofNumber = eq(purchases.supplierOrderNo, lines.supplierOrderNo);
  const rows = await db
    .select({ line: lines, purchaseId: purchases.id })
    .from(lines)
    .leftJoin(purchases, ofNumber)
    .where(and(filter, after))
    .orderBy(desc(lines.paidOn), desc(lines.id))
    .limit(limit + 1);
  const counted = db
    .select({ id: lines.id })
    .from(lines)
    .leftJoin(purchases, ofNumber)
    .where(filter)
    .limit(countedItems + 1)
    .as('counted');
  const [{ all } = { all: 0 }] = await db.select({ all: count() }).from(counted);
  return {
    ...cutPage(rows, limit, ({ line }) => [line.paidOn, line.id]),
    count: all > countedItems ? null : all,
  };
};

/** Lines that say they are the second or a later equal one, while the one before is missing. */
export const linesWithGap = (db: Database): Promise<{ id: string; occurrence: number }[]> => {
  const before = sql`(select from ${lines} b where b.supplier_order_no = ${lines.supplierOrderNo}
    and b.account = ${lines.account} and b.paid_on = ${lines.paidOn} and b.amount_fen = ${lines.amountFen}
    and b.occurrence = ${lines.occurrence} - 1)`;
  return db
    .select({ id: lines.id, occurrence: lines.occurrence })
    .from(lines)
    .where(sql`${lines.occurrence} > 1 and not exists ${before}`);
};
