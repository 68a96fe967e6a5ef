import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import type { Core } from '../feature.ts';

class Undone extends Error {}

/** An error's words and those of its causes: drizzle puts the statement in front of what PostgreSQL said. */
const wordsOf = (error: unknown): string => {
  const messages: string[] = [];
  for (let current = error; current instanceof Error; current = current.cause) messages.push(current.message);
  return messages.join('\n');
};

/** What PostgreSQL says of some statements, deferred constraints included; null where it takes them. Nothing of them stays. */
export const refusalOf = async ({ transaction }: Pick<Core, 'transaction'>, work: (tx: Tx) => Promise<unknown>): Promise<string | null> => {
  try {
    await transaction(async (tx) => {
      await work(tx);
      await tx.execute(sql`set constraints all immediate`);
      throw new Undone();
    });
  } catch (error) {
    return error instanceof Undone ? null : wordsOf(error);
  }
  throw new Error('that transaction never commits');
};
