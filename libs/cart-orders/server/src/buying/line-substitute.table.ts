import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orderLineTable } from '../orders/order-line.table.ts';
import { orderQuestionTable } from '../questions/order-question.table.ts';

/** Goods that shoppers took in place of those of a line, at most once for each line. Rows are only added. */
export const lineSubstituteTable = pgTable(
  'line_substitute',
  {
    lineId: text('line_id')
      .primaryKey()
      .references(() => orderLineTable.id),
    /** The question that offered them. */
    questionId: text('question_id')
      .notNull()
      .references(() => orderQuestionTable.id),
    name: text().notNull(),
    spec: text().notNull(),
    /** Empty if staff gave no link. */
    url: text().notNull(),
    unitPriceFen: bigint('unit_price_fen', { mode: 'number' }).notNull(),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('line_substitute_price', sql`${table.unitPriceFen} > 0`)],
);

export type LineSubstituteRow = typeof lineSubstituteTable.$inferSelect;
