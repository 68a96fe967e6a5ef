import { and, eq, lt, sql } from 'drizzle-orm';
import { inBatches } from '../database/delete-in-batches.ts';
import { dropLogMonths } from '../database/log-months.ts';
import type { Database } from '../database/transactions/tx.ts';
import type { Core } from '../feature.ts';
import { countRows } from '../lists/long-page.ts';
import { staffActionTable as actions } from './staff-action.table.ts';

/** The number of staff actions from before this time; null for more than `countedItems`. */
export const countOldStaffActions = (db: Database, before: Date): Promise<number | null> =>
  countRows(db, actions, lt(actions.at, before));

/**
 * Deletes staff actions from before this time: whole months first, then rows of the month in which it lies. The database
 * refuses the deletion of rows of the last 730 days.
 */
export async function* deleteOldStaffActions(
  { db, transaction }: Pick<Core, 'db' | 'transaction'>,
  before: Date,
): AsyncGenerator<number> {
  yield* dropLogMonths(db, transaction, 'staff_action', before);
  const { id, at } = actions;
  yield* inBatches(async (limit) => {
    const old = db.select({ id, at }).from(actions).where(lt(at, before)).orderBy(at).limit(limit).as('old');
    const { rowCount } = await db.execute(
      sql`DELETE FROM ${actions} USING ${old} WHERE ${and(eq(id, old.id), eq(at, old.at))}`,
    );
    return rowCount ?? 0;
  });
}
