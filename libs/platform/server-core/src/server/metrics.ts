import { timingSafeEqual } from 'node:crypto';
import { fail } from '@caravan/kernel';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge as PrometheusGauge, Histogram, Registry } from 'prom-client';
import type { Core, Gauge } from '../feature.ts';
import { isInProcess } from '../pages/in-process-fetch.ts';
import { bearerToken } from './login.ts';

const isSame = (given: string | undefined, expected: string): boolean => {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const registerGauge = (register: Registry, { name, help, label, read }: Gauge): void => {
  new PrometheusGauge({
    name,
    help,
    labelNames: [label],
    registers: [register],
    async collect() {
      for (const { label: of, value } of await read()) this.set({ [label]: of }, value);
    },
  });
};

/**
 * Serves Prometheus text at `/metrics` for callers with `METRICS_TOKEN`. Without that setting the page does not exist.
 */
export const registerMetrics = (app: FastifyInstance, core: Core, gauges: readonly Gauge[]): void => {
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

  for (const gauge of gauges) registerGauge(register, gauge);

  app.addHook('onResponse', (request, reply, next) => {
    // The route pattern instead of the path, because the number of paths is unlimited.
    const route = request.routeOptions.url ?? 'unknown';
    if (!isInProcess(request) && !request.routeOptions.config.endpoint?.stream)
      duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
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
