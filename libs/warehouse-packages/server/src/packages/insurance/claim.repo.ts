import { and, asc, eq, inArray, isNull, sum } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import {
  packageClaimDecisionTable as decisions,
  packageClaimPictureTable as pictures,
  packageClaimTable as claims,
  type PackageClaimDecisionRow,
  type PackageClaimRow,
  type PackageClaimState,
} from './package-claim.table.ts';
import { packageTable as packages, type PackageRow } from '../package.table.ts';

/** Claims with what became of them and their pictures. */
export const claimStates = (
  rows: readonly PackageClaimRow[],
  decided: readonly PackageClaimDecisionRow[],
  shown: readonly (typeof pictures.$inferSelect)[],
): PackageClaimState[] =>
  rows.map((claim) => ({
    ...claim,
    decision: decided.find(({ claimRef }) => claimRef === claim.ref) ?? null,
    pictureIds: shown.flatMap(({ id, claimRef }) => (claimRef === claim.ref ? [id] : [])),
  }));

/** The claims of packages by the packages' numbers, the latest last. */
export const claimsOf = async (db: Database, numbers: readonly string[]): Promise<Map<string, PackageClaimState[]>> => {
  const found = await db
    .select({ claim: claims, decision: decisions })
    .from(claims)
    .leftJoin(decisions, eq(decisions.claimRef, claims.ref))
    .where(inArray(claims.packageNumber, [...numbers]))
    .orderBy(asc(claims.packageNumber), asc(claims.seq));
  const refs = found.map(({ claim }) => claim.ref);
  const shown = refs.length
    ? await db.select().from(pictures).where(inArray(pictures.claimRef, refs)).orderBy(asc(pictures.position))
    : [];
  const states = claimStates(
    found.map(({ claim }) => claim),
    found.flatMap(({ decision }) => decision ?? []),
    shown,
  );
  return Map.groupBy(states, ({ packageNumber }) => packageNumber);
};

export interface OpenClaim {
  claim: PackageClaimRow;
  row: Pick<PackageRow, 'userId' | 'coverFen' | 'declaredValueFen'>;
}

/** The claims that wait for a decision. */
export const openClaims = async (db: Database): Promise<OpenClaim[]> => {
  const { userId, coverFen, declaredValueFen } = packages;
  return db
    .select({ claim: claims, row: { userId, coverFen, declaredValueFen } })
    .from(claims)
    .innerJoin(packages, eq(packages.number, claims.packageNumber))
    .leftJoin(decisions, eq(decisions.claimRef, claims.ref))
    .where(isNull(decisions.claimRef))
    .orderBy(asc(claims.ref));
};

/** Whether a claim of the shopper waits for a decision. */
export const hasOpenClaim = async (db: Database, userId: string): Promise<boolean> => {
  const found = await db
    .select({ ref: claims.ref })
    .from(claims)
    .leftJoin(decisions, eq(decisions.claimRef, claims.ref))
    .where(and(eq(claims.userId, userId), isNull(decisions.claimRef)))
    .limit(1);
  return found.length > 0;
};

export const insertClaim = async (tx: Tx, row: PackageClaimRow, pictureIds: readonly string[]): Promise<void> => {
  await tx.insert(claims).values(row);
  const { ref: claimRef, userId } = row;
  if (pictureIds.length)
    await tx.insert(pictures).values(pictureIds.map((id, position) => ({ id, claimRef, userId, position })));
};

export const insertDecision = async (tx: Tx, row: PackageClaimDecisionRow): Promise<void> => {
  await tx.insert(decisions).values(row);
};

/** Erases the shopper's words and pictures. Returns the ids of the deleted pictures. */
export const eraseClaims = async (tx: Tx, userId: string): Promise<string[]> => {
  const deleted = await tx.delete(pictures).where(eq(pictures.userId, userId)).returning({ id: pictures.id });
  await tx.update(claims).set({ text: '' }).where(eq(claims.userId, userId));
  return deleted.map(({ id }) => id);
};

/** The payments for all claims together, in fen. */
export const paidForClaims = async (db: Database): Promise<number> => {
  const [found] = await db.select({ paid: sum(decisions.paidFen).mapWith(Number) }).from(decisions);
  return found?.paid ?? 0;
};
