import { timingSafeEqual } from 'node:crypto';
import { fail } from '@caravan/kernel';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Core } from '../feature.ts';
import { isInProcess } from '../pages/in-process-fetch.ts';
import { bearerToken } from './login.ts';

const isSame = (given: string | undefined, expected: string): boolean => {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Prometheus text at `/metrics`, for whoever has `METRICS_TOKEN`; without one there is no such page. */
export const registerMetrics = (app: FastifyInstance, core: Core): void => {
  const token = core.config.metricsToken;
  if (token === undefined) {
    app.get('/metrics', async () => {
      throw fail('not_found');
    });
    return;
  }
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });

  app.addHook('onResponse', (request, reply, next) => {
    // The pattern, not the path: paths are without number.
    const route = request.routeOptions.url ?? 'unknown';
    if (!isInProcess(request)) duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    next();
  });
  app.get('/metrics', { config: { free: true } }, async (request, reply) => {
    if (!isSame(bearerToken(request), token)) throw fail('login_required');
    return reply
      .type(register.contentType)
      .header('cache-control', 'no-store')
      .send(await register.metrics());
  });
};
