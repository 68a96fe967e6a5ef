import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Worker } from 'node:worker_threads';

/** A program of a thread that does something else with its tasks, in the place of `split.worker.ts`. */
export const threadProgram = (onTask: string): URL => {
  const program = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', ${onTask});`;
  return new URL(`data:text/javascript,${encodeURIComponent(program)}`);
};

/** Counts the threads that have started since, and still run. */
export const countThreads = () => {
  const running = new Set<Worker>();
  const add = (message: unknown): void => {
    const { worker } = message as { worker: Worker };
    running.add(worker);
    worker.once('exit', () => running.delete(worker));
  };
  subscribe('worker_threads', add);
  return { running: () => running.size, stop: () => unsubscribe('worker_threads', add) };
};
