import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { MeasureKind } from '@caravan/warehouse-packages/contract';
import { serviceOrderTable } from '../service.table.ts';

/** The measures of a measurement. Rows are only added; a name is emptied when its author closes the account. */
export const serviceMeasureTable = pgTable(
  'service_measure',
  {
    serviceNumber: text('service_number')
      .notNull()
      .references(() => serviceOrderTable.number),
    position: integer().notNull(),
    what: text().$type<MeasureKind>().notNull(),
    /** The dimension that the shopper means by `other`. */
    name: text().notNull(),
    /** The value on the product page, in mm or g. */
    stated: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceNumber, table.position] }),
    check('service_measure_name', sql`${table.what} = 'other' or ${table.name} = ''`),
    check('service_measure_stated', sql`${table.stated} > 0`),
  ],
);

/** The measured values. Rows are only added; a later one supersedes values that were wrong. */
export const measurementResultTable = pgTable(
  'measurement_result',
  {
    serviceNumber: text('service_number')
      .notNull()
      .references(() => serviceOrderTable.number),
    /** 1 for the first, then 2, 3 and so on for corrections. */
    seq: integer().notNull(),
    /** In mm or g, in the order of what is measured. */
    values: integer().array().notNull(),
    /** The reason of a correction; null for the first. */
    note: text(),
    staffId: text('staff_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceNumber, table.seq] }),
    check('measurement_result_note', sql`(${table.seq} = 1) = (${table.note} is null)`),
    check('measurement_result_values', sql`0 < all(${table.values})`),
  ],
);

export type ServiceMeasureRow = typeof serviceMeasureTable.$inferSelect;
export type MeasurementResultRow = typeof measurementResultTable.$inferSelect;
