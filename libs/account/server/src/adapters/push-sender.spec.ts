import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { FetchRefused } from '@caravan/server-core';
import { afterEach, describe, expect, it, test } from 'vitest';
import webPush from 'web-push';
import { pushServiceRules } from '../domain/push-endpoint.ts';
import { browserOfRfc8291, fakePushService } from '../testing/fake-push-service.ts';
import { makePushSender, type PushSenderOptions } from './push-sender.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A local server that records requests. */
const service = async (answer: (response: ServerResponse) => void) => {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: await buffer(request) });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  closers.push(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { seen, port, endpoint: `http://127.0.0.1:${port}/send/1` };
};

const sender = (options: PushSenderOptions & { allow?: number[] } = {}) => {
  const { allow = [], ...rest } = options;
  const rules = { ...pushServiceRules, allowHosts: new Set(allow.map((port) => `127.0.0.1:${port}`)) };
  const send = makePushSender({ rules, ...rest });
  closers.push(send.close);
  return send;
};

const a = (endpoint: string) => ({ endpoint, headers: { TTL: '60' }, body: Buffer.from('x') });
const refusal = (run: Promise<unknown>): Promise<string> =>
  run.then(
    (status) => `answered ${String(status)}`,
    (error: unknown) => (error instanceof FetchRefused ? error.reason : `unexpected ${String(error)}`),
  );

test('the fake browser reads the message of RFC 8291', () => {
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(browserOfRfc8291().read(Buffer.from(body, 'base64url'))).toBe('When I grow up, I want to be a watermelon');
});

describe('sending', () => {
  it('posts the encrypted body with its headers, and resolves to the status', async () => {
    const { seen, endpoint, port } = await service((response) => response.writeHead(201).end('created'));
    const browser = fakePushService().browser();
    const keys = webPush.generateVAPIDKeys();
    const { headers, body } = webPush.generateRequestDetails(browser.subscription, '{"title":"包裹"}', {
      vapidDetails: { subject: 'mailto:desk@shop.test', ...keys },
    });
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    expect(await sender({ allow: [port] })({ endpoint, headers: texts, body })).toBe(201);
    const authorization = expect.stringMatching(/^vapid t=/) as string;
    expect(seen).toMatchObject([
      { method: 'POST', url: '/send/1', headers: { 'content-encoding': 'aes128gcm', authorization } },
    ]);
    expect(browser.read(seen[0]?.body ?? Buffer.of())).toBe('{"title":"包裹"}');
  });

  it('follows no redirect', async () => {
    const inner = await service((response) => response.writeHead(201).end());
    const outer = await service((response) => response.writeHead(307, { location: inner.endpoint }).end());
    expect(await sender({ allow: [outer.port, inner.port] })(a(outer.endpoint))).toBe(307);
    expect(inner.seen).toEqual([]);
  });

  it('stops waiting for an answer in time', async () => {
    const { endpoint, port } = await service(() => undefined);
    expect(await refusal(sender({ allow: [port], time: 200 })(a(endpoint)))).toBe('time');
  });

  it('drops a long answer', async () => {
    const { endpoint, port } = await service((response) => response.writeHead(500).end(Buffer.alloc(4_000_000)));
    expect(await sender({ allow: [port] })(a(endpoint))).toBe(500);
  });
});

describe('private addresses', () => {
  it('are not reached by a literal, by http, or by a name that resolves to one', async () => {
    const inner = await service((response) => response.writeHead(201).end());
    const rules = { ...pushServiceRules, ports: new Set([String(inner.port)]) };
    const loopback = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const send = sender({ rules, resolve: loopback });
    for (const host of ['127.0.0.1', '[::1]', 'localhost', 'push.example.com', '0x7f000001'])
      expect(await refusal(send(a(`https://${host}:${inner.port}/send/1`))), host).toBe('address');
    expect(await refusal(send(a(`http://push.example.com:${inner.port}/send/1`)))).toBe('address');
    expect(inner.seen).toEqual([]);
  });
});
