import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Look-ups that run or have failed, by link, for all server processes. A row counts until its time: a running one, so
 * that a process that died does not keep the link, and a failure, because the shop may answer again.
 */
export const lookUpTable = pgTable('goods_look_up', {
  /** A hash, because links can be longer than an index takes. */
  linkHash: text('link_hash').primaryKey(),
  /** The look-up that may read the link. */
  holder: text().notNull(),
  until: timestamp({ withTimezone: true }).notNull(),
  /** The result of a failed look-up; null while it runs. */
  known: jsonb(),
});
