import { eq, sql } from 'drizzle-orm';
import type { MailedKind } from '@caravan/account/contract';
import type { Database, Tx } from '@caravan/server-core';
import { preferenceTable } from './preference.table.ts';

export interface StoredPreferences {
  currency: string;
  declinedMails: MailedKind[];
}

const defaultPreferences: StoredPreferences = { currency: 'CNY', declinedMails: [] };

export const findPreferences = async (db: Database, userId: string): Promise<StoredPreferences> => {
  const [found] = await db
    .select({ currency: preferenceTable.currency, declinedMails: preferenceTable.declinedMails })
    .from(preferenceTable)
    .where(eq(preferenceTable.userId, userId));
  return found ?? defaultPreferences;
};

/** Serializes the changes, because each keeps the values that it does not set. */
export const lockPreferences = async (tx: Tx, userId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`preferences ${userId}`}, 0))`);
};

export const savePreferences = async (tx: Tx, userId: string, chosen: StoredPreferences, now: Date): Promise<void> => {
  const row = { ...chosen, updatedAt: now };
  await tx
    .insert(preferenceTable)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: preferenceTable.userId, set: row });
};

export const deletePreferences = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(preferenceTable).where(eq(preferenceTable.userId, userId));
};
