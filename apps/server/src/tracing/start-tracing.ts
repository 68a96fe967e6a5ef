import { register } from 'node:module';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { context, SpanKind, SpanStatusCode, trace, type Span, type TextMapPropagator } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { defaultResource, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { BuildInfo, Tracing } from '@caravan/server-core';
import { redactSpans } from './redact-spans.ts';

/** Reads the trace of a request, and tells none to the shops and services that the server calls. */
const incomingOnly = (): TextMapPropagator => {
  const w3c = new W3CTraceContextPropagator();
  return {
    inject: () => undefined,
    extract: (active, carrier, getter) => w3c.extract(active, carrier, getter),
    fields: () => [],
  };
};

/** Milliseconds that a stop waits for a receiver that does not answer. */
const patience = 2_000;

/** Monitoring asks often, and built files cost almost nothing. */
const isIgnored = (url = ''): boolean => /^\/(?:v1\/health\/|metrics$|assets\/)/.test(url);

const instrumentations = () => [
  new HttpInstrumentation({
    ignoreIncomingRequestHook: ({ url }) => isIgnored(url),
    requireParentforOutgoingSpans: true,
  }),
  new PgInstrumentation({ requireParentSpan: true }),
  new UndiciInstrumentation({ requireParentforSpans: true }),
];

/**
 * Starts traces of requests and jobs with their statements and calls. It must run before the modules that it traces are
 * imported, so the app imports it first. OpenTelemetry reads `OTEL_EXPORTER_OTLP_…`, `OTEL_TRACES_SAMPLER` and its other
 * variables itself.
 */
export const startTracing = ({ build, env }: { build: BuildInfo; env: NodeJS.ProcessEnv }): Tracing => {
  // The modules of the server are imported and not required, so they need this hook (opentelemetry-js, esm-support.md).
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url, { data: { include: ['pg', 'pg-pool'] } });
  const sdk = new NodeSDK({
    instrumentations: instrumentations(),
    traceExporter: redactSpans(new OTLPTraceExporter()),
    textMapPropagator: incomingOnly(),
    // Other detectors name the user and the command line of the process.
    resourceDetectors: [envDetector],
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': 'caravan',
        'service.version': build.version,
        'service.instance.id': env['INSTANCE_NAME']?.trim() || hostname(),
      }),
    ),
    // The log goes to standard output, and Prometheus reads the metrics.
    logRecordProcessors: [],
    metricReaders: [],
  });
  sdk.start();
  const tracer = trace.getTracer('caravan');
  const current = (): Span | undefined => trace.getSpan(context.active());
  return {
    logFields: (): Record<string, string> => {
      const ids = current()?.spanContext();
      return ids ? { trace_id: ids.traceId, span_id: ids.spanId } : {};
    },
    nameRequest: (method, route) => void current()?.updateName(`${method} ${route}`).setAttribute('http.route', route),
    traceJob: (name, work) =>
      tracer.startActiveSpan(`job ${name}`, { kind: SpanKind.CONSUMER, root: true }, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      }),
    stop: async () => {
      await Promise.race([sdk.shutdown().catch(() => undefined), pause(patience, undefined, { ref: false })]);
    },
  };
};
