import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { leadTable } from './lead.table.ts';

export type LeadRow = typeof leadTable.$inferSelect;

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
  await tx.insert(leadTable).values(row);
};

/** Newest first. */
export const findLeads = (db: Database, { limit, offset }: { limit: number; offset: number }): Promise<LeadRow[]> =>
  db.select().from(leadTable).orderBy(desc(leadTable.createdAt), desc(leadTable.id)).limit(limit).offset(offset);

export const countLeads = async (db: Database): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(leadTable);
  return row?.total ?? 0;
};
