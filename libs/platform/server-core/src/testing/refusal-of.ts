import { sql } from 'drizzle-orm';
import type { Tx } from '../database/transactions/tx.ts';
import type { Core } from '../feature.ts';

class Undone extends Error {}

/** The messages of an error and its causes, because drizzle wraps PostgreSQL's message. */
const wordsOf = (error: unknown): string => {
  const messages: string[] = [];
  for (let current = error; current instanceof Error; current = current.cause) messages.push(current.message);
  return messages.join('\n');
};

/**
 * Returns PostgreSQL's error for some statements, including deferred constraints, or null if it accepts them. The
 * statements are rolled back.
 */
export const refusalOf = async (
  { transaction }: Pick<Core, 'transaction'>,
  work: (tx: Tx) => Promise<unknown>,
): Promise<string | null> => {
  try {
    await transaction(async (tx) => {
      await work(tx);
      await tx.execute(sql`set constraints all immediate`);
      throw new Undone();
    });
  } catch (error) {
    return error instanceof Undone ? null : wordsOf(error);
  }
  throw new Error('this transaction must roll back');
};
