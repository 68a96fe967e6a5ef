import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Pick lists: the walk of one person through the warehouse for some packages. */
export const pickTable = pgTable('pick', {
  /** On the printed list, such as `PL2611048213K`. */
  id: text().primaryKey(),
  staffId: text('staff_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export type PickRow = typeof pickTable.$inferSelect;
