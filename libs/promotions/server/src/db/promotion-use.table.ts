import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { promotionRuleTable } from './promotion-rule.table.ts';

const fen = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Uses of coupons by orders and packages. Rows are only added; a trigger adds them to the coupon's costs. */
export const promotionUseTable = pgTable(
  'promotion_use',
  {
    id: text().primaryKey(),
    ruleId: text('rule_id')
      .notNull()
      .references(() => promotionRuleTable.id),
    /** The orders of one checkout share a use. */
    claimId: text('claim_id').notNull(),
    userId: text('user_id').notNull(),
    kind: text().$type<'order' | 'package'>().notNull(),
    ref: text().notNull(),
    /** The code at that time. */
    code: text().notNull(),
    amountFen: fen('amount_fen').notNull(),
    /** The sum of `promotion_return`, kept by a trigger. */
    givenBackFen: fen('given_back_fen').notNull().default(0),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    unique('promotion_use_of').on(table.kind, table.ref),
    index('promotion_use_of_person').on(table.ruleId, table.userId),
    index('promotion_use_newest').on(table.ruleId, table.usedAt, table.id),
    index('promotion_use_of_user').on(table.userId),
    check('promotion_use_kind', sql`${table.kind} in ('order', 'package')`),
    check('promotion_use_amount', sql`${table.amountFen} > 0`),
    check('promotion_use_given_back', sql`${table.givenBackFen} between 0 and ${table.amountFen}`),
  ],
);

/** Parts of discounts that were given back to their coupon. Rows are only added. */
export const promotionReturnTable = pgTable(
  'promotion_return',
  {
    id: text().primaryKey(),
    useId: text('use_id')
      .notNull()
      .references(() => promotionUseTable.id),
    amountFen: fen('amount_fen').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('promotion_return_of_use').on(table.useId),
    check('promotion_return_amount', sql`${table.amountFen} > 0`),
  ],
);

export type PromotionUseRow = typeof promotionUseTable.$inferSelect;
