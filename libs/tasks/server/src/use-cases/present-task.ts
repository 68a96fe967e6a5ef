import type { Database } from '@caravan/server-core';
import type { Task } from '@caravan/tasks/contract';
import type { TaskRow } from '../db/task-step.repo.ts';
import type { TasksContext } from './tasks-context.ts';

type Names = Pick<TasksContext, 'staffMembers'>;

/** The names of staff by their ids. A member who left is named by the id. */
export const staffNames = async (
  { staffMembers }: Names,
  db: Database,
  ids: readonly (string | null)[],
): Promise<(id: string) => string> => {
  const known = await staffMembers().find(db, [...new Set(ids.filter((id) => id !== null))]);
  return (id) => known.get(id)?.name ?? id;
};

/** Tasks as the wire has them, with the names of their holders. */
export const presentTasks = async (context: Names, db: Database, rows: readonly TaskRow[]): Promise<Task[]> => {
  const nameOf = await staffNames(
    context,
    db,
    rows.map(({ holder }) => holder),
  );
  return rows.map((row) => ({
    id: row.id,
    queue: row.queue,
    kind: row.kind,
    ref: row.ref,
    state: row.state,
    title: row.title,
    facts: row.facts,
    amount_fen: row.amountFen,
    group: row.group,
    due_at: row.dueAt.toISOString(),
    wake_at: row.wakeAt?.toISOString() ?? null,
    opened_at: row.openedAt.toISOString(),
    holder: row.holder === null ? null : { id: row.holder, name: nameOf(row.holder) },
    held_since: row.heldSince?.toISOString() ?? null,
    version: row.version,
  }));
};
