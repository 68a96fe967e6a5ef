import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { NewTask, TaskSource } from '@caravan/tasks/port';
import { aNewTask, open, startTasks, type TasksTestServer } from './testing/tasks-server.ts';
import { reconcileTasksJob } from './use-cases/reconcile-tasks.ts';

let server: TasksTestServer;
afterEach(() => server.close());

/** A feature whose rows want the given tasks, as they are when they are read. */
const source = (wanted: () => NewTask[]): TaskSource => ({ queue: 'buy', wanted: async () => wanted() });

const openRefs = async (): Promise<string[]> => {
  const { rows } = await server.core.db.execute<{ ref: string }>(
    sql`SELECT ref FROM task WHERE state <> 'closed' ORDER BY ref`,
  );
  return rows.map(({ ref }) => ref);
};
const faults = () => server.composed.tasks.audit?.();

describe('the queues', () => {
  it('have the tasks of older rows after the start', async () => {
    const openedAt = new Date('2026-01-01T00:00:00Z');
    server = await startTasks({ sources: [source(() => [aNewTask({ openedAt }), aNewTask({ ref: 'CV2' })])] });
    expect(await openRefs()).toEqual(['CV1', 'CV2']);
    const { rows } = await server.core.db.execute(
      sql`SELECT opened_at = '2026-01-01' AS old FROM task WHERE ref = 'CV1'`,
    );
    expect(rows).toEqual([{ old: true }]);
    expect(await faults()).toEqual([]);
  });

  it('are compared with the rows, and brought up to date', async () => {
    let wanted = [aNewTask()];
    server = await startTasks({ sources: [source(() => wanted)] });
    wanted = [aNewTask({ ref: 'CV2' })];
    await open(server, aNewTask({ queue: 'qc', ref: 'IT1' }));
    expect(await faults()).toEqual([
      'the queue buy has no task of CV2',
      'the queue buy has a task of CV1 without work',
    ]);
    await server.runJob(reconcileTasksJob, null);
    expect(await faults()).toEqual([]);
    expect(await openRefs()).toEqual(['CV2', 'IT1']);
  });

  it('are made for thousands of older rows', async () => {
    const rows = Array.from({ length: 2_500 }, (_, n) => aNewTask({ ref: `CV${n}` }));
    let wanted = rows;
    server = await startTasks({ sources: [source(() => wanted)] });
    expect(await openRefs()).toHaveLength(2_500);
    wanted = rows.slice(0, 10);
    await server.runJob(reconcileTasksJob, null);
    expect(await openRefs()).toHaveLength(10);
  });

  it('leave alone what a step changes at the same moment', async () => {
    let reads = 0;
    const passing = () => {
      reads += 1;
      // Wanted by one of the two reads only, as while an order is paid or bought.
      return reads % 2 ? [aNewTask({ ref: 'bought' })] : [aNewTask({ ref: 'paid' })];
    };
    server = await startTasks({ sources: [source(passing)] });
    expect(await openRefs()).toEqual([]);
    await open(server, aNewTask({ ref: 'paid' }), aNewTask({ ref: 'bought' }));
    await server.runJob(reconcileTasksJob, null);
    expect(await openRefs()).toEqual(['bought', 'paid']);
  });
});
