import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '@caravan/server-core';
import type { CouponTarget } from '@caravan/promotions/contract';
import { promotionRuleTable as rules, type PromotionRuleRow } from './promotion-rule.table.ts';
import {
  promotionReturnTable as returns,
  promotionUseTable as uses,
  type PromotionUseRow,
} from './promotion-use.table.ts';

/** The rules that staff set: without the coupons of single accounts. */
export const allRules = (db: Database): Promise<PromotionRuleRow[]> =>
  db.select().from(rules).where(isNull(rules.ownerId)).orderBy(desc(rules.createdAt), desc(rules.id));

export const ruleById = async (db: Database, id: string): Promise<PromotionRuleRow | undefined> =>
  (
    await db
      .select()
      .from(rules)
      .where(and(eq(rules.id, id), isNull(rules.ownerId)))
  )[0];

export const ruleByCode = async (db: Database, code: string): Promise<PromotionRuleRow | undefined> =>
  (await db.select().from(rules).where(eq(rules.code, code)))[0];

/** Locks a coupon until the transaction ends: its uses follow each other. */
export const lockRuleByCode = async (tx: Tx, code: string): Promise<PromotionRuleRow | undefined> =>
  (await tx.select().from(rules).where(eq(rules.code, code)).for('update'))[0];

export const lockRule = async (tx: Tx, id: string): Promise<PromotionRuleRow | undefined> =>
  (await tx.select().from(rules).where(eq(rules.id, id)).for('update'))[0];

/** Active, and within its dates. */
export const isOn = (now: Date): SQL | undefined =>
  and(
    rules.active,
    or(isNull(rules.startsAt), lte(rules.startsAt, now)),
    or(isNull(rules.endsAt), gt(rules.endsAt, now)),
  );

/** Whether a person can use any coupon of a target at a moment: one for everybody, or one of their own that is unused. */
export const isAnyOffered = async (
  db: Database,
  { userId, target }: { userId: string; target: CouponTarget },
  now: Date,
): Promise<boolean> => {
  const usable = (wanted: SQL | undefined) =>
    db
      .select({ id: rules.id })
      .from(rules)
      .where(and(eq(rules.kind, 'coupon'), eq(rules.target, target), isOn(now), wanted));
  const forAll = usable(and(isNull(rules.ownerId), lt(rules.spentFen, rules.budgetFen)));
  const own = usable(and(eq(rules.ownerId, userId), eq(rules.spentFen, 0)));
  return (await unionAll(forAll, own).limit(1)).length > 0;
};

/** False if another coupon has the code. */
export const insertRule = async (tx: Tx, row: Omit<PromotionRuleRow, 'spentFen'>): Promise<boolean> => {
  const inserted = await tx
    .insert(rules)
    .values(row)
    .onConflictDoNothing({ target: rules.code })
    .returning({ id: rules.id });
  return inserted.length === 1;
};

export const writeRule = async (
  tx: Tx,
  id: string,
  row: Omit<PromotionRuleRow, 'id' | 'createdAt' | 'kind' | 'ownerId' | 'programId' | 'spentFen'>,
): Promise<void> => {
  await tx.update(rules).set(row).where(eq(rules.id, id));
};

/** How often a person has used a coupon. A use of which everything was given back does not count. */
export const usesOfPerson = async (db: Database, ruleId: string, userId: string): Promise<number> => {
  const claims = db
    .selectDistinct({ claimId: uses.claimId })
    .from(uses)
    .where(and(eq(uses.ruleId, ruleId), eq(uses.userId, userId), lt(uses.givenBackFen, uses.amountFen)))
    .as('claims');
  const [found] = await db.select({ count: count() }).from(claims);
  return found?.count ?? 0;
};

export const insertUses = async (tx: Tx, rows: readonly Omit<PromotionUseRow, 'givenBackFen'>[]): Promise<void> => {
  await tx.insert(uses).values([...rows]);
};

export const findUse = async (
  db: Database,
  { kind, ref }: Pick<PromotionUseRow, 'kind' | 'ref'>,
): Promise<PromotionUseRow | undefined> =>
  (
    await db
      .select()
      .from(uses)
      .where(and(eq(uses.kind, kind), eq(uses.ref, ref)))
  )[0];

export const usesByRefs = (
  db: Database,
  kind: PromotionUseRow['kind'],
  refs: readonly string[],
): Promise<PromotionUseRow[]> =>
  db
    .select()
    .from(uses)
    .where(and(eq(uses.kind, kind), inArray(uses.ref, [...refs])));

export const insertReturn = async (tx: Tx, row: typeof returns.$inferInsert): Promise<void> => {
  await tx.insert(returns).values(row);
};

export const usesOfUser = (db: Database, userId: string): Promise<PromotionUseRow[]> =>
  db.select().from(uses).where(eq(uses.userId, userId)).orderBy(asc(uses.usedAt), asc(uses.id));

/** The uses of a coupon, or of the coupons that a programme gave. */
const usesUnder = (db: Database, { id, kind }: Pick<PromotionRuleRow, 'id' | 'kind'>): SQL | undefined =>
  kind === 'coupon'
    ? eq(uses.ruleId, id)
    : inArray(uses.ruleId, db.select({ id: rules.id }).from(rules).where(eq(rules.programId, id)));

/** The newest of these uses. */
export const latestUses = (
  db: Database,
  rule: Pick<PromotionRuleRow, 'id' | 'kind'>,
  limit: number,
): Promise<PromotionUseRow[]> =>
  db.select().from(uses).where(usesUnder(db, rule)).orderBy(desc(uses.usedAt), desc(uses.id)).limit(limit);

const sumOf = (column: typeof uses.amountFen | typeof uses.givenBackFen) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** The sums of these uses. */
export const sumsOfRule = async (
  db: Database,
  rule: Pick<PromotionRuleRow, 'id' | 'kind'>,
): Promise<{ uses: number; usedFen: number; givenBackFen: number }> => {
  const [found] = await db
    .select({
      uses: sql<number>`count(distinct ${uses.claimId})`.mapWith(Number),
      usedFen: sumOf(uses.amountFen),
      givenBackFen: sumOf(uses.givenBackFen),
    })
    .from(uses)
    .where(usesUnder(db, rule));
  return found ?? { uses: 0, usedFen: 0, givenBackFen: 0 };
};

/** Coupons whose costs are not the sum of their uses, and uses that did not get back the sum of their returns. */
export const wrongSums = async (db: Database): Promise<{ what: string; id: string; kept: number; sum: number }[]> => {
  const ofRules = await db
    .select({
      id: rules.id,
      kept: rules.spentFen,
      sum: sql<number>`coalesce(sum(${uses.amountFen} - ${uses.givenBackFen}), 0)`.mapWith(Number),
    })
    .from(rules)
    .leftJoin(uses, eq(uses.ruleId, rules.id))
    .where(eq(rules.kind, 'coupon'))
    .groupBy(rules.id)
    .having(sql`${rules.spentFen} <> coalesce(sum(${uses.amountFen} - ${uses.givenBackFen}), 0)`);
  const ofUses = await db
    .select({
      id: uses.id,
      kept: uses.givenBackFen,
      sum: sql<number>`coalesce(sum(${returns.amountFen}), 0)`.mapWith(Number),
    })
    .from(uses)
    .leftJoin(returns, eq(returns.useId, uses.id))
    .groupBy(uses.id)
    .having(sql`${uses.givenBackFen} <> coalesce(sum(${returns.amountFen}), 0)`);
  return [...ofRules.map((row) => ({ what: 'coupon', ...row })), ...ofUses.map((row) => ({ what: 'use', ...row }))];
};
