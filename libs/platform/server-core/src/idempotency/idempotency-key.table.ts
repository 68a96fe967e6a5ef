import { index, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * First answers by idempotency key. A row exists only together with its effect. A running first attempt holds an
 * advisory lock and no row, so that a crash leaves nothing behind.
 */
export const idempotencyKeyTable = pgTable(
  'idempotency_key',
  {
    userId: text('user_id').notNull(),
    key: text().notNull(),
    endpoint: text().notNull(),
    payloadHash: text('payload_hash').notNull(),
    /** `json`, because `jsonb` would change the order of keys and the spelling of numbers. */
    answer: json().$type<{ data: unknown }>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_key_created_at').on(table.createdAt),
  ],
);
