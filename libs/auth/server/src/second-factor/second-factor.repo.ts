import type { Database, Tx } from '@caravan/server-core';
import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { recoveryCode, secondFactor } from './second-factor.table.ts';

export type SecondFactor = typeof secondFactor.$inferSelect;

export const findFactor = async (db: Database, userId: string): Promise<SecondFactor | undefined> => {
  const [factor] = await db.select().from(secondFactor).where(eq(secondFactor.userId, userId));
  return factor;
};

/** Stores a new secret unless the account is enrolled. False if it is. */
export const beginFactor = async (tx: Tx, userId: string, sealedSecret: Buffer): Promise<boolean> => {
  const begun = await tx
    .insert(secondFactor)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactor.userId,
      set: { sealedSecret, lastStep: null },
      setWhere: isNull(secondFactor.enrolledAt),
    })
    .returning({ userId: secondFactor.userId });
  return begun.length > 0;
};

/** False if the account is enrolled already, or the secret is another one by now. */
export const enrolFactor = async (tx: Tx, factor: SecondFactor, step: number, now: Date): Promise<boolean> => {
  const enrolled = await tx
    .update(secondFactor)
    .set({ enrolledAt: now, lastStep: step })
    .where(
      and(
        eq(secondFactor.userId, factor.userId),
        eq(secondFactor.sealedSecret, factor.sealedSecret),
        isNull(secondFactor.enrolledAt),
      ),
    )
    .returning({ userId: secondFactor.userId });
  return enrolled.length > 0;
};

/** Uses up the code of a step. Of concurrent calls with one code, one succeeds. */
export const takeStep = async (tx: Tx, userId: string, step: number): Promise<boolean> => {
  const taken = await tx
    .update(secondFactor)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactor.userId, userId),
        isNotNull(secondFactor.enrolledAt),
        or(isNull(secondFactor.lastStep), lt(secondFactor.lastStep, step)),
      ),
    )
    .returning({ userId: secondFactor.userId });
  return taken.length > 0;
};

/** Uses up a recovery code. Of concurrent calls with one code, one succeeds. */
export const takeRecoveryCode = async (tx: Tx, userId: string, codeHash: Buffer, now: Date): Promise<boolean> => {
  const taken = await tx
    .update(recoveryCode)
    .set({ usedAt: now })
    .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.codeHash, codeHash), isNull(recoveryCode.usedAt)))
    .returning({ userId: recoveryCode.userId });
  return taken.length > 0;
};

export const replaceRecoveryCodes = async (tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> => {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await tx.insert(recoveryCode).values(hashes.map((codeHash) => ({ userId, codeHash })));
};

export const countRecoveryCodes = async (db: Database, userId: string): Promise<number> => {
  const [left] = await db
    .select({ count: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt)));
  return left?.count ?? 0;
};

/** Also deletes the recovery codes. False if there was nothing. */
export const deleteFactor = async (tx: Tx, userId: string): Promise<boolean> => {
  await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  const deleted = await tx
    .delete(secondFactor)
    .where(eq(secondFactor.userId, userId))
    .returning({ userId: secondFactor.userId });
  return deleted.length > 0;
};
