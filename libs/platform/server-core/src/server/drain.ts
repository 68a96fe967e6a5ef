import { setImmediate, setTimeout as passing } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInProcess } from '../pages/in-process-fetch.ts';
import { whenOver } from './request-over.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Call it before `close`. For a moment, or for `delay` milliseconds if that is longer, the server still answers
     * everything, but each answer closes its connection, so that no client sends on a connection that is about to
     * close. Then it accepts no new connections and finishes the running requests. Resolves when none is left, or after
     * another `atMost` milliseconds.
     */
    drain: (atMost: number, delay?: number) => Promise<void>;
    /** True while the server stops: load balancers must send requests elsewhere. */
    readonly draining: boolean;
    /** Number of unanswered requests from other processes. */
    readonly underWay: number;
  }
  interface FastifyRequest {
    isUnderWay: boolean;
  }
}

/** Milliseconds in which clients with an open connection learn that it closes. */
const farewell = 500;

/** Fastify's `close` would interrupt the API calls of pages that are being rendered. */
export const registerDrain = (app: FastifyInstance): void => {
  let underWay = 0;
  let allDone: () => void = () => undefined;
  let draining = false;
  let taken = 0;
  app.server.on('connection', () => {
    taken += 1;
  });

  const done = (request: FastifyRequest): void => {
    if (!request.isUnderWay) return;
    request.isUnderWay = false;
    underWay -= 1;
    if (draining && underWay === 0) allDone();
  };

  app.decorateRequest('isUnderWay', false);

  app.addHook('onRequest', (request, _reply, next) => {
    // A stream stays open as long as its client wants; the drain ends it.
    if (!isInProcess(request) && !request.routeOptions.config.endpoint?.stream) {
      request.isUnderWay = true;
      underWay += 1;
      whenOver(request, () => done(request));
    }
    next();
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (draining) reply.header('connection', 'close');
    next();
  });

  const takeNoMore = async (delay: number): Promise<void> => {
    if (!app.server.listening) return;
    const connections = await promisify<number>((callback) => app.server.getConnections(callback))();
    if (connections > 0 || delay > 0) await passing(Math.max(farewell, delay));
    // The event loop accepts one connection per turn, and the system resets waiting ones when the server stops
    // listening.
    for (let before = -1; before !== taken; await setImmediate()) before = taken;
    app.server.close();
  };

  app.decorate('draining', { getter: () => draining });
  app.decorate('underWay', { getter: () => underWay });
  app.decorate('drain', async (atMost: number, delay = 0) => {
    draining = true;
    app.endEventStreams();
    await takeNoMore(delay);
    if (underWay === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, atMost);
      allDone = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  });
};
