import { fail } from '@caravan/kernel';
import type { FastifyInstance } from 'fastify';
import { isInProcess } from '../pages/in-process-fetch.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * To be called before `close`: finishes what is under way, tells what still comes to come back later, and closes each connection with
     * its answer. Resolves when nothing is left, or after so many milliseconds.
     */
    drain: (atMost: number) => Promise<void>;
  }
}

/** Fastify's own `close` would cut off the calls that pages under way still make to the API. */
export const registerDrain = (app: FastifyInstance): void => {
  const underWay = new Set<string>();
  let allDone: () => void = () => undefined;
  let draining = false;

  const done = (id: string): void => {
    underWay.delete(id);
    if (draining && underWay.size === 0) allDone();
  };

  app.addHook('onRequest', async (request) => {
    if (isInProcess(request)) return;
    if (draining) throw fail('unavailable', {}, { 'Retry-After': '5' });
    underWay.add(request.id);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request) => done(request.id));
  app.addHook('onRequestAbort', async (request) => done(request.id));

  app.decorate('drain', async (atMost: number) => {
    draining = true;
    if (underWay.size === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, atMost);
      allDone = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  });
};
