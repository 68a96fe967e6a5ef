import { and, count, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RuleKind } from '@caravan/promotions/contract';
import type { Database, Tx } from '@caravan/server-core';
import { promotionPointTable as points } from './promotion-point.table.ts';
import { promotionRuleTable as rules, type PromotionRuleRow } from './promotion-rule.table.ts';
import { isOn } from './promotion.repo.ts';

export type ProgramKind = Exclude<RuleKind, 'coupon'>;

/** The programmes that run at a moment: at most one of each kind. */
export const programsAt = (db: Database, now: Date): Promise<PromotionRuleRow[]> =>
  db
    .select()
    .from(rules)
    .where(and(ne(rules.kind, 'coupon'), isOn(now)));

export const programAt = async (db: Database, kind: ProgramKind, now: Date): Promise<PromotionRuleRow | undefined> =>
  (await programsAt(db, now)).find((one) => one.kind === kind);

/** Locks a programme until the transaction ends: its coupons follow each other. */
export const lockProgramAt = async (tx: Tx, kind: ProgramKind, now: Date): Promise<PromotionRuleRow | undefined> =>
  (
    await tx
      .select()
      .from(rules)
      .where(and(eq(rules.kind, kind), isOn(now)))
      .for('update')
  )[0];

/** Whether a programme of the kind is active, besides one that is known. */
export const isOtherActive = async (tx: Tx, kind: ProgramKind, id: string): Promise<boolean> => {
  const found = await tx
    .select({ id: rules.id })
    .from(rules)
    .where(and(eq(rules.kind, kind), rules.active, ne(rules.id, id)))
    .limit(1);
  return found.length > 0;
};

/** How many coupons a programme has given, to one person or to all. */
export const countGiven = async (db: Database, programId: string, ownerId?: string): Promise<number> => {
  const [found] = await db
    .select({ count: count() })
    .from(rules)
    .where(and(eq(rules.programId, programId), ownerId === undefined ? undefined : eq(rules.ownerId, ownerId)));
  return found?.count ?? 0;
};

/** The newest coupons of a person. */
export const couponsOfOwner = (db: Database, ownerId: string, limit?: number): Promise<PromotionRuleRow[]> => {
  const newest = db
    .select()
    .from(rules)
    .where(eq(rules.ownerId, ownerId))
    .orderBy(desc(rules.createdAt), desc(rules.id));
  return limit === undefined ? newest : newest.limit(limit);
};

/** The coupons of one account that are neither used nor expired, the newest first. */
export const usableCouponsOfOwner = (db: Database, ownerId: string, now: Date): Promise<PromotionRuleRow[]> =>
  db
    .select()
    .from(rules)
    .where(and(eq(rules.ownerId, ownerId), eq(rules.spentFen, 0), or(isNull(rules.endsAt), gt(rules.endsAt, now))))
    .orderBy(desc(rules.createdAt), desc(rules.id));

/** Programmes whose costs are not those of the coupons they gave. */
export const wrongPrograms = (db: Database): Promise<{ id: string; kept: number; sum: number }[]> => {
  const given = alias(rules, 'given');
  const sum = sql<number>`coalesce(sum(${given.budgetFen}), 0)`.mapWith(Number);
  return db
    .select({ id: rules.id, kept: rules.spentFen, sum })
    .from(rules)
    .leftJoin(given, eq(given.programId, rules.id))
    .where(ne(rules.kind, 'coupon'))
    .groupBy(rules.id)
    .having(sql`${rules.spentFen} <> coalesce(sum(${given.budgetFen}), 0)`);
};

/** Coupons for points without their exchange, and exchanges without their coupon. */
export const wrongExchanges = async (db: Database): Promise<string[]> => {
  const program = alias(rules, 'program');
  const given = db
    .select({ code: rules.code, ownerId: rules.ownerId })
    .from(rules)
    .innerJoin(program, and(eq(program.id, rules.programId), eq(program.kind, 'points')))
    .as('given');
  const spent = db.select().from(points).where(eq(points.reason, 'exchange')).as('spent');
  const rows = await db
    .select({ given: given.code, spent: spent.ref })
    .from(given)
    .fullJoin(spent, and(eq(spent.ref, given.code), eq(spent.userId, given.ownerId)))
    .where(sql`${given.code} is null or ${spent.ref} is null`);
  return rows.map((row) => row.given ?? row.spent ?? '');
};
