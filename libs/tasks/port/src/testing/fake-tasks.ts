import type { TaskFacts } from '@caravan/tasks/contract';
import type { NewTask, Tasks } from '../tasks.ts';

export interface FakeTasks {
  tasks: Tasks;
  /** The open tasks as `queue ref`, in the order in which they were opened. */
  open: () => string[];
  facts: (queue: NewTask['queue'], ref: string) => TaskFacts | undefined;
}

/** Queues in memory, for the tests of features that open and close tasks. No task has a holder. */
export const fakeTasks = (): FakeTasks => {
  const known = new Map<string, NewTask>();
  const keyOf = ({ queue, ref }: Pick<NewTask, 'queue' | 'ref'>): string => `${queue} ${ref}`;
  return {
    tasks: {
      async open(_tx, ...tasks) {
        for (const task of tasks) known.set(keyOf(task), task);
      },
      async close(_tx, ...keys) {
        for (const key of keys) known.delete(keyOf(key));
      },
      async settle(_tx, wanted) {
        for (const one of wanted) {
          if ('dueAt' in one) known.set(keyOf(one), one);
          else known.delete(keyOf(one));
        }
      },
      async update(_tx, key, content) {
        const task = known.get(keyOf(key));
        if (task) known.set(keyOf(key), { ...task, ...content });
      },
      hold: async () => undefined,
      release: async () => undefined,
      async forget(_tx, queue, refs) {
        for (const ref of refs) known.delete(keyOf({ queue, ref }));
      },
    },
    open: () => [...known.keys()],
    facts: (queue, ref) => known.get(keyOf({ queue, ref }))?.facts,
  };
};
