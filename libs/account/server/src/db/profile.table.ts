import { sql } from 'drizzle-orm';
import { check, date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What somebody tells of themselves. The row comes with the first thing told; whoever has none has told nothing. */
export const profile = pgTable(
  'profile',
  {
    userId: text('user_id').primaryKey(),
    nickname: text('nickname'),
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
