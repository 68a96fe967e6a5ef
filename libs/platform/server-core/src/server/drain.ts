import { setImmediate, setTimeout as passing } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInProcess } from '../pages/in-process-fetch.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * To be called before `close`. For a moment everything is answered as ever, but each answer ends its connection, so that nobody sends
     * on a connection that is about to be closed; then no new connection is taken, and what is under way is finished. Resolves when nothing
     * is left, or after so many milliseconds.
     */
    drain: (atMost: number) => Promise<void>;
    /** On its way out: watchers are to send people elsewhere. */
    readonly draining: boolean;
    /** Number of requests from outside that are not answered yet. */
    readonly underWay: number;
  }
  interface FastifyRequest {
    isUnderWay: boolean;
  }
}

/** Milliseconds in which callers with an open connection learn that it ends. */
const farewell = 500;

/** Fastify's own `close` would cut off the calls that pages under way still make to the API. */
export const registerDrain = (app: FastifyInstance): void => {
  // A number and a mark on each request. A set of them makes a new table for nearly each that ends; of those the first to become old keeps
  // all that come after it, and the process grows by a hundred megabytes before they are collected.
  let underWay = 0;
  let allDone: () => void = () => undefined;
  let draining = false;
  let taken = 0;
  app.server.on('connection', () => {
    taken += 1;
  });

  /** Said more than once of a request whose caller has gone. */
  const done = (request: FastifyRequest): void => {
    if (!request.isUnderWay) return;
    request.isUnderWay = false;
    underWay -= 1;
    if (draining && underWay === 0) allDone();
  };

  app.decorateRequest('isUnderWay', false);

  // With a callback, which costs less than a promise on every request.
  app.addHook('onRequest', (request, _reply, next) => {
    if (!isInProcess(request)) {
      request.isUnderWay = true;
      underWay += 1;
    }
    next();
  });
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (draining) reply.header('connection', 'close');
    next();
  });
  app.addHook('onResponse', (request, _reply, next) => {
    done(request);
    next();
  });
  app.addHook('onRequestAbort', async (request) => done(request));

  const takeNoMore = async (): Promise<void> => {
    if (!app.server.listening) return;
    const connections = await promisify<number>((callback) => app.server.getConnections(callback))();
    if (connections > 0) await passing(farewell);
    // The loop takes one connection a turn, and the system resets those that still wait when nobody listens any more.
    for (let before = -1; before !== taken; await setImmediate()) before = taken;
    app.server.close();
  };

  app.decorate('draining', { getter: () => draining });
  app.decorate('underWay', { getter: () => underWay });
  app.decorate('drain', async (atMost: number) => {
    draining = true;
    await takeNoMore();
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
