import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { purchaseTable } from './purchase.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const fen = (name: string) => bigint(name, { mode: 'number' });

/**
 * Lines of statements that finance imported. They belong to the purchase that has their number, now or later, so that
 * a corrected number needs no change here. Rows are only added.
 */
export const statementLineTable = pgTable(
  'statement_line',
  {
    id: text().primaryKey(),
    /** The account at the shop's platform of which this is the statement. */
    account: text().notNull(),
    supplierOrderNo: text('supplier_order_no').notNull(),
    /** Payments are positive, and refunds of the shop are negative. */
    amountFen: fen('amount_fen').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    /** 1, or more for the further ones of several equal rows in one file. */
    occurrence: integer().notNull(),
    note: text().notNull(),
    /** Number, account and note as `searchText` has them; the indexes are in `0000_init.sql`. */
    search: text().notNull(),
    importedBy: text('imported_by').notNull(),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [
    // The same file may be imported again. The number comes first, and the index has the amount, for the sums.
    unique('statement_line_once').on(
      table.supplierOrderNo,
      table.account,
      table.paidOn,
      table.amountFen,
      table.occurrence,
    ),
    index('statement_line_newest').on(table.paidOn, table.id),
    check('statement_line_amount', sql`${table.amountFen} <> 0`),
    check('statement_line_occurrence', sql`${table.occurrence} > 0`),
  ],
);

/**
 * Differences between purchases and statements that finance found in order. One counts for the amounts that it names:
 * after another correction or statement line the difference is open again. Rows are only added.
 */
export const purchaseSettlementTable = pgTable(
  'purchase_settlement',
  {
    id: text().primaryKey(),
    purchaseId: text('purchase_id')
      .notNull()
      .references(() => purchaseTable.id),
    supplierOrderNo: text('supplier_order_no').notNull(),
    /** The recorded payment, less the seller's refunds for returns. */
    paidFen: fen('paid_fen').notNull(),
    statementFen: fen('statement_fen').notNull(),
    /** How many lines had this sum; a further one opens the difference, even if it changes no sum. */
    statementLines: integer('statement_lines').notNull(),
    note: text().notNull(),
    staffId: text('staff_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('purchase_settlement_once').on(
      table.purchaseId,
      table.supplierOrderNo,
      table.paidFen,
      table.statementFen,
      table.statementLines,
    ),
    check('purchase_settlement_differs', sql`${table.paidFen} <> ${table.statementFen}`),
    check('purchase_settlement_lines', sql`${table.statementLines} > 0`),
  ],
);

/** Without the column of the search, which the repository writes. */
export type StatementLineRow = Omit<typeof statementLineTable.$inferSelect, 'search'>;
export type PurchaseSettlementRow = typeof purchaseSettlementTable.$inferSelect;
