import type { ApprovalKind } from '@caravan/fund-payment/contract';
import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** The steps of staff that moved money without a second person while there was a limit; kept as long as they count. */
export const limitedStepTable = pgTable(
  'limited_step',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<ApprovalKind>().notNull(),
    /** The order, package or user. */
    ref: text().notNull(),
    /** The shopper whose money moved. */
    userId: text('user_id').notNull(),
    staffId: text('staff_id').notNull(),
    amountFen: bigint('amount_fen', { mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('limited_step_of_shopper').on(table.userId, table.at),
    index('limited_step_of_member').on(table.staffId, table.at),
    index('limited_step_age').on(table.at),
    check('limited_step_amount', sql`${table.amountFen} > 0`),
  ],
);

export type LimitedStepRow = typeof limitedStepTable.$inferInsert;
