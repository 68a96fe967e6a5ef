import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core';

/** The shop's rule for bins: one row, which is absent until it is changed first. */
export const binRuleTable = pgTable(
  'bin_rule',
  {
    id: boolean().primaryKey(),
    /** Whether goods of several shoppers are kept out of one bin. */
    oneShopper: boolean('one_shopper').notNull(),
    version: integer().notNull(),
  },
  (table) => [check('bin_rule_one', sql`${table.id}`)],
);
