import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { DutyRules } from '@caravan/logistics/contract';

/**
 * Charges of countries on parcels, as rules with the days for which each is in force. Each change inserts a new
 * version, and no row ever changes. Of the versions in force the one with the latest day counts, and of those the
 * highest.
 */
export const dutyRuleTable = pgTable(
  'duty_rule',
  {
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    /** 1, 2, 3 and so on. */
    version: integer().notNull(),
    rules: jsonb('figures').$type<DutyRules>().notNull(),
    /** From when the version is in force; null for always. */
    effectiveFrom: timestamp('effective_from', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.version] }),
    check('duty_rule_country', sql`${table.country} ~ '^[A-Z]{2}$'`),
    check('duty_rule_version', sql`${table.version} >= 1`),
  ],
);

export type DutyRuleRow = typeof dutyRuleTable.$inferSelect;
