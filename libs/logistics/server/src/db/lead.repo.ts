import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { containsText, searchText, type Database, type Tx } from '@caravan/server-core';
import { leadTable } from './lead.table.ts';

/** Without the column of the search, which the repository writes. */
export type LeadRow = Omit<typeof leadTable.$inferSelect, 'search'>;

/** Serializes enquiries with the same text until the transaction ends. */
export const lockFingerprint = async (tx: Tx, fingerprint: string): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`lead ${fingerprint}`}, 0))`);
};

export const findSame = async (tx: Tx, fingerprint: string, since: Date): Promise<LeadRow | undefined> => {
  const [row] = await tx
    .select()
    .from(leadTable)
    .where(and(eq(leadTable.fingerprint, fingerprint), gt(leadTable.createdAt, since)))
    .limit(1);
  return row;
};

export const insertLead = async (tx: Tx, row: LeadRow): Promise<void> => {
  await tx.insert(leadTable).values({ ...row, search: searchText(row.company, row.name, row.email) });
};

type LeadState = 'open' | 'closed' | undefined;

const inState = (state: LeadState): SQL | undefined => {
  if (state === undefined) return undefined;
  return state === 'open' ? isNull(leadTable.closedAt) : isNotNull(leadTable.closedAt);
};

/** Newest first. */
export const findLeads = (
  db: Database,
  state: LeadState,
  { limit, offset }: { limit: number; offset: number },
): Promise<LeadRow[]> =>
  db
    .select()
    .from(leadTable)
    .where(inState(state))
    .orderBy(desc(leadTable.createdAt), desc(leadTable.id))
    .limit(limit)
    .offset(offset);

export const countLeads = (db: Database, state: LeadState): Promise<number> => db.$count(leadTable, inState(state));

export const findOpenLeads = (db: Database): Promise<LeadRow[]> =>
  db.select().from(leadTable).where(isNull(leadTable.closedAt)).orderBy(leadTable.createdAt);

export const findLead = async (db: Database, id: string): Promise<LeadRow | undefined> => {
  const [row] = await db.select().from(leadTable).where(eq(leadTable.id, id));
  return row;
};

/** Locks the enquiry until the transaction ends. */
export const lockLead = async (tx: Tx, id: string): Promise<LeadRow | undefined> => {
  const [row] = await tx.select().from(leadTable).where(eq(leadTable.id, id)).for('update');
  return row;
};

export const markClosed = async (
  tx: Tx,
  id: string,
  { closedAt, note }: { closedAt: Date; note: string },
): Promise<void> => {
  await tx.update(leadTable).set({ closedAt, note }).where(eq(leadTable.id, id));
};

/** Enquiries whose company, name or e-mail contains the words, newest first. */
export const searchLeads = (db: Database, words: string, limit: number): Promise<LeadRow[]> => {
  const { search, createdAt, id } = leadTable;
  return db.select().from(leadTable).where(containsText(search, words)).orderBy(desc(createdAt), desc(id)).limit(limit);
};

/** Closed before this time, or made before it and never closed. A lead is closed after it was made. */
export const leadsEndedBefore = (before: Date): SQL | undefined =>
  and(lt(leadTable.createdAt, before), or(isNull(leadTable.closedAt), lt(leadTable.closedAt, before)));

/** Deletes the oldest of these enquiries, at most `limit`, and returns their ids. */
export const deleteLeadsEndedBefore = async (tx: Tx, before: Date, limit: number): Promise<string[]> => {
  const { id } = leadTable;
  const old = tx
    .select({ id })
    .from(leadTable)
    .where(leadsEndedBefore(before))
    .orderBy(asc(leadTable.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const gone = await tx.delete(leadTable).where(inArray(id, old)).returning({ id });
  return gone.map((one) => one.id);
};
