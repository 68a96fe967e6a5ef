import { fail } from '@caravan/kernel';
import { fairQueue, type FairQueueLimits, type WorkFor } from './fair-queue.ts';
import { limitTime } from './time-limit.ts';

/** A thread or process that runs one task at a time. */
export interface Worker<Task> {
  run: (task: Task) => void;
  /** Stops it at once, even during a task. */
  end: () => Promise<unknown>;
  /** Milliseconds of processor time since its start, if it can tell; it rejects unless the worker runs. */
  used?: () => Promise<number>;
}

/** Events of a worker. */
export interface WorkerEvents<Answer> {
  answered: (answer: Answer) => void;
  /** The worker has ended. Its task fails with this error. */
  ended: (error: Error) => void;
}

export interface WorkerPoolOptions<Task, Answer> extends FairQueueLimits {
  start: (events: WorkerEvents<Answer>) => Worker<Task>;
  /**
   * Milliseconds that a task may take: of processor time if the worker can tell it, so that a busy machine fails no task,
   * and of the clock otherwise. The worker of a longer task is stopped.
   */
  time: number;
  /** Makes the error for a task that took too long. */
  late: () => Error;
  /** Milliseconds after which a worker without a task is stopped, because it occupies memory. */
  idle?: number;
}

export interface WorkerPool<Task, Answer> {
  /**
   * Waits for the caller's turn, then for the answer. If the signal aborts, the task leaves the queue, or its worker
   * is stopped.
   */
  run: (task: Task, workFor: WorkFor) => Promise<Answer>;
  /** Stops all workers. Their tasks fail with `unavailable`. */
  close: () => Promise<void>;
}

interface Member<Task, Answer> {
  worker: Worker<Task>;
  settle: ((finish: { answer: Answer } | { error: Error }) => void) | undefined;
  idleTimer: NodeJS.Timeout | undefined;
}

const ordinaryIdle = 10_000;

/** Workers that start on demand, each with one task at a time. */
export const workerPool = <Task, Answer>(options: WorkerPoolOptions<Task, Answer>): WorkerPool<Task, Answer> => {
  const { start, time, late, idle = ordinaryIdle } = options;
  const queue = fairQueue(options);
  const members = new Set<Member<Task, Answer>>();
  const free: Member<Task, Answer>[] = [];
  let closed = false;

  const drop = async (member: Member<Task, Answer>, error: Error): Promise<void> => {
    if (!members.delete(member)) return;
    if (free.includes(member)) free.splice(free.indexOf(member), 1);
    clearTimeout(member.idleTimer);
    const ended = member.worker.end();
    member.settle?.({ error });
    await ended;
  };

  const rest = (member: Member<Task, Answer>): void => {
    free.push(member);
    member.idleTimer = setTimeout(() => void drop(member, late()), idle).unref();
  };

  const join = (): Member<Task, Answer> => {
    const member: Member<Task, Answer> = {
      worker: start({
        answered: (answer) => members.has(member) && member.settle?.({ answer }),
        ended: (error) => void drop(member, error),
      }),
      settle: undefined,
      idleTimer: undefined,
    };
    members.add(member);
    return member;
  };

  const perform = (task: Task, signal: AbortSignal | undefined): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const member = free.pop() ?? join();
      clearTimeout(member.idleTimer);
      const onAbort = (): void => void drop(member, signal?.reason as Error);
      const stopWatching = limitTime({ time, used: member.worker.used, over: () => void drop(member, late()) });
      member.settle = (finish) => {
        member.settle = undefined;
        stopWatching();
        signal?.removeEventListener('abort', onAbort);
        if ('error' in finish) return reject(finish.error);
        rest(member);
        resolve(finish.answer);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      member.worker.run(task);
    });

  return {
    run: async (task, workFor) => {
      const leave = await queue.enter(workFor);
      try {
        workFor.signal?.throwIfAborted();
        if (closed) throw fail('unavailable');
        return await perform(task, workFor.signal);
      } finally {
        leave();
      }
    },
    close: async () => {
      closed = true;
      queue.close();
      await Promise.all([...members].map((member) => drop(member, fail('unavailable'))));
    },
  };
};
