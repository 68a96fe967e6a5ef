import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Lines of visitors' browsers that joined a cart, so that each joins once, however often its browser asks. */
export const cartJoinTable = pgTable(
  'cart_join',
  {
    userId: text('user_id').notNull(),
    /** The id that the browser gave the line. */
    guestLineId: text('guest_line_id').notNull(),
    /** The line that it became or was added to; it may have left the cart since. */
    lineId: text('line_id').notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.guestLineId] }), index('cart_join_joined').on(table.joinedAt)],
);
