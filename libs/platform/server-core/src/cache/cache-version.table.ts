import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How often the data of a topic changed. A change locks the row of its topic until its transaction ends, so topics are
 * for data that changes rarely, such as what staff write.
 */
export const cacheVersionTable = pgTable('cache_version', {
  topic: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
});
