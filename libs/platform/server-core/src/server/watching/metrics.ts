import { timingSafeEqual } from 'node:crypto';
import { fail } from '@caravan/kernel';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge as PrometheusGauge, Histogram, Registry } from 'prom-client';
import type { BuildInfo } from '../../build-info.ts';
import type { Core, FeatureServer } from '../../feature.ts';
import { coreGauges } from '../../metrics/core-gauges.ts';
import type { Gauge, MetricValue } from '../../metrics/metric.ts';
import { isInProcess } from '../../pages/in-process-fetch.ts';
import { bearerToken } from '../login.ts';

const isSame = (given: string | undefined, expected: string): boolean => {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Milliseconds for a figure. Prometheus gives up on all of them after ten seconds by default. */
const patience = 2_500;

const inTime = (read: Promise<readonly MetricValue[]>): Promise<readonly MetricValue[]> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too late')), patience);
    read.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** A figure that cannot be read, as while the database does not answer, has no series; all others are served. */
const registerGauge = (
  register: Registry,
  { name, help, labels, read }: Gauge,
  onFailure: (name: string) => void,
): void => {
  new PrometheusGauge({
    name,
    help,
    labelNames: [...labels],
    registers: [register],
    async collect() {
      const values = await inTime(read()).catch(() => {
        onFailure(name);
        return [];
      });
      this.reset();
      // Without labels there is always a series after a reset.
      if (!labels.length) this.remove();
      for (const { labels: of, value } of values) this.set(of, value);
    },
  });
};

const durationOf = (register: Registry) =>
  new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });

export interface MetricsOptions {
  core: Core;
  features: readonly Pick<FeatureServer, 'gauges' | 'counters'>[];
  build?: BuildInfo;
}

/**
 * Serves Prometheus text at `/metrics` for callers with `METRICS_TOKEN`. Without that setting the page does not exist.
 */
export const registerMetrics = (app: FastifyInstance, { core, features, build }: MetricsOptions): void => {
  const token = core.config.metricsToken;
  if (token === undefined) {
    app.get('/metrics', async () => {
      throw fail('not_found');
    });
    return;
  }
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = durationOf(register);
  const unread = new Counter({
    name: 'caravan_metrics_unread_total',
    help: 'Figures of this page that could not be read',
    labelNames: ['metric'],
    registers: [register],
  });
  const gauges = [
    ...coreGauges(core, { running: () => app.running, ...(build ? { build } : {}) }),
    ...features.flatMap(({ gauges: own = [] }) => own),
  ];
  for (const gauge of gauges) {
    unread.inc({ metric: gauge.name }, 0);
    registerGauge(register, gauge, (metric) => unread.inc({ metric }));
  }
  const counters = features.flatMap(({ counters: own = [] }) => own.map(({ metric }) => metric));
  for (const counter of [...core.counters.all, ...counters]) register.registerMetric(counter);

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
