import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    whenOver: (() => void)[] | null;
  }
}

/**
 * Watches the end of each request, once for all who want to know it. Fastify's own hooks do not run for a client that
 * disconnects after its whole request has arrived.
 */
export const registerRequestOver = (app: FastifyInstance): void => {
  app.decorateRequest('whenOver', null);
  app.addHook('onRequest', (request, reply, next) => {
    request.whenOver = [];
    finished(reply.raw, () => request.whenOver?.forEach((callback) => callback()));
    next();
  });
};

/** Calls back when the answer has been sent or the client is gone. */
export const whenOver = (request: FastifyRequest, callback: () => void): void => {
  request.whenOver?.push(callback);
};
