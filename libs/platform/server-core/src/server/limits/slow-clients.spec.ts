import { promisify } from 'node:util';
import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { route, type FeatureServer } from '../../feature.ts';
import { testServer, type TestServer, type TestServerOptions } from '../../testing/index.ts';
import { listen, openSocket, type OpenSocket } from '../../testing/open-socket.ts';
import { makeLog } from '../watching/logging.ts';

const say = schemaOf(
  defineEndpoint<{ body: { words: string }; data: null }>()({
    method: 'POST',
    path: '/say',
    login: 'none',
    tags: [],
    summary: 'Say',
  }),
  { body: z.strictObject({ words: z.string() }), data: z.null() },
);
const get = (path: `/${string}`) =>
  schemaOf(defineEndpoint<{ data: null }>()({ method: 'GET', path, login: 'none', tags: [], summary: path }), {
    data: z.null(),
  });

const feature = (gate: Promise<void>): FeatureServer => ({
  name: 'words',
  reasons: {},
  routes: [
    route(say, () => null),
    route(get('/quick'), () => null),
    route(get('/slow'), async () => {
      await gate;
      return null;
    }),
  ],
});

let server: TestServer;
let port: number;
let letGo: () => void;
const sockets: OpenSocket[] = [];
const start = async (options: Partial<TestServerOptions> = {}): Promise<void> => {
  const gate = Promise.withResolvers<void>();
  letGo = gate.resolve;
  server = await testServer({ compose: () => ({ features: [feature(gate.promise)] }), ...options });
  port = await listen(server.app);
};
afterEach(async () => {
  letGo();
  for (const { socket } of sockets.splice(0)) socket.destroy();
  await server.close();
});

const open = async (text = ''): Promise<OpenSocket> => {
  const socket = await openSocket(port);
  sockets.push(socket);
  if (text) socket.write(text);
  return socket;
};
const openMany = (count: number, text = ''): Promise<OpenSocket[]> =>
  Promise.all(Array.from({ length: count }, () => open(text)));
const head = (line: string, ...headers: string[]): string => [line, 'host: shop.test', ...headers, '', ''].join('\r\n');
const unfinished = `${head('POST /v1/say HTTP/1.1', 'content-type: application/json', 'content-length: 100')}{"words":`;
const status = async (path: string): Promise<number> => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
const connections = (): Promise<number> =>
  promisify<number>((callback) => server.app.server.getConnections(callback))();

describe('the valve', () => {
  it('counts running requests, not those that wait for a body', async () => {
    await start({ config: { databasePool: 5 } });
    await openMany(450, unfinished);
    await expect.poll(connections).toBe(450);
    await expect.poll(() => server.app.underWay).toBe(450);
    expect(await status('/v1/quick')).toBe(200);
    expect(server.app.running).toBe(0);
  });

  it('counts requests again after their body has arrived', async () => {
    await start({ config: { databasePool: 5 } });
    const waiting = await openMany(10, unfinished);
    await expect.poll(() => server.app.underWay).toBe(10);
    for (const { write } of waiting) write(`"a"${' '.repeat(87)}}`);
    await expect.poll(() => waiting.filter(({ received }) => received().startsWith('HTTP/1.1 200')).length).toBe(10);
    expect({ running: server.app.running, underWay: server.app.underWay }).toEqual({ running: 0, underWay: 0 });
  });

  it('counts calls of disconnected clients until the call is done', async () => {
    await start();
    const leaving = await openMany(10, head('GET /v1/slow HTTP/1.1'));
    await expect.poll(() => server.app.running).toBe(10);
    for (const { socket } of leaving) socket.destroy();
    await expect.poll(connections).toBe(0);
    expect(server.app.running).toBe(10);
    letGo();
    await expect.poll(() => server.app.running).toBe(0);
    expect(server.app.underWay).toBe(0);
  });

  it('has a limit by the size of the pool, and logs no single refusal', async () => {
    const lines: string[] = [];
    const log = makeLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
    await start({ config: { databasePool: 2 }, log });
    await openMany(40, head('GET /v1/slow HTTP/1.1'));
    await expect.poll(() => server.app.running).toBe(40);
    lines.length = 0;
    const statuses = await Promise.all(Array.from({ length: 50 }, () => status('/v1/quick')));
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect(await status('/v1/health/live')).toBe(200);
    const refused = lines.filter((line) => !line.includes('/health/'));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toContain('overloaded');
    expect(refused[0]).not.toContain('stack');
    letGo();
    await expect.poll(() => status('/v1/quick')).toBe(200);
  });

  it('refuses requests if a pool’s worth of callers wait long for a connection, while the server stays ready', async () => {
    await start({ config: { databasePool: 2 }, server: { timeouts: { pool: 200 } } });
    const { db, transaction, database } = server.core;
    const gate = Promise.withResolvers<void>();
    const holding = [transaction(() => gate.promise), transaction(() => gate.promise)];
    // On a busy machine they may give up before the others let go.
    const ask = () =>
      db
        .execute(sql`SELECT 1`)
        .execute()
        .catch(() => undefined);
    const first = ask();
    await expect.poll(() => database.longestWait()).toBeGreaterThan(200);
    // The event loop of a busy machine may be late for a second or two; the caller waits for five.
    await expect.poll(() => status('/v1/quick'), { timeout: 3_000 }).toBe(200);
    const second = ask();
    await expect.poll(() => status('/v1/quick')).toBe(503);
    expect(await status('/v1/health/ready')).toBe(200);
    gate.resolve();
    await Promise.all([...holding, first, second]);
    await expect.poll(() => status('/v1/quick')).toBe(200);
  });
});

describe('a slow client', () => {
  const timeouts = { headers: 100, body: 100, request: 300, keepAlive: 200, connection: 5_000, check: 20 };

  it.each([
    ['for a body', unfinished],
    [
      'for a body in chunks',
      head('POST /v1/say HTTP/1.1', 'content-type: application/json', 'transfer-encoding: chunked'),
    ],
    ['for headers', 'GET /v1/quick HTTP/1.1\r\nhost: shop.test\r\n'],
    ['for a first byte', ''],
  ])('%s loses both halves of its connection', async (_name, text) => {
    await start({ server: { timeouts } });
    const socket = await open(text);
    await expect.poll(connections).toBe(1);
    await expect.poll(connections).toBe(0);
    // The server's end of the connection is closed before the client has read what was sent.
    await socket.ended;
    expect(socket.received()).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
  });

  it('with a body that is already refused loses its connection too', async () => {
    await start({ server: { timeouts } });
    const socket = await open(`${head('POST /v1/say HTTP/1.1', 'content-type: text/plain', 'content-length: 10')}{`);
    await expect.poll(connections).toBe(1);
    await expect.poll(connections).toBe(0);
    // The server's end of the connection is closed before the client has read what was sent.
    await socket.ended;
    expect(socket.received()).toMatch(/^HTTP\/1\.1 415 Unsupported/);
  });

  it('between two requests loses its connection', async () => {
    await start({ server: { timeouts } });
    const socket = await open(head('GET /v1/quick HTTP/1.1'));
    await expect.poll(socket.received).toContain('HTTP/1.1 200');
    // Node adds a second.
    await expect.poll(connections).toBe(0);
  });
});

describe('connections of one address', () => {
  const limited = { rateLimits: true, connectionsPerAddress: 5 };

  it('are limited, and closed ones make room', async () => {
    await start({ config: limited });
    const [first] = await openMany(5);
    await expect.poll(connections).toBe(5);
    const further = await open();
    await further.ended;
    expect(await connections()).toBe(5);
    first?.socket.destroy();
    await expect.poll(connections).toBe(4);
    expect(await status('/v1/quick')).toBe(200);
  });

  it('are not limited behind a proxy, because all of them have its address', async () => {
    await start({ config: { ...limited, trustProxy: 1 } });
    await openMany(8);
    await expect.poll(connections).toBe(8);
  });
});
