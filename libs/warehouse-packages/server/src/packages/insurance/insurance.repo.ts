import { and, desc, eq } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { insuranceTierTable as tiers, type InsuranceTierRow } from './insurance.table.ts';

const newestFirst = [tiers.id, desc(tiers.version)] as const;

/** All tiers in their newest version, the least cover first. */
export const newestTiers = async (db: Database): Promise<InsuranceTierRow[]> => {
  const found = await db
    .selectDistinctOn([tiers.id])
    .from(tiers)
    .orderBy(...newestFirst);
  return found.sort((a, b) => a.coverFen - b.coverFen || (a.id < b.id ? -1 : 1));
};

export const newestTier = async (db: Database, id: string): Promise<InsuranceTierRow | undefined> => {
  const [found] = await db
    .select()
    .from(tiers)
    .where(eq(tiers.id, id))
    .orderBy(...newestFirst)
    .limit(1);
  return found;
};

/**
 * The newest version of a tier, which no other transaction changes until this one ends. Locks the first version, because
 * that row always exists.
 */
export const lockTier = async (tx: Tx, id: string): Promise<InsuranceTierRow | undefined> => {
  await tx
    .select({ id: tiers.id })
    .from(tiers)
    .where(and(eq(tiers.id, id), eq(tiers.version, 1)))
    .for('update');
  return newestTier(tx, id);
};

export const insertTier = async (tx: Tx, row: InsuranceTierRow): Promise<void> => {
  await tx.insert(tiers).values(row);
};
