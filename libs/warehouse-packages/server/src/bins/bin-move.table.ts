import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { binTable } from './bin.table.ts';
import { storeItemTable } from '../store/store-item.table.ts';

/** Why goods were put into a bin or taken out of one. */
export type MoveCause =
  'received' | 'moved' | 'picked' | 'packed' | 'returned' | 'shipped' | 'disposed' | 'missing' | 'taken_back';

/**
 * Every way of goods into a bin or out of one. Rows are never changed; a trigger keeps the item's bin where its last
 * move led to.
 */
export const binMoveTable = pgTable(
  'bin_move',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    itemId: text('item_id')
      .notNull()
      .references(() => storeItemTable.id),
    fromBin: text('from_bin').references(() => binTable.code),
    toBin: text('to_bin').references(() => binTable.code),
    cause: text().$type<MoveCause>().notNull(),
    /** Null where another record names the staff member: the receipt, or the package's event. */
    staffId: text('staff_id'),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('bin_move_of_item').on(table.itemId, table.id),
    check('bin_move_moves', sql`${table.fromBin} is distinct from ${table.toBin}`),
  ],
);
