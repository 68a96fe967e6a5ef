import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CouponTarget, NewCoupon, RuleKind } from '@caravan/promotions/contract';

const fen = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Coupons: what each lowers, by how much, for whom, when, and up to which budget. Programmes that give coupons: the same
 * of the coupons that they give. Such a coupon belongs to one account, and nothing of it changes.
 */
export const promotionRuleTable = pgTable(
  'promotion_rule',
  {
    id: text().primaryKey(),
    kind: text().$type<RuleKind>().notNull(),
    /** As `scannedCode` makes it: upper case, without spaces. Null for a programme. */
    code: text().unique('promotion_rule_code'),
    /** The only account that knows and uses it; null for everybody. */
    ownerId: text('owner_id'),
    /** The programme that gave it; null for a coupon of staff. */
    programId: text('program_id'),
    name: jsonb().$type<NewCoupon['name']>().notNull(),
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
    /** Points for each whole yuan, and the price of a coupon in points. */
    pointsPerYuan: integer('points_per_yuan'),
    pointsPrice: integer('points_price'),
    /** How long the coupons of a programme are valid. */
    validDays: integer('valid_days'),
    /** The uses less what was given back, or the budgets of the coupons that it gave. Only triggers write it. */
    spentFen: fen('spent_fen').notNull().default(0),
    active: boolean().notNull(),
    /** 1 at first; rises with each change by staff. */
    version: integer().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('promotion_rule_active')
      .on(table.target)
      .where(sql`${table.active} and ${table.kind} = 'coupon' and ${table.ownerId} is null`),
    index('promotion_rule_shared')
      .on(table.createdAt, table.id)
      .where(sql`${table.ownerId} is null`),
    index('promotion_rule_of_owner').on(table.ownerId, table.createdAt, table.id),
    index('promotion_rule_of_program').on(table.programId, table.ownerId),
    uniqueIndex('promotion_rule_one_program')
      .on(table.kind)
      .where(sql`${table.active} and ${table.kind} <> 'coupon'`),
    foreignKey({ name: 'promotion_rule_program', columns: [table.programId], foreignColumns: [table.id] }),
    check('promotion_rule_kind', sql`${table.kind} in ('coupon', 'points', 'referral')`),
    check(
      'promotion_rule_shape',
      sql`(${table.kind} = 'coupon') = (${table.code} is not null) and (${table.kind} = 'coupon') = (${table.validDays} is null)
        and (${table.kind} = 'points') = (${table.pointsPrice} is not null) and num_nulls(${table.pointsPerYuan}, ${table.pointsPrice}) in (0, 2)
        and (${table.kind} = 'coupon' or (num_nonnulls(${table.capFen}, ${table.amountFen}) = 1 and not ${table.firstOnly}))
        and ${table.pointsPerYuan} > 0 and ${table.pointsPrice} > 0 and ${table.validDays} > 0`,
    ),
    check(
      'promotion_rule_own',
      sql`num_nulls(${table.ownerId}, ${table.programId}) in (0, 2)
        and (${table.ownerId} is null or (${table.kind} = 'coupon' and ${table.endsAt} is not null and ${table.perPerson} = 1))`,
    ),
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
