import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The uploaded profile pictures; the bytes are stored as files. */
export const avatarTable = pgTable(
  'avatar',
  {
    /** Also part of the URL, so it must be unguessable. */
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** When the profile stopped showing it; null while it is shown. Deleted after a day. */
    unusedSince: timestamp('unused_since', { withTimezone: true }),
  },
  (table) => [
    index('avatar_user_id_idx').on(table.userId),
    index('avatar_unused_idx')
      .on(table.unusedSince)
      .where(sql`${table.unusedSince} is not null`),
  ],
);
