import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { packageTable } from './package.table.ts';

/** What shoppers wrote of packages that arrived, one each. */
export const packageReviewTable = pgTable(
  'package_review',
  {
    packageNumber: text('package_number')
      .primaryKey()
      .references(() => packageTable.number),
    userId: text('user_id').notNull(),
    text: text().notNull(),
    anonymous: boolean().notNull(),
    /** The name as the public sees it, masked before it is kept; empty where it is anonymous. */
    maskedName: text('masked_name').notNull(),
    pictureId: text('picture_id').unique(),
    /** Staff took it out of the public list. */
    hidden: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('package_review_public')
      .on(table.createdAt, table.packageNumber)
      .where(sql`not ${table.hidden}`),
  ],
);

export type PackageReviewRow = typeof packageReviewTable.$inferSelect;
