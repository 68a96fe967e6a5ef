import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '@caravan/kernel';
import type { CouponTarget } from '@caravan/promotions/contract';

const fen = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Coupons: what each lowers, by how much, for whom, when, and up to which budget. */
export const promotionRuleTable = pgTable(
  'promotion_rule',
  {
    id: text().primaryKey(),
    /** As `scannedCode` makes it: upper case, without spaces. */
    code: text().notNull().unique('promotion_rule_code'),
    name: jsonb().$type<Record<Language, string>>().notNull(),
    target: text().$type<CouponTarget>().notNull(),
    /** Null if it lowers by an amount. */
    percent: integer(),
    capFen: fen('cap_fen'),
    /** Null if it lowers by a percentage. */
    amountFen: fen('amount_fen'),
    minimumFen: fen('minimum_fen').notNull(),
    firstOnly: boolean('first_only').notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** Null for no limit. */
    perPerson: integer('per_person'),
    budgetFen: fen('budget_fen').notNull(),
    /** The uses less what was given back. Only the triggers of uses and returns write it. */
    spentFen: fen('spent_fen').notNull().default(0),
    active: boolean().notNull(),
    /** 1 at first; rises with each change by staff. */
    version: integer().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('promotion_rule_active')
      .on(table.target)
      .where(sql`${table.active}`),
    check('promotion_rule_target', sql`${table.target} in ('goods', 'shipping')`),
    check(
      'promotion_rule_discount',
      sql`num_nonnulls(${table.percent}, ${table.amountFen}) = 1 and (${table.capFen} is null or ${table.percent} is not null)
        and ${table.percent} between 1 and 100 and ${table.amountFen} > 0 and ${table.capFen} > 0`,
    ),
    check('promotion_rule_limits', sql`${table.minimumFen} >= 0 and ${table.perPerson} > 0 and ${table.budgetFen} > 0`),
    check('promotion_rule_dates', sql`${table.endsAt} > ${table.startsAt}`),
    check('promotion_rule_budget', sql`${table.spentFen} between 0 and ${table.budgetFen}`),
  ],
);

export type PromotionRuleRow = typeof promotionRuleTable.$inferSelect;
