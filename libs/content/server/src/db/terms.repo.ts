import { inArray } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { terms } from './terms.table.ts';

export type TermsRow = typeof terms.$inferSelect;

/** Adds terms unless they are there. */
export const putTerms = async (tx: Tx, row: TermsRow): Promise<void> => {
  await tx.insert(terms).values(row).onConflictDoNothing({ target: terms.id });
};

export const findTerms = (db: Database, ids: readonly string[]): Promise<TermsRow[]> =>
  db
    .select()
    .from(terms)
    .where(inArray(terms.id, [...ids]));
