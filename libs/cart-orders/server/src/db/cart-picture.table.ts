import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Pictures that shoppers uploaded for lines described by hand; the bytes are files. */
export const cartPictureTable = pgTable(
  'cart_picture',
  {
    /** Also the address: unguessable, told to nobody but its owner. */
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** Since when nothing uses it; null while a line does. What nobody uses for a day is deleted. */
    unusedSince: timestamp('unused_since', { withTimezone: true }),
  },
  (table) => [
    index('cart_picture_unused')
      .on(table.userId, table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
);
