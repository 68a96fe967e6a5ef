import { fail, ok } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Core } from '../../feature.ts';
import { failureOf } from '../answers/errors.ts';
import { envelopeOf } from '../answers/route-schema.ts';

const schemaOf = (status: 'live' | 'ready', summary: string, more: z.core.$ZodLooseShape = {}): FastifySchema => ({
  operationId: `get_health_${status}`,
  summary,
  tags: ['health'],
  security: [],
  response: { 200: envelopeOf(z.object({ status: z.literal(status), role: z.enum(['all', 'web', 'jobs']), ...more })) },
});

const live = schemaOf('live', 'Whether the process runs');
const ready = schemaOf(
  'ready',
  'Whether it can do its work: 503 while its database does not answer, and while it stops; 507 while nothing can be saved',
  { pictures: z.enum(['ok', 'unavailable']) },
);

/** One error object for all answers: monitoring asks often, and needs no stack trace. */
const notReady = fail('unavailable', {}, { 'Retry-After': '2' });

const full = fail('storage_full', {}, { 'Retry-After': '30' });

/** `live`: the process runs. `ready`: it can serve requests. */
export const registerHealth = (app: FastifyInstance, core: Core): void => {
  const { role } = core.config;
  // Opens the check's connection before callers use all that PostgreSQL accepts.
  app.addHook('onReady', async () => void (await core.database.answers()));
  app.addHook('onError', async (_request, _reply, error: Error) => {
    // The answer of this route must not count as a new refusal.
    if (error !== full && failureOf(error)?.reason === 'storage_full') core.storage.noteFull();
  });
  app.get('/v1/health/live', { config: { free: true }, schema: live }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(ok({ status: 'live', role })),
  );
  app.get('/v1/health/ready', { config: { free: true }, schema: ready }, async (_request, reply) => {
    const [answers, storage] = await Promise.all([core.database.answers(), core.storage.state()]);
    if (app.leaving || !answers) throw notReady;
    if (storage === 'full') throw full;
    return reply.header('cache-control', 'no-store').send(ok({ status: 'ready', role, pictures: storage }));
  });
};
