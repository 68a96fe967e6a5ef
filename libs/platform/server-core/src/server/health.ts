import underPressure from '@fastify/under-pressure';
import { fail, ok } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../feature.ts';
import { isInProcess } from '../pages/in-process-fetch.ts';

/** Milliseconds; watchers are to know within two seconds. */
const patience = 1_200;

/** A database that answers late is as good as none. */
const databaseAnswers = async (core: Core): Promise<boolean> => {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), patience).unref();
  });
  const answer = core.db.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]);
};

/** `live`: the process runs. `ready`: it can do its work, and will for a while. */
export const registerHealth = (app: FastifyInstance, core: Core): void => {
  app.get('/v1/health/live', { config: { free: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(ok({ status: 'live' })),
  );
  app.get('/v1/health/ready', { config: { free: true } }, async (_request, reply) => {
    if (app.draining || !(await databaseAnswers(core))) throw fail('unavailable', {}, { 'Retry-After': '2' });
    return reply.header('cache-control', 'no-store').send(ok({ status: 'ready' }));
  });
};

/** More at once than any shop of this size has, and as many as are still answered while somebody waits. */
const mostUnderWay = 400;
const sampleInterval = 1_000;

/** One late turn of the event loop is a hiccup, of the machine perhaps, that is over when it is seen; two measurements in a row are none. */
const lasting = (): ((measured: unknown) => boolean) => {
  let last = { measured: undefined as unknown, at: -Infinity, isSecond: false };
  return (measured) => {
    const now = performance.now();
    if (measured !== last.measured) last = { measured, at: now, isSecond: now - last.at < 3 * sampleInterval };
    return last.isSecond;
  };
};

/** Turns requests away while the process cannot keep up, so that those it has begun are finished. */
export const registerPressureValve = async (app: FastifyInstance): Promise<void> => {
  const turnAway = () => fail('unavailable', {}, { 'Retry-After': '5' });
  const lasts = lasting();
  await app.register(underPressure, {
    maxEventLoopDelay: 1_500,
    sampleInterval,
    pressureHandler: (request, _reply, _kind, measured) => {
      if (!request.routeOptions.config.free && lasts(measured)) throw turnAway();
    },
  });
  app.addHook('onRequest', (request, _reply, next) => {
    const isTooMuch = app.underWay > mostUnderWay && !request.routeOptions.config.free && !isInProcess(request);
    next(isTooMuch ? turnAway() : undefined);
  });
};
