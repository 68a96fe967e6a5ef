import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import type { NewView, Queue } from '@caravan/tasks/contract';
import { taskViewTable as views } from './view.table.ts';

export type ViewRow = typeof views.$inferSelect;

export const findViews = (db: Database, staffId: string, queues: readonly Queue[]): Promise<ViewRow[]> =>
  db
    .select()
    .from(views)
    .where(and(inArray(views.queue, [...queues]), or(eq(views.staffId, staffId), views.shared)))
    .orderBy(asc(views.queue), asc(views.name), asc(views.id));

/** The number of a member's views. Calls at the same time wait for each other until the transaction ends. */
export const countOwnViews = async (tx: Tx, staffId: string): Promise<number> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`task_view ${staffId}`}, 0))`);
  return tx.$count(views, eq(views.staffId, staffId));
};

export const insertView = async (tx: Tx, row: typeof views.$inferInsert): Promise<ViewRow | undefined> => {
  const [inserted] = await tx.insert(views).values(row).returning();
  return inserted;
};

/** A member's own view, locked until the transaction ends. */
export const lockOwnView = async (tx: Tx, id: string, staffId: string): Promise<ViewRow | undefined> => {
  const [row] = await tx
    .select()
    .from(views)
    .where(and(eq(views.id, id), eq(views.staffId, staffId)))
    .for('update');
  return row;
};

export const updateView = async (tx: Tx, id: string, change: NewView): Promise<ViewRow | undefined> => {
  const [row] = await tx
    .update(views)
    .set({ ...change, version: sql`${views.version} + 1` })
    .where(eq(views.id, id))
    .returning();
  return row;
};

export const countSharedViews = (db: Database, staffId: string): Promise<number> =>
  db.$count(views, and(eq(views.staffId, staffId), eq(views.shared, true)));

/** Gives the shared views of a member to another, and deletes the rest. Returns those that were given. */
export const inheritViews = async (tx: Tx, from: string, to: string): Promise<Pick<ViewRow, 'id' | 'name'>[]> => {
  await tx.delete(views).where(and(eq(views.staffId, from), eq(views.shared, false)));
  return tx
    .update(views)
    .set({ staffId: to, version: sql`${views.version} + 1` })
    .where(eq(views.staffId, from))
    .returning({ id: views.id, name: views.name });
};

export const removeView = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(views).where(eq(views.id, id));
};
