import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A picture that staff uploaded and something of the website shows; each use has a row. */
export const sitePictureTable = pgTable(
  'site_picture',
  {
    id: text('id').notNull(),
    /** `company`, or `website:` and a tag. */
    usedBy: text('used_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.usedBy] })],
);
