import { sql } from 'drizzle-orm';
import { markAfterCommit } from './after-commit.ts';
import type { Tx } from './tx.ts';

/**
 * Runs a part of a transaction that may fail without failing the whole. If it throws, its writes and its functions for
 * after the commit are undone, and the error is thrown again; what the transaction did before stays.
 */
export const inSavepoint = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  const forgetLater = markAfterCommit(tx);
  await tx.execute(sql`SAVEPOINT part`);
  try {
    const result = await work();
    await tx.execute(sql`RELEASE SAVEPOINT part`);
    return result;
  } catch (error) {
    forgetLater();
    await tx.execute(sql`ROLLBACK TO SAVEPOINT part`);
    await tx.execute(sql`RELEASE SAVEPOINT part`);
    throw error;
  }
};
