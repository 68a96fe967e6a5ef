import { Worker } from 'node:worker_threads';
import type { Fetched } from '../ports/guarded-fetch.ts';
import type { PageReader } from '../ports/page-reader.ts';
import type { ReadAnswer, ReadingTasks, ReadRequest, TaskName } from './read-page.worker.ts';

/** A page that takes longer was made to. */
const ordinaryTime = 5_000;
/** A thread that reads nothing keeps its memory all the same, and is soon there again. */
const idleTime = 10_000;
/** Pages waiting at the same time; more means that somebody floods us. */
const maxWaiting = 100;

interface Waiting {
  request: ReadRequest;
  resolve: (answer: ReadingTasks[TaskName]['answer']) => void;
  reject: (error: Error) => void;
}

/**
 * Reads pages in a thread of its own: three megabytes of HTML take longer than a request may wait behind them. The thread starts with the
 * first page and ends when none has come for a while; one that takes too long or too much memory is ended with its page, and the next page
 * gets a new one.
 */
export const makePageReader = ({ time = ordinaryTime }: { time?: number } = {}): PageReader => {
  let worker: Worker | undefined;
  let current: (Waiting & { timer: NodeJS.Timeout }) | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const queue: Waiting[] = [];

  const settle = (finish: (waiting: Waiting) => void): void => {
    if (!current) return;
    clearTimeout(current.timer);
    const done = current;
    current = undefined;
    finish(done);
    next();
  };

  /** The thread is of no more use: whatever it was reading fails. */
  const drop = (thread: Worker, reason: string): void => {
    if (worker !== thread) return;
    worker = undefined;
    void thread.terminate();
    settle(({ reject }) => reject(new Error(reason)));
  };

  const start = (): Worker => {
    const thread = new Worker(new URL('./read-page.worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 256 } });
    thread.unref();
    thread.on('message', (answer: ReadAnswer) => {
      if (answer.id !== current?.request.id) return;
      settle(({ resolve, reject }) => ('error' in answer ? reject(new Error(answer.error)) : resolve(answer.answer)));
    });
    thread.on('error', (error) => drop(thread, String(error)));
    thread.on('exit', () => drop(thread, 'the reading thread ended'));
    return thread;
  };

  const end = async (): Promise<void> => {
    const thread = worker;
    worker = undefined;
    await thread?.terminate();
  };

  const next = (): void => {
    if (current) return;
    clearTimeout(idle);
    const waiting = queue.shift();
    if (!waiting) {
      idle = setTimeout(() => void end(), idleTime).unref();
      return;
    }
    const thread = (worker ??= start());
    current = { ...waiting, timer: setTimeout(() => drop(thread, 'the page took too long to read'), time) };
    thread.postMessage(waiting.request, [waiting.request.bytes.buffer as ArrayBuffer]);
  };

  const run = <Name extends TaskName>(name: Name, { bytes }: Fetched, asked: ReadingTasks[Name]['asked']): Promise<ReadingTasks[Name]['answer']> =>
    new Promise<ReadingTasks[TaskName]['answer']>((resolve, reject) => {
      if (queue.length >= maxWaiting) {
        reject(new Error('too many pages are waiting to be read'));
        return;
      }
      lastId += 1;
      // A copy of its own memory, which can be handed over whole.
      const request = { id: lastId, name, bytes: new Uint8Array(bytes), asked } as ReadRequest;
      queue.push({ request, resolve, reject });
      next();
    });

  return {
    read: (page) => run('page', page, { url: page.url, contentType: page.contentType }),
    readShopJson: (json, asked) => run('shopJson', json, asked),
    close: async () => {
      queue.splice(0).forEach(({ reject }) => reject(new Error('the server is stopping')));
      settle(({ reject }) => reject(new Error('the server is stopping')));
      clearTimeout(idle);
      await end();
    },
  };
};
