import type { ApprovalsQuery } from '@caravan/fund-payment/contract';
import type { CursorPage, Fen } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { countRows, cutPage, olderThan, readCursor, type Database, type Tx } from '@caravan/server-core';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { approvalRuleTable as rules, approvalTable as approvals, type ApprovalRow } from './approval.table.ts';

/** The owner's limit. */
export interface ApprovalRuleState {
  aboveFen: Fen | null;
  version: number;
}

/** Makes the row of the rule, so that steps can lock it. */
export const ensureApprovalRule = async (db: Database): Promise<void> => {
  await db.insert(rules).values({ id: true, aboveFen: null, version: 0 }).onConflictDoNothing();
};

const ruleOf = (row: ApprovalRuleState | undefined): ApprovalRuleState => {
  if (!row) throw new Error('the rule of approvals has no row');
  return { aboveFen: row.aboveFen, version: row.version };
};

export const readApprovalRule = async (db: Database): Promise<ApprovalRuleState> =>
  ruleOf((await db.select().from(rules))[0]);

/** The rule, which stays so until the transaction ends. Any number of steps may hold it. */
export const holdApprovalRule = async (tx: Tx): Promise<ApprovalRuleState> =>
  ruleOf((await tx.select().from(rules).for('share'))[0]);

/** Locks the rule for a change, which waits for the steps that hold it. */
export const lockApprovalRule = async (tx: Tx): Promise<ApprovalRuleState> =>
  ruleOf((await tx.select().from(rules).for('update'))[0]);

export const writeApprovalRule = async (tx: Tx, rule: ApprovalRuleState): Promise<void> => {
  await tx.update(rules).set(rule);
};

/** False if the same step of the same subject waits for a decision already. */
export const insertApproval = async (tx: Tx, row: ApprovalRow): Promise<boolean> => {
  const inserted = await tx
    .insert(approvals)
    .values(row)
    .onConflictDoNothing({ target: [approvals.kind, approvals.ref], where: sql`${approvals.state} = 'open'` })
    .returning({ id: approvals.id });
  return inserted.length === 1;
};

export const findApproval = async (db: Database, id: string): Promise<ApprovalRow | undefined> =>
  (await db.select().from(approvals).where(eq(approvals.id, id)))[0];

export const lockApproval = async (tx: Tx, id: string): Promise<ApprovalRow | undefined> =>
  (await tx.select().from(approvals).where(eq(approvals.id, id)).for('update'))[0];

export type ApprovalEnd = Pick<ApprovalRow, 'state' | 'decidedAt'> &
  Partial<Pick<ApprovalRow, 'staleCause' | 'decidedBy' | 'note'>>;

/** Closes an open approval. */
export const closeApproval = async (tx: Tx, id: string, end: ApprovalEnd): Promise<ApprovalRow> => {
  const [row] = await tx
    .update(approvals)
    .set(end)
    .where(and(eq(approvals.id, id), eq(approvals.state, 'open')))
    .returning();
  if (!row) throw new Error(`no open approval ${id}`);
  return row;
};

/** Requests that wait for a decision. */
export const openApprovals = (db: Database): Promise<ApprovalRow[]> =>
  db.select().from(approvals).where(eq(approvals.state, 'open')).orderBy(asc(approvals.askedAt));

/** The open request for a step, locked. */
export const lockOpenApproval = async (
  tx: Tx,
  { kind, ref }: Pick<ApprovalRow, 'kind' | 'ref'>,
): Promise<ApprovalRow | undefined> => {
  const open = and(eq(approvals.kind, kind), eq(approvals.ref, ref), eq(approvals.state, 'open'));
  return (await tx.select().from(approvals).where(open).for('update'))[0];
};

/** Open requests whose time is over, the oldest first. */
export const overdueApprovals = async (db: Database, now: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ id: approvals.id })
    .from(approvals)
    .where(and(eq(approvals.state, 'open'), lte(approvals.expiresAt, now)))
    .orderBy(asc(approvals.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
};

const position = z.tuple([z.iso.datetime(), z.string()]);

/** One page of requests, newest first; those of one member of staff, or all. */
export const pageOfApprovals = async (
  db: Database,
  { state, cursor, limit }: ApprovalsQuery,
  askedBy: string | undefined,
): Promise<CursorPage<ApprovalRow>> => {
  const filter = and(
    state && eq(approvals.state, state),
    askedBy === undefined ? undefined : eq(approvals.askedBy, askedBy),
  );
  const at = readCursor(cursor, position);
  const after = olderThan(approvals.askedAt, approvals.id, at);
  const rows = await db
    .select()
    .from(approvals)
    .where(and(filter, after))
    .orderBy(desc(approvals.askedAt), desc(approvals.id))
    .limit(limit + 1);
  return {
    ...cutPage(rows, limit, ({ askedAt, id }) => [askedAt.toISOString(), id]),
    count: await countRows(db, approvals, filter),
  };
};
