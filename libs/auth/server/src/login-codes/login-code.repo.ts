import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { deleteAll, type Database, type Tx } from '@caravan/server-core';
import { loginCodeTries, type StoredCode } from './login-code-rules.ts';
import { loginCode } from './login-code.table.ts';

/** Replaces the code of an e-mail. False if the same job has already done so. */
export const replaceLoginCode = async (
  tx: Tx,
  code: Omit<typeof loginCode.$inferInsert, 'tries'>,
): Promise<boolean> => {
  const { codeHash, jobId, expiresAt } = code;
  const written = await tx
    .insert(loginCode)
    .values({ ...code, tries: 0 })
    .onConflictDoUpdate({
      target: loginCode.emailHash,
      set: { codeHash, jobId, expiresAt, tries: 0 },
      setWhere: ne(loginCode.jobId, jobId),
    })
    .returning({ jobId: loginCode.jobId });
  return written.length > 0;
};

const isLive = ({ emailHash }: Pick<StoredCode, 'emailHash'>, now: Date) =>
  and(eq(loginCode.emailHash, emailHash), gt(loginCode.expiresAt, now), lt(loginCode.tries, loginCodeTries));

/**
 * Compares a code with that of its e-mail, and counts a wrong one. `over` if none is valid: it was used, is too old or
 * was mistyped too often. One statement, so that concurrent guesses are all counted.
 */
export const tryLoginCode = async (db: Database, code: StoredCode, now: Date): Promise<'right' | 'wrong' | 'over'> => {
  const isRight = sql<boolean>`${loginCode.codeHash} = ${code.codeHash}`;
  const [tried] = await db
    .update(loginCode)
    .set({ tries: sql`${loginCode.tries} + case when ${isRight} then 0 else 1 end` })
    .where(isLive(code, now))
    .returning({ isRight });
  if (!tried) return 'over';
  return tried.isRight ? 'right' : 'wrong';
};

/** Uses a code up. Of concurrent calls with one code, one succeeds. */
export const takeLoginCode = async (tx: Tx, code: StoredCode, now: Date): Promise<boolean> => {
  const taken = await tx
    .delete(loginCode)
    .where(and(isLive(code, now), eq(loginCode.codeHash, code.codeHash)))
    .returning({ jobId: loginCode.jobId });
  return taken.length > 0;
};

export const deleteLoginCodesExpiredBefore = async (db: Database, before: Date): Promise<void> => {
  await deleteAll(db, loginCode, lt(loginCode.expiresAt, before));
};
