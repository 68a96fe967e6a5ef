import { customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The last two builds whose processes served this database. */
export const builtVersionTable = pgTable(
  'built_version',
  {
    /** A hash of the paths, which contain hashes of the files. */
    id: text().primaryKey(),
    paths: text().array().notNull(),
    /** When a process of it started for the first time, or again after one of another build. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('built_version_used_at').on(table.usedAt)],
);

/** Scripts, styles and fonts of these builds, by the path of their URL. */
export const builtFileTable = pgTable('built_file', {
  path: text().primaryKey(),
  bytes: bytes().notNull(),
});
