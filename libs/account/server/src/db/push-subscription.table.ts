import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '@caravan/kernel';

/**
 * A browser that receives notifications. A row is deleted when the session that registered it is ended, by a trigger;
 * a session that only expires keeps it.
 */
export const pushSubscriptionTable = pgTable(
  'push_subscription',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** The session that registered the browser last. */
    sessionId: text('session_id').notNull(),
    /** The browser's address at its push service. Knowing it is not enough to send: the VAPID key must sign. */
    endpoint: text().notNull(),
    /** The browser's public key and secret, base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The language of its notifications. */
    language: text().$type<Language>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Messages in a row that could not be delivered. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('push_subscription_endpoint_key').on(table.endpoint),
    index('push_subscription_user_id_idx').on(table.userId, table.createdAt),
  ],
);
