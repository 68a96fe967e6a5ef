import { Server } from 'node:net';
import { setImmediate, setTimeout as passing } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isInProcess } from '../../pages/in-process-fetch.ts';
import { whenOver } from './request-over.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Call it before `close`. For `delay` milliseconds everything is answered while readiness already fails, so that
     * load balancers notice. Then the server accepts no new connections. On those that are open it goes on answering for
     * a moment, and each answer closes its connection, so that no client sends on a connection that is about to close.
     * Then it finishes the running requests. Resolves when none is left, or after another `atMost` milliseconds.
     */
    drain: (atMost: number, delay?: number) => Promise<void>;
    /** True while the server stops: readiness fails, so that load balancers send requests elsewhere. */
    readonly leaving: boolean;
    /** True from the end of the delay on. */
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
  let leaving = false;
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

  const takeNoMore = async (): Promise<void> => {
    if (!app.server.listening) return;
    // When the server stops listening, the system resets connections that wait to be accepted. The event loop accepts one
    // per turn; the turn in which the signal came has no more to give.
    await setImmediate();
    for (let before = -1; before !== taken; await setImmediate()) before = taken;
    // The close of an HTTP server would also close idle connections, on which a proxy may be sending at this moment.
    Server.prototype.close.call(app.server);
    const connections = await promisify<number>((callback) => app.server.getConnections(callback))();
    if (connections > 0) await passing(farewell);
  };

  app.decorate('leaving', { getter: () => leaving });
  app.decorate('draining', { getter: () => draining });
  app.decorate('underWay', { getter: () => underWay });
  app.decorate('drain', async (atMost: number, delay = 0) => {
    leaving = true;
    if (delay > 0 && app.server.listening) await passing(delay);
    draining = true;
    app.endEventStreams();
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
