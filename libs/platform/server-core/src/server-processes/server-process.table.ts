import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The running server processes of this database. */
export const serverProcessTable = pgTable('server_process', {
  id: text().primaryKey(),
  /** `INSTANCE_NAME` or the host's name. */
  instance: text().notNull(),
  /** The bucket or folder of its files. */
  fileStore: text('file_store').notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});
