import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type LookupFunction, type Server } from 'node:net';
import fc from 'fast-check';
import { buildConnector } from 'undici';
import { FetchRefused, noExceptions, type Resolve } from '@caravan/server-core';
import { privateHost, soaking } from '@caravan/server-core/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { GuardedFetch } from './fetch-port.ts';
import { makeGuardedFetch } from './guarded-fetch.ts';

/** The server that no request may reach. It listens on all addresses of this machine and counts connections. */
let inner: Server;
let innerPort: number;
let reached = 0;
/** A shop that redirects its visitors. */
let outer: HttpServer;
let outerOrigin: string;

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  inner = createTcpServer((socket) => {
    reached += 1;
    socket.on('error', () => undefined);
    socket.resume();
    socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 6\r\n\r\nsecret');
  });
  await new Promise<void>((resolve) => inner.listen(0, resolve));
  innerPort = portOf(inner);
  outer = createHttpServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://outer');
    const left = Number(pathname.slice(1));
    const location = left > 1 ? `/${left - 1}?${searchParams.toString()}` : (searchParams.get('to') ?? '');
    // Raw bytes, including those that are invalid in headers.
    response
      .writeHead(Number(searchParams.get('status')), { location: Buffer.from(location).toString('latin1') })
      .end();
  });
  await new Promise<void>((resolve) => outer.listen(0, '127.0.0.1', resolve));
  outerOrigin = `http://127.0.0.1:${portOf(outer)}`;
});
afterAll(async () => {
  outer.closeAllConnections();
  await Promise.all([inner, outer].map((server) => new Promise((resolve) => server.close(resolve))));
});
beforeEach(() => {
  reached = 0;
});

const publicAnswer = [{ address: '8.8.8.8', family: 4 }];
const answers = {
  public: publicAnswer,
  loopback: [{ address: '127.0.0.1', family: 4 }],
  loopback6: [{ address: '::1', family: 6 }],
  mapped: [{ address: '::ffff:127.0.0.1', family: 6 }],
  mixed: [...publicAnswer, { address: '127.0.0.1', family: 4 }],
};
type AnswerName = keyof typeof answers;

/** A name server whose answers change: one after another, then always the last one. */
const rebinding = (script: readonly AnswerName[]): Resolve => {
  let calls = 0;
  return async () => {
    const name = script[Math.min(calls, script.length - 1)] ?? 'loopback';
    calls += 1;
    return answers[name];
  };
};

/** Connects like undici, but sends nothing of a test to the internet: public addresses are down. */
const offline = ((settings: buildConnector.BuildOptions & { lookup?: LookupFunction }) => {
  const real = buildConnector(settings);
  return (options: buildConnector.Options, callback: buildConnector.Callback) => {
    if (!settings.lookup || !options.hostname.endsWith('.example')) return real(options, callback);
    settings.lookup(options.hostname, { all: true }, (error, addresses) => {
      if (error) callback(error, null);
      else if (addresses === publicAnswer) callback(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }), null);
      else
        buildConnector({
          ...settings,
          lookup: (_name, _options, found) => found(null, addresses as typeof publicAnswer),
        })(options, callback);
    });
  };
}) as typeof buildConnector;

const fetcherFor = (
  script: readonly AnswerName[],
  allowed: readonly string[] = [],
): GuardedFetch & { close: () => Promise<void> } =>
  makeGuardedFetch({
    // The test allows this port, so only the rules of addresses prevent a request to the listener.
    rules: {
      ...noExceptions,
      ports: new Set([String(innerPort)]),
      allowHosts: new Set([new URL(outerOrigin).host, ...allowed]),
    },
    userAgent: 'CaravanTest/1.0',
    politeness: { atOnce: 8, pause: 0 },
    resolve: rebinding(script),
    build: offline,
  });

const outcomeOf = (fetching: Promise<unknown>): Promise<string> =>
  fetching.then(
    () => 'fetched',
    (error: unknown) => (error instanceof FetchRefused ? error.reason : `unexpected ${String(error)}`),
  );

interface Attempt {
  scheme: string;
  host: string;
  user: string;
  /** The name server's answers, if the host is a name. */
  script: AnswerName[];
  redirects: number;
  status: number;
  protocolRelative: boolean;
}

const privateNow = fc.constantFrom<AnswerName>('loopback', 'loopback6', 'mapped', 'mixed');

const attempts: fc.Arbitrary<Attempt> = fc.record({
  scheme: fc.constantFrom('http', 'https', 'HTTP'),
  host: fc.oneof(
    { weight: 3, arbitrary: privateHost },
    { weight: 1, arbitrary: fc.constantFrom('rebind.example', 'www.shop.example') },
  ),
  user: fc.constantFrom('', '', '', 'shop.example@', 'a:b@'),
  // A first public answer leads to a connection attempt. Later ones are checked too.
  script: fc.oneof(
    privateNow.map((name) => [name]),
    privateNow.map((name): AnswerName[] => ['public', name]),
  ),
  redirects: fc.nat(5),
  status: fc.constantFrom(301, 302, 303, 307, 308),
  protocolRelative: fc.boolean(),
});

const startOf = ({ scheme, host, user, redirects, status, protocolRelative }: Attempt): string => {
  const target = `//${user}${host}:${innerPort}/product`;
  if (redirects === 0) return `${scheme}:${target}`;
  const to = protocolRelative ? target : `${scheme}:${target}`;
  return `${outerOrigin}/${redirects}?${new URLSearchParams({ to, status: String(status) }).toString()}`;
};

it('is detected if it is reached', async () => {
  const fetch = fetcherFor(['loopback'], [`127.0.0.1:${innerPort}`]);
  const to = encodeURIComponent(`http://127.0.0.1:${innerPort}/`);
  expect(await outcomeOf(fetch(`${outerOrigin}/3?status=302&to=${to}`, 'page'))).toBe('fetched');
  expect(reached).toBe(1);
  await fetch.close();
});

it('sends no request to an address of this machine or of a private network: literals, rebinding names, chains of redirects', async () => {
  await fc.assert(
    fc.asyncProperty(attempts, async (attempt) => {
      const fetch = fetcherFor(attempt.script);
      const outcome = await outcomeOf(fetch(startOf(attempt), 'page'));
      await fetch.close();
      expect({ outcome, reached }).toEqual({ outcome: 'address', reached: 0 });
    }),
    { numRuns: soaking ? 1_000 : 100 },
  );
}, 120_000);
