import { sql } from 'drizzle-orm';
import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { TextEvent } from '@caravan/kernel';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The phone that a shopper gets text messages on. Nothing but the code goes to one that is not confirmed. */
export const phoneTable = pgTable('text_phone', {
  userId: text('user_id').primaryKey(),
  /** E.164. */
  number: text().notNull(),
  confirmedAt: moment('confirmed_at'),
  events: text()
    .array()
    .$type<TextEvent[]>()
    .notNull()
    .default(sql`'{}'`),
  /** A keyed hash of number and code. Null once the number is confirmed. */
  codeHash: bytes('code_hash'),
  codeTries: integer('code_tries').notNull().default(0),
  codeExpiresAt: moment('code_expires_at'),
  changedAt: moment('changed_at').notNull(),
});
