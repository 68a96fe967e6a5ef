import { sql } from 'drizzle-orm';
import { check, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A user's profile. The row is inserted with the first field; without a row all fields are empty. */
export const profile = pgTable(
  'profile',
  {
    userId: text('user_id').primaryKey(),
    nickname: text('nickname'),
    /** The nickname as `searchText` has it; empty without one. Its indexes are in `0000_init.sql`. */
    search: text('search').notNull(),
    /** Address of the picture on this server. */
    avatar: text('avatar'),
    gender: text('gender', { enum: ['male', 'female', 'undisclosed'] }),
    birthday: date('birthday', { mode: 'string' }),
    phone: text('phone'),
    /** Country code. */
    residence: text('residence'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('profile_gender_check', sql`${table.gender} in ('male', 'female', 'undisclosed')`)],
);
