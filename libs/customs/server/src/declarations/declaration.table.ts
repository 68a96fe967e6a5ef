import type { TaxNumberKind, TaxNumberNeed } from '@caravan/customs/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The packages whose contents are declared, with the last one who wrote it. */
export const declarationTable = pgTable('customs_declaration', {
  packageNumber: text('package_number').primaryKey(),
  version: integer().notNull(),
  staffId: text('staff_id').notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});

export const declaredLineTable = pgTable(
  'customs_line',
  {
    packageNumber: text('package_number')
      .notNull()
      .references(() => declarationTable.packageNumber),
    position: integer().notNull(),
    itemId: text('item_id').notNull(),
    description: text().notNull(),
    hsCode: text('hs_code').notNull(),
    origin: text().notNull(),
    valueFen: bigint('value_fen', { mode: 'number' }).notNull(),
    weightG: integer('weight_g').notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.packageNumber, table.position] }),
    check('customs_line_amounts', sql`${table.valueFen} >= 0 and ${table.weightG} > 0 and ${table.quantity} > 0`),
    check('customs_line_codes', sql`${table.hsCode} ~ '^[0-9]{6}$' and ${table.origin} ~ '^[A-Z]{2}$'`),
  ],
);

/** Goods of a name as they were declared last. */
export const knownGoodsTable = pgTable('customs_known_goods', {
  /** In the form of searches. */
  name: text().primaryKey(),
  description: text().notNull(),
  hsCode: text('hs_code').notNull(),
  origin: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** Set by owners, by country. */
export type SetCountries = Readonly<Record<string, { need: TaxNumberNeed; kinds: readonly TaxNumberKind[] }>>;

/** One row, which is absent until the settings are first changed. */
export const customsRuleTable = pgTable(
  'customs_rule',
  {
    id: boolean().primaryKey(),
    declares: boolean().notNull(),
    ioss: text().notNull(),
    eori: text().notNull(),
    /** Differences from the table of the contract, by country. */
    countries: jsonb().$type<SetCountries>().notNull().default({}),
    version: integer().notNull(),
  },
  (table) => [check('customs_rule_one', sql`${table.id}`)],
);
