import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import {
  consoleHost,
  freePort,
  shop,
  skipNote,
  startNginx,
  testNginxSample,
  testServer,
  type RunningNginx,
  type TestServer,
} from '@caravan/server-core/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { composeFeatures } from '../features.ts';
import { desk } from '../testing/paid-order.ts';

const portOf = (server: { address: () => unknown }): number => (server.address() as AddressInfo).port;

describe.skipIf(skipNote('nginx', 'openssl'))(`the sample for nginx${skipNote('nginx', 'openssl')}`, () => {
  it('is valid', async () => {
    expect(await testNginxSample()).toContain('test is successful');
  });

  describe('in front of the whole server', () => {
    let server: TestServer;
    let nginx: RunningNginx;
    beforeAll(async () => {
      server = await testServer({
        compose: composeFeatures,
        config: { trustProxy: 1, publicUrl: `https://${shop}`, consoleUrl: `https://${consoleHost}`, staff: desk },
      });
      await server.app.listen({ port: 0, host: '127.0.0.1' });
      const port = portOf(server.app.server);
      nginx = await startNginx([port, port, port]);
    });
    afterAll(async () => {
      await nginx?.stop();
      await server?.close();
    });

    const json = { 'content-type': 'application/json' };
    const logIn = async (host: string): Promise<string> => {
      const login = { host, method: 'POST', headers: json, body: JSON.stringify(desk) };
      const { status, text } = await nginx.call('/v1/login', login);
      expect(status).toBe(200);
      return (JSON.parse(text) as { data: { token: string } }).data.token;
    };

    it('answers over TLS and HTTP/2, with the id of the request that nginx made', async () => {
      const { status, headers } = await nginx.call('/v1/health/ready', { headers: { 'x-request-id': 'chosen' } });
      expect(status).toBe(200);
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      const session = connect(`https://127.0.0.1:${nginx.ports.tls}`, { ca: nginx.ca, servername: shop });
      const stream = session.request({ ':path': '/v1/health/live', ':authority': shop });
      const [answer] = (await once(stream, 'response')) as [Record<string, unknown>];
      expect(answer[':status']).toBe(200);
      session.destroy();
    });

    it('leads from http to https', async () => {
      const answer = await fetch(`http://127.0.0.1:${nginx.ports.plain}/cart?a=1`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, 'https://127.0.0.1/cart?a=1']);
    });

    it('keeps shop and console apart, and shows no metrics', async () => {
      const headers = { authorization: `Bearer ${await logIn(consoleHost)}` };
      expect((await nginx.call('/v1/staff/members', { host: consoleHost, headers })).status).toBe(200);
      expect((await nginx.call('/v1/staff/members', { headers })).status).toBe(404);
      expect((await nginx.call('/metrics')).status).toBe(404);
    });

    it('passes the stream of changes on at once', async () => {
      const headers = { authorization: `Bearer ${await logIn(consoleHost)}` };
      const answer = await nginx.open('/v1/staff/live', { host: consoleHost, headers });
      expect(answer.headers['content-type']).toContain('text/event-stream');
      const [first] = (await once(answer, 'data')) as [Buffer];
      expect(first.toString()).toMatch(/^(event|:|retry)/);
      answer.destroy();
    });
  });

  describe('in front of other processes', () => {
    const ends: (() => Promise<unknown>)[] = [];
    afterEach(async () => {
      for (let end = ends.pop(); end; end = ends.pop()) await end();
    });
    const listening = async (server: Server): Promise<number> => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      ends.push(async () => {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      });
      return portOf(server);
    };
    const nginxFor = async (...ports: [number, number, number]): Promise<RunningNginx> => {
      const nginx = await startNginx(ports);
      ends.push(nginx.stop);
      return nginx;
    };

    it('says who asked, whatever the client claims', async () => {
      const seen: IncomingHttpHeaders[] = [];
      const port = await listening(
        createServer((request, response) => {
          seen.push(request.headers);
          response.end();
        }),
      );
      const nginx = await nginxFor(port, port, port);
      const claims = { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
      await nginx.call('/', { headers: claims });
      expect(seen[0]).toMatchObject({ host: shop, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
      expect(seen[0]).not.toHaveProperty('x-forwarded-host');
      const large = (megabytes: number) => ({ method: 'POST', body: Buffer.alloc(megabytes * 1_048_576) });
      expect((await nginx.call('/', large(39))).status).toBe(200);
      expect((await nginx.call('/', large(41))).status).toBe(413);
    });

    /** A process that dies with each request, one that does not run, and one that works. */
    const halfBroken = async () => {
      const received = { broken: 0, working: 0 };
      const broken = await listening(
        createServer((request) => {
          received.broken += 1;
          request.socket.destroy();
        }),
      );
      const working = await listening(
        createServer((request, response) => {
          received.working += 1;
          request.resume().on('end', () => response.end());
        }),
      );
      return { nginx: await nginxFor(broken, await freePort(), working), received };
    };

    it('asks another process for a page', async () => {
      const { nginx, received } = await halfBroken();
      for (let n = 0; n < 6; n += 1) expect((await nginx.call('/')).status).toBe(200);
      expect(received).toEqual({ broken: 1, working: 6 });
    });

    it('asks another process with the same Idempotency-Key', async () => {
      const { nginx, received } = await halfBroken();
      const keyed = { method: 'POST', body: 'pay', headers: { 'idempotency-key': 'one' } };
      for (let n = 0; n < 6; n += 1) expect((await nginx.call('/', keyed)).status).toBe(200);
      expect(received).toEqual({ broken: 1, working: 6 });
    });

    it.each(['POST', 'PATCH'])('never repeats a %s without a key that was sent', async (method) => {
      const { nginx, received } = await halfBroken();
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await nginx.call('/', { method, body: 'pay' })).status);
      expect(statuses.filter((status) => status === 502)).toHaveLength(1);
      // The one that could not be connected was asked elsewhere; the one that was sent was not.
      expect(received).toEqual({ broken: 1, working: 5 });
    });
  });
});
