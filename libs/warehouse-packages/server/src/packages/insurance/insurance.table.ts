import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { InsuranceTier } from '@caravan/warehouse-packages/contract';

const fen = (name: string) => bigint(name, { mode: 'number' });

/**
 * Tiers of insurance. Each change inserts a new version, so that a package keeps cover and fee of the one it chose; the
 * highest counts. Rows are only added.
 */
export const insuranceTierTable = pgTable(
  'insurance_tier',
  {
    id: text().notNull(),
    /** 1, 2, 3 and so on. */
    version: integer().notNull(),
    name: jsonb().$type<InsuranceTier['name']>().notNull(),
    coverFen: fen('cover_fen').notNull(),
    feeFen: fen('fee_fen').notNull(),
    active: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.version] }),
    // Packages refer to all four, so that what they pin is what the version says.
    unique('insurance_tier_terms').on(table.id, table.version, table.coverFen, table.feeFen),
    check('insurance_tier_version', sql`${table.version} >= 1`),
    check('insurance_tier_amounts', sql`${table.coverFen} > 0 and ${table.feeFen} >= 0`),
  ],
);

export type InsuranceTierRow = typeof insuranceTierTable.$inferSelect;
