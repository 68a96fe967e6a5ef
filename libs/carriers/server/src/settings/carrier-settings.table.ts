import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CarrierSettingsChange } from '@caravan/carriers/contract';

/** Who sends parcels, and in which format labels are bought: one row, which is absent until it is entered first. */
export const carrierSettingsTable = pgTable(
  'carrier_settings',
  {
    id: boolean().primaryKey(),
    settings: jsonb().$type<CarrierSettingsChange>(),
    version: integer().notNull(),
  },
  (table) => [check('carrier_settings_one', sql`${table.id}`)],
);

/** Signs the links to labels. */
export const carrierKeyTable = pgTable('carrier_key', { name: text().primaryKey(), value: text().notNull() });
