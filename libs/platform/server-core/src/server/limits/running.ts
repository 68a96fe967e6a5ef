import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInProcess } from '../../pages/in-process-fetch.ts';
import { whenOver } from './request-over.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Number of running requests from other processes. A request whose body is still arriving does not count. */
    readonly running: number;
    /** Counts a request until its handler is done, even if the client has disconnected. */
    countWhileHandled: (handle: Handler) => Handler;
  }
  interface FastifyRequest {
    runs: boolean;
    isHandled: boolean;
    isOver: boolean;
  }
}

/** True if the request has a body that has not arrived completely. */
export const awaitsBody = ({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean =>
  !raw.complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/**
 * Counts the requests that use the server: from their arrival until they wait for a body, and from their handler until
 * their answer.
 */
export const registerRunning = (app: FastifyInstance): void => {
  let running = 0;
  const start = (request: FastifyRequest): void => {
    const { endpoint } = request.routeOptions.config;
    if (request.runs || request.isOver || isInProcess(request) || endpoint?.stream) return;
    request.runs = true;
    running += 1;
  };
  const stop = (request: FastifyRequest): void => {
    if (!request.runs) return;
    request.runs = false;
    running -= 1;
  };

  for (const name of ['runs', 'isHandled', 'isOver']) app.decorateRequest(name, false);
  app.decorate('running', { getter: () => running });
  app.decorate('countWhileHandled', (handle: Handler): Handler => async (request, reply) => {
    request.isHandled = true;
    try {
      return await handle(request, reply);
    } finally {
      request.isHandled = false;
      if (request.isOver) stop(request);
    }
  });
  app.addHook('onRequest', (request, _reply, next) => {
    start(request);
    whenOver(request, () => {
      request.isOver = true;
      if (!request.isHandled) stop(request);
    });
    next();
  });
  app.addHook('preParsing', (request, _reply, payload, next) => {
    if (awaitsBody(request)) stop(request);
    next(null, payload);
  });
  // An upload is read between the hooks before validation and the handler, so counting restarts at the handler.
  app.addHook('preHandler', (request, _reply, next) => {
    start(request);
    next();
  });
};
