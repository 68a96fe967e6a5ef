import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LoadOptions, LoadResult } from './load.worker.ts';

/**
 * Many connections that each send one request after another. They run in a separate thread, so that they do not slow
 * down the server under test.
 */
export const makeLoad = async (options: LoadOptions): Promise<LoadResult> => {
  const worker = new Worker(new URL('./load.worker.ts', import.meta.url), { workerData: options });
  const [result] = (await once(worker, 'message')) as [LoadResult];
  await worker.terminate();
  return result;
};
