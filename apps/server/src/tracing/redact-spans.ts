import type { Attributes, SpanContext } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/**
 * The attributes that leave this machine. Others contain addresses of people, paths with tokens, query strings, and
 * whatever a later version of an instrumentation adds.
 */
const kept = new Set([
  'db.namespace',
  'db.operation.name',
  'db.query.text',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'network.protocol.version',
  'server.address',
  'server.port',
  'url.scheme',
]);

/** Statements have their values apart, as parameters. A literal in one may still be a value. */
const withoutLiterals = (statement: string): string => statement.replaceAll(/'(?:[^']|'')*'/g, "'…'");

const keptAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => kept.has(name))
      .map(([name, value]) => [
        name,
        name === 'db.query.text' && typeof value === 'string' ? withoutLiterals(value) : value,
      ]),
  );

/** The state that other systems attach to a trace is dropped. */
const idsOf = ({ traceId, spanId, traceFlags, isRemote }: SpanContext): SpanContext => ({
  traceId,
  spanId,
  traceFlags,
  ...(isRemote === undefined ? {} : { isRemote }),
});

/** Errors quote values, so their messages and events are left out; the log has them. */
const redacted = (span: ReadableSpan): ReadableSpan => {
  const { name, kind, startTime, endTime, duration, ended, resource, instrumentationScope, parentSpanContext } = span;
  const { droppedAttributesCount, droppedEventsCount, droppedLinksCount } = span;
  return {
    name,
    kind,
    startTime,
    endTime,
    duration,
    ended,
    resource,
    instrumentationScope,
    droppedAttributesCount,
    droppedEventsCount,
    droppedLinksCount,
    spanContext: () => idsOf(span.spanContext()),
    ...(parentSpanContext ? { parentSpanContext: idsOf(parentSpanContext) } : {}),
    status: { code: span.status.code },
    attributes: keptAttributes(span.attributes),
    events: [],
    links: span.links.map(({ context }) => ({ context: idsOf(context) })),
  };
};

/** An exporter that sends only what may leave this machine. */
export const redactSpans = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, onResult) => exporter.export(spans.map(redacted), onResult),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});
