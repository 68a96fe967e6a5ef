import type { Tx } from '@caravan/server-core';
import type { NewTask, TaskKey, Tasks } from './tasks.ts';

const isTask = (one: NewTask | TaskKey): one is NewTask => 'dueAt' in one;

/** Opens the tasks of a step, and closes what is open of the keys: two statements, however many they are. */
export const settleTasks = async (
  tx: Tx,
  tasks: Pick<Tasks, 'close' | 'open'>,
  wanted: readonly (NewTask | TaskKey)[],
): Promise<void> => {
  await tasks.open(tx, ...wanted.filter(isTask));
  await tasks.close(tx, ...wanted.filter((one) => !isTask(one)));
};
