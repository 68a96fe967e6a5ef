import type { PointReason } from '@caravan/promotions/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** Points that were given or spent. Rows are only added; a trigger adds them to the balance. */
export const promotionPointTable = pgTable(
  'promotion_point',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    reason: text().$type<PointReason>().notNull(),
    /** The number of the package, or the code of the coupon. */
    ref: text().notNull(),
    /** Negative if they were spent. */
    points: bigint({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // The same package gives points once.
    unique('promotion_point_once').on(table.reason, table.ref),
    index('promotion_point_of_user').on(table.userId, table.at, table.id),
    check('promotion_point_reason', sql`${table.reason} in ('package', 'exchange')`),
    check(
      'promotion_point_sign',
      sql`case ${table.reason} when 'package' then ${table.points} > 0 else ${table.points} < 0 end`,
    ),
  ],
);

/** The points that each account has. Only the trigger of `promotion_point` writes it. */
export const promotionBalanceTable = pgTable(
  'promotion_balance',
  { userId: text('user_id').primaryKey(), points: bigint({ mode: 'number' }).notNull() },
  (table) => [check('promotion_balance_left', sql`${table.points} >= 0`)],
);

export type PromotionPointRow = typeof promotionPointTable.$inferSelect;
