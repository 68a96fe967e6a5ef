import { maxTurns } from '@caravan/account/contract/schema';
import type { Turn, Turns } from '@caravan/account/contract';
import { sql } from 'drizzle-orm';
import type { AccountContext } from './account-context.ts';

interface TurnRow extends Omit<Turn, 'at' | 'due_at'>, Record<string, unknown> {
  /** Milliseconds since 1970, as the next. */
  at: number;
  due_at: number | null;
}

const instantOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** One statement reads the turns of all features. */
export const listTurns = async (
  { db, clock, turns }: Pick<AccountContext, 'db' | 'clock' | 'turns'>,
  userId: string,
): Promise<Turns> => {
  const selects = turns().flatMap((feature) => feature.of(userId, clock()));
  if (!selects.length) return { items: [] };
  const all = sql.join(
    selects.map((select) => sql`(${select})`),
    sql` UNION ALL `,
  );
  const { rows } = await db.execute<TurnRow>(
    sql`SELECT * FROM (${all}) AS turn ORDER BY due_at NULLS LAST, at DESC, ref LIMIT ${maxTurns}`,
  );
  return {
    items: rows.map(({ at, due_at, ...turn }) => ({
      ...turn,
      at: instantOf(at),
      due_at: due_at === null ? null : instantOf(due_at),
    })),
  };
};
