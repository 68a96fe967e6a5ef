import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { storeItemTable } from '../store-item.table.ts';

const fen = (name: string) => bigint(name, { mode: 'number' }).notNull();

/**
 * Goods whose search ended as lost, with what their shopper got back. Rows are never changed. A trigger refuses goods
 * that nobody searches for, and those in a package or a return, and takes the others out of the warehouse.
 */
export const storeLossTable = pgTable(
  'store_loss',
  {
    itemId: text('item_id')
      .primaryKey()
      .references(() => storeItemTable.id),
    staffId: text('staff_id').notNull(),
    note: text().notNull(),
    goodsFen: fen('goods_fen'),
    domesticFen: fen('domestic_fen'),
    photoFen: fen('photo_fen'),
    /** The movement of the money; null if nothing had been paid. */
    transactionNo: text('transaction_no'),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check('store_loss_amounts', sql`least(${table.goodsFen}, ${table.domesticFen}, ${table.photoFen}) >= 0`),
    check(
      'store_loss_paid',
      sql`(${table.transactionNo} is null) = (${table.goodsFen} + ${table.domesticFen} + ${table.photoFen} = 0)`,
    ),
  ],
);

export type StoreLossRow = typeof storeLossTable.$inferSelect;
