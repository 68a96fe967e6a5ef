import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Restriction, SheetTerms, ShippingMethod } from '@caravan/shipping/contract';
import { priceSheetTable } from '../sheets/price-sheet.table.ts';
import type { Zone } from './shipping-method.ts';

/**
 * Shipping methods. Each change inserts a new version, so that a package keeps the version of its quote. Of the versions
 * in force the one with the latest day counts, and of those the highest.
 */
export const shippingMethodTable = pgTable(
  'shipping_line',
  {
    id: text().notNull(),
    /** 1, 2, 3 and so on. */
    version: integer().notNull(),
    name: jsonb().$type<ShippingMethod['name']>().notNull(),
    carrier: text().notNull(),
    trackingUrl: text('tracking_url').notNull(),
    zones: jsonb().$type<Zone[]>().notNull(),
    minG: integer('min_g').notNull(),
    maxG: integer('max_g').notNull(),
    maxSideMm: integer('max_side_mm').notNull(),
    maxGirthMm: integer('max_girth_mm'),
    divisor: integer(),
    packingG: integer('packing_g').notNull(),
    maxValueFen: bigint('max_value_fen', { mode: 'number' }),
    restrictions: jsonb().$type<Restriction[]>().notNull(),
    active: boolean().notNull(),
    /** The price sheet by which it charges instead of the prices of its zones, and its terms; null without one. */
    sheetId: text('sheet_id').references(() => priceSheetTable.id),
    sheetTerms: jsonb('sheet_terms').$type<SheetTerms>(),
    /** From when the version is in force; null for always. */
    effectiveFrom: timestamp('effective_from', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.version] }),
    check('shipping_line_version', sql`${table.version} >= 1`),
    check(
      'shipping_line_limits',
      sql`${table.minG} >= 0 and ${table.packingG} >= 0 and ${table.maxG} > 0 and ${table.maxSideMm} > 0`,
    ),
    check('shipping_line_sheet', sql`num_nulls(${table.sheetId}, ${table.sheetTerms}) in (0, 2)`),
    check('shipping_line_divisor', sql`${table.divisor} > 0`),
  ],
);

export type { Surcharge } from '../sheets/price-of.ts';
export type ShippingMethodRow = typeof shippingMethodTable.$inferSelect;
