import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, pgTable } from 'drizzle-orm/pg-core';

/** From which difference on a line of a bill becomes work: one row, which is absent until it is changed first. */
export const freightRuleTable = pgTable(
  'freight_rule',
  {
    id: boolean().primaryKey(),
    toleranceG: integer('tolerance_g').notNull(),
    tolerancePercent: integer('tolerance_percent').notNull(),
    lossFen: bigint('loss_fen', { mode: 'number' }).notNull(),
    version: integer().notNull(),
  },
  (table) => [
    check('freight_rule_one', sql`${table.id}`),
    check('freight_rule_limits', sql`least(${table.toleranceG}, ${table.tolerancePercent}, ${table.lossFen}) >= 0`),
  ],
);
