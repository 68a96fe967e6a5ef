import { sql } from 'drizzle-orm';
import { check, date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/** Reference rates, all against the euro; any other pair is made of two of them. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    /** ISO 4217. */
    currency: text('currency').primaryKey(),
    /** Units of the currency for one euro; a decimal string, never a float. */
    perEuro: numeric('per_euro').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    /** Who said so: the product's own seed, the rate source, or staff. */
    source: text('source', { enum: ['product', 'ecb', 'staff'] }).notNull(),
    /** In the currency menu. */
    position: integer('position').notNull(),
  },
  (table) => [
    check('exchange_rate_per_euro_check', sql`${table.perEuro} > 0`),
    check('exchange_rate_source_check', sql`${table.source} in ('product', 'ecb', 'staff')`),
  ],
);
