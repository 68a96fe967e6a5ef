import { day } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { NewTask, TaskKey, TaskSource } from '@caravan/tasks/port';
import type { StockCountsContext } from '../stock-counts-context.ts';
import { findCount, waitingCounts, type CountedCount } from './stock-count.repo.ts';

type CountQueue = 'recount' | 'stocktake';

const taskOf = (queue: CountQueue, count: CountedCount, since: Date): NewTask => ({
  queue,
  kind: 'stock_count',
  ref: count.number,
  title: count.bin,
  facts: {
    bin: count.bin,
    scanned: count.scanned,
    missing: count.missing,
    found: count.found,
    wrong_bin: count.wrongBin,
    undecided: count.undecided,
  },
  group: count.bin,
  dueAt: new Date(since.getTime() + day),
  openedAt: since,
  ...(queue === 'stocktake' && count.counter !== null && { notFor: count.counter }),
});

/** The task of a count in a queue; null if there is nothing to do. A count that nobody asked for is no task. */
const countTask = (queue: CountQueue, count: CountedCount): NewTask | null => {
  if (queue === 'stocktake')
    return count.state === 'to_decide' && count.closedAt ? taskOf(queue, count, count.closedAt) : null;
  return count.state === 'open' && count.againOf !== null ? taskOf(queue, count, count.openedAt) : null;
};

const queues: readonly CountQueue[] = ['recount', 'stocktake'];

/** Opens and closes the tasks of counts by their state, in the transaction that changed it. */
export const settleCountTasks = async (
  tx: Tx,
  { tasks }: Pick<StockCountsContext, 'tasks'>,
  ...numbers: readonly string[]
): Promise<void> => {
  const wanted: (NewTask | TaskKey)[] = [];
  for (const ref of numbers) {
    const count = await findCount(tx, ref);
    if (count) wanted.push(...queues.map((queue) => countTask(queue, count) ?? { queue, ref }));
  }
  await tasks().settle(tx, wanted);
};

/** The tasks that counts must have. */
export const countTaskSources: readonly TaskSource[] = queues.map((queue) => ({
  queue,
  wanted: async (db) => (await waitingCounts(db)).flatMap((count) => countTask(queue, count) ?? []),
}));
