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

/**
 * Lost goods that turned up, with what became of them. Rows are never changed. The goods stay out of the warehouse, and
 * no money moves: they are the shop's.
 */
export const storeFindTable = pgTable('store_find', {
  itemId: text('item_id')
    .primaryKey()
    .references(() => storeLossTable.itemId),
  staffId: text('staff_id').notNull(),
  note: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});

export type StoreLossRow = typeof storeLossTable.$inferSelect;
export type StoreFindRow = typeof storeFindTable.$inferSelect;
