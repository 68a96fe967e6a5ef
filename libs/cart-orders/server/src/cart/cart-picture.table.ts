import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Pictures of lines described by hand, which shoppers uploaded, and of offers to them. Their bytes are in files. */
export const cartPictureTable = pgTable(
  'cart_picture',
  {
    /** Also part of the path: random, and shown to its owner only. */
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** Since when no line, order or offer shows it; null while one does. Unused pictures are deleted after a day. */
    unusedSince: timestamp('unused_since', { withTimezone: true }),
  },
  (table) => [
    index('cart_picture_unused')
      .on(table.userId, table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
);
