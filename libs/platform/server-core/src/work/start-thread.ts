import { Worker, type Transferable } from 'node:worker_threads';
import type { Worker as PoolWorker, WorkerEvents } from './worker-pool.ts';

export interface ThreadOptions<Task> {
  /** The file that answers each message with one message. */
  program: URL;
  /** A thread that needs more memory ends. */
  maxHeapMb: number;
  /** Makes the error for the task of a thread that failed or ended. */
  failed: (message: string, cause?: unknown) => Error;
  /** The memory of a task that the thread takes over without a copy. */
  transfer?: (task: Task) => Transferable[];
}

/** Starts a thread as a worker of a pool. It does not keep the process alive. */
export const startThread = <Task, Answer>(
  { answered, ended }: WorkerEvents<Answer>,
  { program, maxHeapMb, failed, transfer = () => [] }: ThreadOptions<Task>,
): PoolWorker<Task> => {
  const thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } });
  thread.unref();
  thread.on('message', answered);
  thread.on('error', (cause) => ended(failed('the thread failed', cause)));
  thread.on('exit', () => ended(failed('the thread ended')));
  return {
    run: (task) => thread.postMessage(task, transfer(task)),
    end: () => thread.terminate(),
    used: async () => {
      const { user, system } = await thread.cpuUsage();
      return (user + system) / 1_000;
    },
  };
};
