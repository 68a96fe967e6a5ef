import { Agent, request as httpRequest } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export interface LoadOptions {
  url: string;
  /** The paths that each connection requests in turn. */
  paths: readonly string[];
  connections: number;
  milliseconds: number;
  /** Sent with every request. */
  headers: Record<string, string>;
}

export interface LoadResult {
  /** The number of responses by status, and of errors by code. */
  outcomes: Record<string, number>;
  /** The number of 503 responses without `Retry-After`. */
  withoutRetryAfter: number;
  /** The time of the slowest response in milliseconds. */
  slowest: number;
}

const { url, paths, connections, milliseconds, headers } = workerData as LoadOptions;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const result: LoadResult = { outcomes: {}, withoutRetryAfter: 0, slowest: 0 };
const count = (outcome: string | number): void => {
  result.outcomes[outcome] = (result.outcomes[outcome] ?? 0) + 1;
};

const ask = (path: string): Promise<void> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const request = httpRequest(`${url}${path}`, { agent, headers });
    const end = (outcome: string | number): void => {
      count(outcome);
      result.slowest = Math.max(result.slowest, performance.now() - begun);
      resolve();
    };
    request.on('response', (response) => {
      if (response.statusCode === 503 && !response.headers['retry-after']) result.withoutRetryAfter += 1;
      response.on('error', () => end('cut off'));
      response.on('end', () => end(response.statusCode ?? 0));
      response.resume();
    });
    request.on('error', (error: Error & { code?: string }) => end(error.code ?? error.message));
    request.end();
  });

const until = performance.now() + milliseconds;
const connection = async (first: number): Promise<void> => {
  for (let turn = first; performance.now() < until; turn += 1) await ask(paths[turn % paths.length] ?? '/');
};

await Promise.all(Array.from({ length: connections }, (_, index) => connection(index)));
agent.destroy();
parentPort?.postMessage(result);
