import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { workerPool, type Core } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import type { Splitter } from '../ports/splitter.ts';
import type { SplitAnswer, SplitTask } from './split.worker.ts';

/** The worker has this file's extension: `.ts` in the sources, `.js` in the built server. */
const ordinaryProgram = new URL(`./split.worker${extname(import.meta.filename)}`, import.meta.url);

export interface SplitterOptions {
  program?: URL;
  /** Milliseconds after which the best plan so far is answered. */
  budget?: number;
  /** Milliseconds after which a thread that does not answer is stopped. */
  time?: number;
  /** Plans that are worked out at the same time, and requests that may wait for their turn. */
  places?: number;
  waiting?: number;
}

/** Works out plans in threads, each with one at a time. A thread that fails is replaced, and its request is refused. */
export const makeSplitter = (
  log: Core['log'],
  { program = ordinaryProgram, budget = 2_000, time = 5_000, places = 2, waiting = 20 }: SplitterOptions = {},
): Splitter => {
  const broken = (why: unknown) => {
    log.error({ err: why }, 'a plan of parcels could not be worked out');
    return fail('split_failed');
  };
  const pool = workerPool<SplitTask, SplitAnswer>({
    places,
    perCaller: 1,
    waiting,
    waitingPerCaller: 2,
    time,
    late: () => broken(new Error(`no answer in ${time} ms`)),
    start: ({ answered, ended }) => {
      const thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: 128 } });
      let isOver = false;
      const end = (why: unknown): void => {
        if (!isOver) ended(broken(why));
        isOver = true;
      };
      thread.unref();
      thread.on('message', answered);
      thread.on('error', end);
      thread.on('exit', () => end(new Error('the thread ended')));
      return {
        run: (task) => thread.postMessage(task),
        end: () => {
          isOver = true;
          return thread.terminate();
        },
      };
    },
  });
  return {
    split: async (problem, workFor) => {
      const answer = await pool.run({ problem, budget }, workFor);
      if ('error' in answer) throw broken(new Error(answer.error));
      return answer.solution;
    },
    close: pool.close,
  };
};
