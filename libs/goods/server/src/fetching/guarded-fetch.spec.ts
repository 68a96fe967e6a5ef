import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { buildConnector } from 'undici';
import { FetchRefused, guardedConnector, noExceptions, type TargetRules } from '@caravan/server-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { FetchKind } from './fetch-port.ts';
import { makeGuardedFetch, type GuardedFetchOptions } from './guarded-fetch.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port;
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A local web server that counts requests. */
const web = async (handle: Handler) => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    handle(request, response);
  });
  const port = await listen(server);
  closers.push(() => server.closeAllConnections());
  return { port, seen, origin: `http://127.0.0.1:${port}` };
};

const page: Handler = (_, response) => response.setHeader('content-type', 'text/html').end('<h1>tote</h1>');

const fetcher = (options: Partial<GuardedFetchOptions> & { allow?: number[] } = {}) => {
  const { allow = [], ...rest } = options;
  const rules: TargetRules = { ...noExceptions, allowHosts: new Set(allow.map((port) => `127.0.0.1:${port}`)) };
  const guardedFetch = makeGuardedFetch({
    rules,
    userAgent: 'CaravanTest/1.0',
    politeness: { atOnce: 8, pause: 0 },
    ...rest,
  });
  closers.push(guardedFetch.close);
  return guardedFetch;
};

const refusal = async (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'fetched',
    (error: unknown) => (error instanceof FetchRefused ? error.reason : `unexpected ${String(error)}`),
  );

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('fetching', () => {
  it('fetches a page with an honest user agent, and follows redirects', async () => {
    const agents: (string | undefined)[] = [];
    const shop = await web((request, response) => {
      agents.push(request.headers['user-agent']);
      if (request.url === '/short') response.writeHead(302, { location: '/page?id=1#top' }).end();
      else page(request, response);
    });
    const fetched = await fetcher({ allow: [shop.port] })(`${shop.origin}/short`, 'page');
    expect(fetched).toMatchObject({ url: `${shop.origin}/page?id=1`, status: 200, contentType: 'text/html' });
    expect(text(fetched.bytes)).toBe('<h1>tote</h1>');
    expect(new Set(agents)).toEqual(new Set(['CaravanTest/1.0']));
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('decodes %s', async (coding, encode) => {
    const shop = await web((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': coding }).end(encode('<p>好</p>')),
    );
    expect(text((await fetcher({ allow: [shop.port] })(shop.origin, 'page')).bytes)).toBe('<p>好</p>');
  });

  it('retries once if the shop is busy', async () => {
    const shop = await web((request, response) =>
      shop.seen.length === 1 ? response.writeHead(503).end() : page(request, response),
    );
    expect((await fetcher({ allow: [shop.port] })(shop.origin, 'page')).status).toBe(200);
    const busy = await web((_, response) => response.writeHead(503).end());
    expect(await refusal(fetcher({ allow: [busy.port] })(busy.origin, 'page'))).toBe('busy');
    expect(busy.seen).toHaveLength(2);
  });

  it('refuses other content types than the requested one', async () => {
    const shop = await web((_, response) => response.setHeader('content-type', 'application/pdf').end('%PDF'));
    for (const kind of ['page', 'json', 'image'] satisfies FetchKind[])
      expect(await refusal(fetcher({ allow: [shop.port] })(shop.origin, kind))).toBe('type');
  });

  it('sends a host a few requests at a time', async () => {
    let running = 0;
    let most = 0;
    const shop = await web((request, response) => {
      running += 1;
      most = Math.max(most, running);
      setImmediate(() => {
        running -= 1;
        page(request, response);
      });
    });
    const guardedFetch = fetcher({ allow: [shop.port], politeness: { atOnce: 2, pause: 0 } });
    await Promise.all(Array.from({ length: 12 }, (_, index) => guardedFetch(`${shop.origin}/${index}`, 'page')));
    expect(shop.seen).toHaveLength(12);
    expect(most).toBeLessThanOrEqual(2);
  });
});

describe('addresses', () => {
  /** Only the address rules prevent a request to this server, because the test allows its port. */
  const closed = async () => {
    const inner = await web(page);
    return { inner, rules: { ...noExceptions, ports: new Set([String(inner.port)]) } };
  };

  it('reaches no private address by a literal', async () => {
    const { inner, rules } = await closed();
    const guardedFetch = fetcher({ rules });
    const hosts = [
      '127.0.0.1',
      '2130706433',
      '0x7f000001',
      '0177.0.0.1',
      '127.1',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '0',
      '0.0.0.0',
      '１２７.0.0.1',
      '127。0。0。1',
    ];
    for (const host of hosts)
      expect(await refusal(guardedFetch(`http://${host}:${inner.port}/`, 'page'))).toBe('address');
    expect(inner.seen).toEqual([]);
  });

  it('reaches no private address by a name, even if one of its addresses is public', async () => {
    const { inner, rules } = await closed();
    const answers = [
      [{ address: '127.0.0.1', family: 4 }],
      [{ address: '::1', family: 6 }],
      [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
      [],
    ];
    for (const addresses of answers) {
      const guardedFetch = fetcher({ rules, resolve: async () => addresses });
      expect(await refusal(guardedFetch(`http://shop.example:${inner.port}/`, 'page'))).toBe('address');
    }
    expect(inner.seen).toEqual([]);
  });

  it('checks each redirect, and the current addresses of its name', async () => {
    const { inner, rules } = await closed();
    const targets = [
      `http://127.0.0.1:${inner.port}/`,
      `http://rebound.example:${inner.port}/`,
      'file:///etc/passwd',
      'gopher://x/',
      `http://[::1]:${inner.port}/`,
    ];
    for (const target of targets) {
      const outer = await web((_, response) => response.writeHead(302, { location: target }).end());
      const guardedFetch = fetcher({
        rules: { ...rules, allowHosts: new Set([`127.0.0.1:${outer.port}`]) },
        resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      });
      expect(await refusal(guardedFetch(outer.origin, 'page'))).toBe('address');
    }
    expect(inner.seen).toEqual([]);
  });

  it('checks the connected peer before it sends a byte', async () => {
    const received: string[] = [];
    const port = await listen(createTcpServer((socket) => socket.on('data', (data) => received.push(data.toString()))));
    // Simulates a resolver that reports one address and connects to another.
    const lying = (() => (_: buildConnector.Options, callback: buildConnector.Callback) => {
      const socket: Socket = connect(port, '127.0.0.1', () => callback(null, socket));
    }) as typeof buildConnector;
    const connector = guardedConnector(
      async () => [{ address: '8.8.8.8', family: 4 }],
      () => false,
      lying,
    );
    const error = await new Promise((resolve) =>
      connector({ hostname: 'shop.example', protocol: 'http:', port: '80' }, (...[failure]) => resolve(failure)),
    );
    expect(error).toBeInstanceOf(FetchRefused);
    expect(received).toEqual([]);
  });
});

describe('limits', () => {
  it('follows at most five redirects', async () => {
    const shop = await web((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(301, { location: `/${left - 1}` }).end();
      else page(request, response);
    });
    const guardedFetch = fetcher({ allow: [shop.port] });
    expect(await refusal(guardedFetch(`${shop.origin}/5`, 'page'))).toBe('fetched');
    expect(await refusal(guardedFetch(`${shop.origin}/6`, 'page'))).toBe('redirects');
  });

  it('stops slow headers and slow bodies in time', async () => {
    const dripping = await web((_, response) => {
      response.setHeader('content-type', 'text/html');
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    });
    const silent = await listen(createTcpServer((socket) => closers.push(() => socket.destroy())));
    const guardedFetch = fetcher({ allow: [dripping.port, silent], limits: { time: 300 } });
    expect(await refusal(guardedFetch(dripping.origin, 'page'))).toBe('time');
    expect(await refusal(guardedFetch(`http://127.0.0.1:${silent}/`, 'page'))).toBe('time');
  });

  it('stops endless headers', async () => {
    const port = await listen(
      createTcpServer((socket) => {
        socket.on('error', () => undefined);
        socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => socket.write(`x-${'a'.repeat(4_000)}: b\r\n`), 1);
        socket.on('close', () => clearInterval(timer));
      }),
    );
    expect(await refusal(fetcher({ allow: [port] })(`http://127.0.0.1:${port}/`, 'page'))).toBe('headers');
  });

  // hostile-shop.spec.ts measures the memory in a separate process.
  it('drops a decompression bomb at three megabytes', async () => {
    const bomb = gzipSync(Buffer.alloc(3 * 1024 * 1024 + 1), { level: 9 });
    const heavy = gzipSync(Buffer.alloc(3 * 1024 * 1024), { level: 9 });
    const shop = await web((request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(request.url === '/bomb' ? bomb : heavy),
    );
    const guardedFetch = fetcher({ allow: [shop.port] });
    expect(await refusal(guardedFetch(`${shop.origin}/bomb`, 'page'))).toBe('size');
    expect(await refusal(guardedFetch(`${shop.origin}/heavy`, 'page'))).toBe('fetched');
  });

  it('drops a body that is declared too large without reading it, and a body that is larger than declared', async () => {
    const large = await web((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 4 * 1024 * 1024 }).write('x'),
    );
    const chunked = await web((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(Buffer.alloc(4 * 1024 * 1024));
    });
    const guardedFetch = fetcher({ allow: [large.port, chunked.port] });
    expect(await refusal(guardedFetch(large.origin, 'page'))).toBe('size');
    expect(await refusal(guardedFetch(chunked.origin, 'page'))).toBe('size');
  });

  it('refuses nested encodings', async () => {
    const shop = await web((_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip, gzip' })
        .end(gzipSync(gzipSync('x'))),
    );
    expect(await refusal(fetcher({ allow: [shop.port] })(shop.origin, 'page'))).toBe('type');
  });
});
