import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Pictures that people uploaded of themselves; the bytes are files. */
export const avatarTable = pgTable(
  'avatar',
  {
    /** Also the address: unguessable. */
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** Since when no profile shows it; null while one does. What nobody shows for a day is deleted. */
    unusedSince: timestamp('unused_since', { withTimezone: true }),
  },
  (table) => [
    index('avatar_user_id_idx').on(table.userId),
    index('avatar_unused_idx')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
);
