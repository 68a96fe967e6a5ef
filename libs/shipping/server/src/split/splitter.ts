import { startThread, workerPool, type Core } from '@caravan/server-core';
import { fail } from '@caravan/shipping/contract';
import { splitProgram, type SplitAnswer, type SplitTask } from '@caravan/shipping/port';
import type { Splitter } from './splitter-port.ts';

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

/** The thread of a task failed, ended or took too long. */
class ThreadFailed extends Error {
  override readonly name = 'ThreadFailed';
}

/** Works out plans in threads, each with one at a time. A thread that fails is replaced, and its request is refused. */
export const makeSplitter = (
  log: Pick<Core['log'], 'error'>,
  { program = splitProgram, budget = 2_000, time = 5_000, places = 2, waiting = 20 }: SplitterOptions = {},
): Splitter => {
  const pool = workerPool<SplitTask, SplitAnswer>({
    places,
    perCaller: 1,
    waiting,
    waitingPerCaller: 2,
    time,
    late: () => new ThreadFailed(`no answer in ${time} ms`),
    start: (events) =>
      startThread(events, {
        program,
        maxHeapMb: 128,
        failed: (message, cause) => new ThreadFailed(message, { cause }),
      }),
  });

  const solve: Splitter['split'] = async (problem, workFor) => {
    const answer = await pool.run({ problem, budget }, workFor);
    if ('error' in answer) throw new ThreadFailed(answer.error);
    return answer.solution;
  };
  return {
    split: async (problem, workFor) => {
      try {
        return await solve(problem, workFor);
      } catch (error) {
        if (!(error instanceof ThreadFailed)) throw error;
        log.error({ err: error }, 'a plan of parcels could not be worked out');
        throw fail('split_failed');
      }
    },
    close: pool.close,
  };
};
