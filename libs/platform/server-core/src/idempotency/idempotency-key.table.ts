import { index, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * First answers under callers' keys (api.md, IK). A row exists only together with the effect it belongs to; that a first attempt is
 * still running is an advisory lock, not a row, so that a crash leaves nothing behind.
 */
export const idempotencyKeyTable = pgTable(
  'idempotency_key',
  {
    userId: text('user_id').notNull(),
    key: text().notNull(),
    endpoint: text().notNull(),
    payloadHash: text('payload_hash').notNull(),
    /** `json`, not `jsonb`: the answer comes back to the letter. */
    answer: json().$type<{ data: unknown }>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('idempotency_key_created_at').on(table.createdAt)],
);
