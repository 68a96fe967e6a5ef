import type { GoodsKind } from '@caravan/shipping/contract';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** A night's count for a kind with enough weighed goods. It can be counted again from the warehouse. */
export const usualWeightTable = pgTable(
  'usual_weight',
  {
    kind: text().$type<GoodsKind>().primaryKey(),
    /** Number of weighed goods. */
    goods: integer().notNull(),
    /** The 10th percentile, the median and the 90th percentile of the weight of one piece. */
    lowG: integer('low_g').notNull(),
    medianG: integer('median_g').notNull(),
    highG: integer('high_g').notNull(),
  },
  (table) => [
    check(
      'usual_weight_order',
      sql`0 < ${table.lowG} and ${table.lowG} <= ${table.medianG} and ${table.medianG} <= ${table.highG}`,
    ),
    check('usual_weight_goods', sql`${table.goods} >= 20`),
  ],
);

export type UsualWeightRow = typeof usualWeightTable.$inferSelect;
