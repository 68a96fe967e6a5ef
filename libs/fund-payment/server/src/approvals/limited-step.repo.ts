import { approvalKinds, approvalSteps, type ApprovalKind } from '@caravan/fund-payment/contract';
import type { Fen } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { and, eq, gt, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { limitedStepTable as steps, type LimitedStepRow } from './limited-step.table.ts';

/** Steps of one member and of one shopper wait for each other until the transaction ends. */
export const lockLimitedSteps = async (
  tx: Tx,
  { staffId, userId }: Pick<LimitedStepRow, 'staffId' | 'userId'>,
): Promise<void> => {
  for (const whose of [`steps of ${staffId}`, `steps of ${userId}`].sort())
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${whose}, 0))`);
};

const sumOf = (chosen: SQL | undefined): SQL<number> =>
  sql<string>`coalesce(sum(${steps.amountFen}) filter (where ${chosen}), 0)`.mapWith(Number);

const grants = approvalKinds.filter((kind) => approvalSteps[kind].moves === 'grant');

/**
 * Sums the steps that count together with a step: all for its shopper, and the grants of its member, if it is a grant.
 * Returns the larger sum of both, of steps after `since`.
 */
export const countedFen = async (
  tx: Tx,
  { kind, userId, staffId }: { kind: ApprovalKind; userId: string; staffId: string },
  since: Date,
): Promise<Fen> => {
  const isGrant = approvalSteps[kind].moves === 'grant';
  const ofMember = isGrant ? and(eq(steps.staffId, staffId), inArray(steps.kind, grants)) : sql`false`;
  const ofShopper = eq(steps.userId, userId);
  const [sums] = await tx
    .select({ member: sumOf(ofMember), shopper: sumOf(ofShopper) })
    .from(steps)
    .where(and(gt(steps.at, since), or(ofMember, ofShopper)));
  return Math.max(sums?.member ?? 0, sums?.shopper ?? 0);
};

export const insertLimitedStep = async (tx: Tx, row: LimitedStepRow): Promise<void> => {
  await tx.insert(steps).values(row);
};

/** Forgets the steps that count no more. */
export const deleteLimitedSteps = async (db: Database, until: Date): Promise<void> => {
  await db.delete(steps).where(lte(steps.at, until));
};
