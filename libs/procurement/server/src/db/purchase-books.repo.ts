import type { OrderPurchases } from '@caravan/cart-orders/port';
import type { BookState } from '@caravan/procurement/contract';
import type { Database, Tx } from '@caravan/server-core';
import { asc, inArray, sql, type SQL } from 'drizzle-orm';
import { purchaseLineTable as lines, purchaseTable as purchases } from './purchase.table.ts';
import {
  purchaseSettlementTable as settlements,
  statementLineTable as statements,
  type PurchaseSettlementRow,
} from './statement.table.ts';

/** A purchase beside the statements. */
export interface PurchaseBooks {
  purchaseId: string;
  state: BookState;
  /** The sum of its statement lines; null without any. */
  statementFen: number | null;
  statementLines: number;
  /** The seller's refunds for returns. */
  repaidFen: number;
  /** The settlement of exactly these amounts. */
  settlement: Pick<PurchaseSettlementRow, 'note' | 'staffId' | 'at'> | null;
}

/** The sellers' refunds, as the orders know them by line. */
export type Repaid = OrderPurchases['repaid'];

/**
 * Refunds of sellers for returns, by purchase. Pieces of a line that several purchases bought count for the last of
 * them: its number is the one that the return shows.
 */
const repaidOf = (repaid: Repaid, among?: SQL): SQL => {
  const lineIds =
    among &&
    sql`select l.line_id from ${lines} l join ${purchases} lp on lp.id = l.purchase_id where lp.supplier_order_no in ${among}`;
  return sql`
    select last.purchase_id, sum(r.repaid_fen) as fen from (${repaid(lineIds)}) r
    cross join lateral (
      select l.purchase_id from ${lines} l join ${purchases} lp on lp.id = l.purchase_id
      where l.line_id = r.line_id order by lp.created_at desc, lp.id desc limit 1
    ) last
    group by last.purchase_id`;
};

/**
 * The purchases with the sums of their lines, and the state that follows. The lines are summed in one pass, because to
 * look them up for each purchase takes four times as long for a filter that few purchases pass; the index
 * `statement_line_once` has them with their amounts.
 *
 * They agree if the lines add up to what was paid less what the seller paid back.
 *
 * @param among Which lines and purchases to read, by the shops' numbers; all without it.
 */
const booksOf = (repaid: Repaid, among?: SQL): SQL => sql`
  select p.id, sums.fen, coalesce(sums.lines, 0) as lines, coalesce(back.fen, 0) as repaid, s.note, s.staff_id, s.at,
    case when sums.lines is null then 'open'
      when p.paid_fen is null then 'unknown'
      when sums.fen = p.paid_fen - coalesce(back.fen, 0) or s.id is not null then 'matched'
      else 'differs' end as state
  from ${purchases} p
  left join (
    select supplier_order_no, sum(amount_fen) as fen, count(*)::int as lines from ${statements}
    ${among && sql`where supplier_order_no in ${among}`} group by supplier_order_no
  ) sums on sums.supplier_order_no = p.supplier_order_no
  left join (${repaidOf(repaid, among)}) back on back.purchase_id = p.id
  left join ${settlements} s on s.purchase_id = p.id and s.supplier_order_no = p.supplier_order_no
    and s.paid_fen = p.paid_fen - coalesce(back.fen, 0) and s.statement_fen = sums.fen and s.statement_lines = sums.lines
  ${among && sql`where p.supplier_order_no in ${among}`}`;

/** The purchases in a state, as a filter of a query about purchases. */
export const inBooks = (state: BookState, repaid: Repaid): SQL =>
  sql`${purchases.id} in (select b.id from (${booksOf(repaid)}) b where b.state = ${state})`;

/** Compares purchases with the statements, by their ids. */
export const booksOfPurchases = async (
  db: Database,
  ids: readonly string[],
  repaid: Repaid,
): Promise<Map<string, PurchaseBooks>> => {
  if (!ids.length) return new Map();
  const { rows } = await db.execute<{
    id: string;
    state: BookState;
    fen: string | null;
    lines: number;
    repaid: string;
    note: string | null;
    staff_id: string | null;
    at: string | Date | null;
  }>(booksOf(repaid, sql`(select supplier_order_no from ${purchases} where id = any(${sql.param([...ids])}))`));
  return new Map(
    rows.map(({ id, state, fen, lines: count, repaid: back, note, staff_id: staffId, at }) => [
      id,
      {
        purchaseId: id,
        state,
        statementFen: fen === null ? null : Number(fen),
        statementLines: count,
        repaidFen: Number(back),
        settlement: note === null || staffId === null || at === null ? null : { note, staffId, at: new Date(at) },
      },
    ]),
  );
};

/** Those of these purchases of which finance settled a difference before, sorted by id. */
export const settledAmong = async (db: Database, ids: readonly string[]): Promise<string[]> => {
  const found = await db
    .selectDistinct({ id: settlements.purchaseId })
    .from(settlements)
    .where(inArray(settlements.purchaseId, [...ids]))
    .orderBy(asc(settlements.purchaseId));
  return found.map(({ id }) => id);
};

export const insertSettlement = async (tx: Tx, row: PurchaseSettlementRow): Promise<void> => {
  await tx.insert(settlements).values(row);
};
