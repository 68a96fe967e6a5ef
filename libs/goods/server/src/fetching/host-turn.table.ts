import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The requests to shops that run now, by host, of all server processes. Times are those of the database. */
export const hostTurnTable = pgTable('goods_host_turn', {
  /** Name and port. */
  host: text().primaryKey(),
  nextStart: timestamp('next_start', { withTimezone: true }).notNull(),
  /** The ids of running requests, each with the second at which it counts as ended. */
  running: jsonb().notNull(),
});
