import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The key of services, whose table is theirs. */
const serviceOrderKey = pgTable('service_order', { number: text().primaryKey() });

/**
 * The box of a packing rehearsal as it was weighed and measured; packages that are quoted by it refer to it. Rows are
 * only added, by goods-services; a later one supersedes wrong values.
 */
export const rehearsalResultTable = pgTable(
  'rehearsal_result',
  {
    serviceNumber: text('service_number')
      .notNull()
      .references(() => serviceOrderKey.number),
    /** 1 for the first, then 2, 3 and so on for corrections. */
    seq: integer().notNull(),
    weightG: integer('weight_g').notNull(),
    lengthMm: integer('length_mm').notNull(),
    widthMm: integer('width_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
    /** The words of the packer; of a correction the fault of the result before. */
    note: text().notNull(),
    staffId: text('staff_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceNumber, table.seq] }),
    check('rehearsal_result_note', sql`${table.seq} = 1 or ${table.note} <> ''`),
    check(
      'rehearsal_result_measures',
      sql`least(${table.weightG}, ${table.lengthMm}, ${table.widthMm}, ${table.heightMm}) > 0`,
    ),
  ],
);

export type RehearsalResultRow = typeof rehearsalResultTable.$inferSelect;
