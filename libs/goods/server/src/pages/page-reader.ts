import { extname } from 'node:path';
import { startThread, workerPool, type WorkFor } from '@caravan/server-core';
import type { Fetched } from '../fetching/fetch-port.ts';
import type { PageReader } from './page-reader-port.ts';
import type { ReadAnswer, ReadingTasks, ReadRequest, TaskName } from './read-page.worker.ts';

/** The worker has this file's extension: `.ts` in the sources, `.js` in the built server. */
const workerFile = `./read-page.worker${extname(import.meta.filename)}`;

/** Milliseconds of processor time. Only malicious pages take longer. */
const ordinaryTime = 5_000;

/** One visitor uses at most one reader, so that the others stay free. */
const share = { places: 3, perCaller: 1, waiting: 100, waitingPerCaller: 10 };

/**
 * Reads pages in threads, because three megabytes of HTML would block other requests too long. A thread that takes too
 * much time or memory is stopped together with its page.
 */
export const makePageReader = ({ time = ordinaryTime }: { time?: number } = {}): PageReader => {
  const pool = workerPool<ReadRequest, ReadAnswer>({
    ...share,
    time,
    late: () => new Error('the page took too long to read'),
    start: (events) =>
      startThread(events, {
        program: new URL(workerFile, import.meta.url),
        maxHeapMb: 256,
        failed: (message, cause) => new Error(`reading a page: ${message}`, { cause }),
        transfer: ({ bytes }) => [bytes.buffer as ArrayBuffer],
      }),
  });

  const run = async <Name extends TaskName>(
    name: Name,
    { bytes }: Fetched,
    asked: ReadingTasks[Name]['asked'],
    workFor: WorkFor,
  ): Promise<ReadingTasks[Name]['answer']> => {
    const answer = await pool.run({ name, bytes, asked } as ReadRequest, workFor);
    if ('error' in answer) throw new Error(answer.error);
    return answer.answer;
  };

  return {
    read: (page, workFor) => run('page', page, { url: page.url, contentType: page.contentType }, workFor),
    readShopJson: (json, asked, workFor) => run('shopJson', json, asked, workFor),
    close: pool.close,
  };
};
