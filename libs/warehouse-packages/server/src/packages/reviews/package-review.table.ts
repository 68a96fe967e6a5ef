import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { packageTable } from '../package.table.ts';

/** Reviews of received packages, one for each package. */
export const packageReviewTable = pgTable(
  'package_review',
  {
    packageNumber: text('package_number')
      .primaryKey()
      .references(() => packageTable.number),
    userId: text('user_id').notNull(),
    text: text().notNull(),
    anonymous: boolean().notNull(),
    /** The public name, masked before it is stored; empty for an anonymous review. */
    maskedName: text('masked_name').notNull(),
    pictureId: text('picture_id').unique(),
    /** True if staff have removed it from the public list. */
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
