import type { FastifyInstance } from 'fastify';
import { isInProcess } from '../../pages/in-process-fetch.ts';

/** Traces of requests and jobs, which the app starts before it loads this server. Without it there are none. */
export interface Tracing {
  /** The ids of the running trace, for a log line. */
  logFields: () => Readonly<Record<string, string>>;
  /** Names the trace of the running request by its route. */
  nameRequest: (method: string, route: string) => void;
  /** Runs a job as a trace of its own, which is marked as failed if it throws. */
  traceJob: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Sends what is left. */
  stop: () => Promise<void>;
}

export const registerTracing = (app: FastifyInstance, { nameRequest }: Tracing): void => {
  app.addHook('onRequest', (request, _reply, next) => {
    // The calls of a page belong to the trace of the page.
    if (!isInProcess(request)) nameRequest(request.method, request.routeOptions.url ?? 'unknown');
    next();
  });
};
