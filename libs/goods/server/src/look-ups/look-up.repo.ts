import { hash } from 'node:crypto';
import { and, eq, gt, isNotNull, lt, lte } from 'drizzle-orm';
import { deleteAll, type Database } from '@caravan/server-core';
import type { Known } from './goods-context.ts';
import { lookUpTable as lookUps } from './look-up.table.ts';

const hashOf = (link: string): string => hash('sha256', link, 'base64url');

/** The right to read a link from its shop. */
export interface Claim {
  link: string;
  /** Unique for each look-up. */
  holder: string;
}

const isOf = ({ link, holder }: Claim) => and(eq(lookUps.linkHash, hashOf(link)), eq(lookUps.holder, holder));

/** Takes the right to read a link. False while another look-up has it, or while a failure counts. */
export const claimLink = async (
  db: Database,
  { link, holder }: Claim,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> => {
  const row = { holder, until, known: null };
  const claimed = await db
    .insert(lookUps)
    .values({ linkHash: hashOf(link), ...row })
    .onConflictDoUpdate({ target: lookUps.linkHash, set: row, setWhere: lte(lookUps.until, now) })
    .returning({ holder: lookUps.holder });
  return claimed.length === 1;
};

/** Gives the right back. */
export const releaseLink = async (db: Database, claim: Claim): Promise<void> => {
  await db.delete(lookUps).where(isOf(claim));
};

/** Ends a look-up without a product. */
export const keepFailure = async (db: Database, claim: Claim, known: Known, until: Date): Promise<void> => {
  await db.update(lookUps).set({ known, until }).where(isOf(claim));
};

/** The result of the last look-up, if it failed and that still counts. */
export const findFailure = async (db: Database, link: string, now: Date): Promise<Known | undefined> => {
  const [found] = await db
    .select({ known: lookUps.known })
    .from(lookUps)
    .where(and(eq(lookUps.linkHash, hashOf(link)), gt(lookUps.until, now), isNotNull(lookUps.known)));
  // Only this repository writes the column, and always in this form.
  return found?.known as Known | undefined;
};

/** Deletes what no longer counts. */
export const deleteLookUpsBefore = async (db: Database, before: Date): Promise<void> => {
  await deleteAll(db, lookUps, lt(lookUps.until, before));
};
