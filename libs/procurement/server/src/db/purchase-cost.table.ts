import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { purchaseTable } from './purchase.table.ts';

/** Costs of purchases, and later corrections. Rows are only added, for the books (specification 46.8). */
export const purchaseCostTable = pgTable(
  'purchase_cost',
  {
    id: text().primaryKey(),
    purchaseId: text('purchase_id')
      .notNull()
      .references(() => purchaseTable.id),
    kind: text().$type<'bought' | 'corrected'>().notNull(),
    /** Negative if it cost less than was recorded. */
    fen: bigint({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('purchase_cost_at').on(table.at),
    index('purchase_cost_of_purchase').on(table.purchaseId),
    check('purchase_cost_kind', sql`${table.kind} in ('bought', 'corrected')`),
    check('purchase_cost_fen', sql`${table.fen} <> 0`),
  ],
);
