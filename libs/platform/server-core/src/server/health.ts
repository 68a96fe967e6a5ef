import underPressure from '@fastify/under-pressure';
import { fail, ok } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../feature.ts';

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

/** Turns requests away while the process cannot keep up, so that those it has begun are finished. */
export const registerPressureValve = async (app: FastifyInstance): Promise<void> => {
  await app.register(underPressure, {
    maxEventLoopDelay: 1_500,
    sampleInterval: 1_000,
    pressureHandler: (request) => {
      if (!request.routeOptions.config.free) throw fail('unavailable', {}, { 'Retry-After': '5' });
    },
  });
};
