import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A purchase is one order at a shop; it may serve several orders of shoppers. */
export const purchaseTable = pgTable(
  'purchase',
  {
    id: text().primaryKey(),
    /** The shop's number. Unique, so that two buyers cannot record the same one without knowing of each other. */
    supplierOrderNo: text('supplier_order_no').notNull().unique('purchase_supplier_number'),
    /** Null if it was recorded by the number alone. */
    account: text(),
    paidFen: bigint('paid_fen', { mode: 'number' }),
    shopName: text('shop_name'),
    /** Number, account and shop as `searchText` has them; the indexes are in `0000_init.sql`. */
    search: text().notNull(),
    expectedAt: instant('expected_at'),
    boughtBy: text('bought_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When nothing more was to arrive for it. */
    doneAt: instant('done_at'),
    version: integer().notNull(),
  },
  (table) => [
    index('purchase_newest').on(table.createdAt, table.id),
    index('purchase_open')
      .on(table.createdAt, table.id)
      .where(sql`${table.doneAt} is null`),
    check('purchase_paid', sql`${table.paidFen} >= 0`),
  ],
);

/** The pieces of order lines that a purchase contains. */
export const purchaseLineTable = pgTable(
  'purchase_line',
  {
    purchaseId: text('purchase_id')
      .notNull()
      .references(() => purchaseTable.id),
    lineId: text('line_id').notNull(),
    orderNumber: text('order_number').notNull(),
    quantity: integer().notNull(),
    /** When nothing more was to arrive of the line: all of it had come, or its order had ended. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.lineId] }),
    index('purchase_line_of_line').on(table.lineId),
    index('purchase_line_of_order').on(table.orderNumber),
    check('purchase_line_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Without the column of the search, which the repository writes. */
export type PurchaseRow = Omit<typeof purchaseTable.$inferSelect, 'search'>;
export type PurchaseLineRow = typeof purchaseLineTable.$inferSelect;
