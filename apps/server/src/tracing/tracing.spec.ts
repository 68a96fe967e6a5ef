import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { buildSampleServer, startSample, testDatabase, type SampleProcess } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number };
  attributes: { key: string; value: object }[];
}

/** A receiver of OTLP over HTTP, which is also the shop that the server calls. */
interface Receiver {
  url: string;
  spans: Span[];
  /** Everything that was exported, as text. */
  text: () => string;
  /** The headers of calls to the shop. */
  calls: NodeJS.Dict<string | string[]>[];
  close: () => Promise<void>;
}

const openReceiver = async (): Promise<Receiver> => {
  const spans: Span[] = [];
  const calls: Receiver['calls'] = [];
  let text = '';
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      if (request.url === '/v1/traces') {
        text += body;
        const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      } else calls.push(request.headers);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => text,
    calls,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, 'user-agent': 'browser-of-li' };

/** Prints each import of OpenTelemetry or of its hooks. */
const watchImports = `--import=data:text/javascript,${encodeURIComponent(
  `import { registerHooks } from 'node:module';
   registerHooks({ resolve(specifier, context, next) {
     if (/opentelemetry|in-the-middle/.test(specifier)) console.log('imports ' + specifier);
     return next(specifier, context);
   } });`,
)}`;

let built: Awaited<ReturnType<typeof buildSampleServer>>;
let database: Awaited<ReturnType<typeof testDatabase>>;
let receiver: Receiver;
beforeAll(async () => {
  [built, database, receiver] = await Promise.all([
    buildSampleServer({ entry: fileURLToPath(new URL('traced-process.ts', import.meta.url)) }),
    testDatabase(),
    openReceiver(),
  ]);
}, 120_000);
afterAll(async () => {
  await Promise.all([built.remove(), database.close(), receiver.close()]);
});

const start = (env: Record<string, string>): SampleProcess =>
  startSample({ file: built.file, dataDir: '/tmp', env: { DATABASE_URL: database.url, LOG_LEVEL: 'info', ...env } });

const visit = async (process: SampleProcess): Promise<Response> =>
  fetch(`${await process.ready}/v1/rooms/tok3n?password=hunter2&shop=${receiver.url}`, { headers });

const stop = async (process: SampleProcess): Promise<void> => {
  process.child.kill('SIGTERM');
  expect(await process.ended).toBe(0);
};

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describe('with a receiver', () => {
  let spans: Span[];
  let jobSpans: Span[];
  let output: string;
  beforeAll(async () => {
    const process = start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, INSTANCE_NAME: 'shop-2' });
    expect((await visit(process)).status).toBe(200);
    await fetch(`${await process.ready}/v1/health/ready`);
    await vi.waitFor(() => expect(process.output()).toContain('a job failed'), { timeout: 20_000 });
    await stop(process);
    output = process.output();
    expect(output).not.toContain('Warning');
    spans = receiver.spans.filter((span) => span.traceId === traceId);
    jobSpans = receiver.spans.filter((span) => span.traceId !== traceId);
  }, 60_000);

  it('a request continues the trace of its caller, with its statements and calls', () => {
    const [request] = spans.filter(({ kind }) => kind === 2);
    expect(request).toMatchObject({ name: 'GET /v1/rooms/:token', parentSpanId: '00f067aa0ba902b7' });
    expect(attributesOf(request as Span)).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/v1/rooms/:token',
      'http.response.status_code': 200,
    });
    const statements = spans.filter((span) =>
      attributesOf(span)['db.query.text']?.toString().startsWith('SELECT $1::'),
    );
    expect(statements.map((span) => attributesOf(span)['db.query.text'])).toEqual([
      "SELECT $1::text AS first, '…' AS second",
      'SELECT $1::int AS number',
    ]);
    expect(statements.map(({ parentSpanId }) => parentSpanId)).toEqual([request?.spanId, request?.spanId]);
    const [call] = spans.filter((span) => span.kind === 3 && 'http.request.method' in attributesOf(span));
    expect(call?.parentSpanId).toBe(request?.spanId);
  });

  it('a job is a trace of its own, with its statements and its failure', () => {
    const [job] = jobSpans.filter(({ name }) => name === 'job rooms.clean');
    expect(job).toMatchObject({ kind: 5, status: { code: 2 } });
    expect(job?.parentSpanId).toBeUndefined();
    const own = jobSpans.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
    expect(own.map((span) => attributesOf(span)['db.query.text'])).toContain("SELECT '…' AS cleaned");
    const line = output.split('\n').find((one) => one.includes('"cleaned"')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ trace_id: job?.traceId, span_id: job?.spanId });
  });

  it('nothing private leaves the server', () => {
    expect(receiver.text()).toContain('"caravan"');
    expect(receiver.text()).toContain('"shop-2"');
    for (const word of [
      'hunter2',
      'tok3n',
      'browser-of-li',
      'password',
      'a literal',
      'a room',
      'broom',
      'client.address',
    ])
      expect(receiver.text()).not.toContain(word);
  });

  it('shops are not told the trace', () => {
    expect(receiver.calls).toHaveLength(1);
    expect(receiver.calls[0]).not.toHaveProperty('traceparent');
  });

  it('log lines have the ids of the trace, once', () => {
    const line = output.split('\n').find((one) => one.includes('"seen"')) ?? '';
    const request = spans.find(({ kind }) => kind === 2);
    expect(JSON.parse(line)).toMatchObject({ trace_id: traceId, span_id: request?.spanId });
    expect(output.split('\n').filter((one) => one.split('"trace_id"').length > 2)).toEqual([]);
  });
});

it('a receiver that does not answer neither disturbs requests nor holds up the stop', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const process = start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
  });
  expect((await visit(process)).status).toBe(200);
  const begun = performance.now();
  await stop(process);
  expect(performance.now() - begun).toBeLessThan(9_000);
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});

it('without a receiver, nothing of OpenTelemetry is loaded, and log lines have the trace of the header', async () => {
  const process = start({ NODE_OPTIONS: watchImports });
  expect((await visit(process)).status).toBe(200);
  await stop(process);
  expect(process.output()).not.toContain('imports ');
  const line = process
    .output()
    .split('\n')
    .find((one) => one.includes('"msg":"request"'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ trace_id: traceId, path: '/v1/rooms/[hidden]' });
});

it('with a receiver, the same watch sees it load', async () => {
  const process = start({ NODE_OPTIONS: watchImports, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  await process.ready;
  await stop(process);
  expect(process.output()).toContain('imports @opentelemetry/sdk-node');
});
