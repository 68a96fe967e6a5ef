import { sql } from 'drizzle-orm';
import { check, date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/** Reference rates against the euro. The rate of another pair is computed from two of them. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    /** ISO 4217. */
    currency: text('currency').primaryKey(),
    /** Units of the currency for one euro; a decimal string, never a float. */
    perEuro: numeric('per_euro').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    /** The origin of the rate: shipped with the product, read from the rate source, or set by staff. */
    source: text('source', { enum: ['product', 'ecb', 'staff'] }).notNull(),
    /** The position in the currency menu. */
    position: integer('position').notNull(),
  },
  (table) => [
    check('exchange_rate_per_euro_check', sql`${table.perEuro} > 0`),
    check('exchange_rate_source_check', sql`${table.source} in ('product', 'ecb', 'staff')`),
  ],
);
