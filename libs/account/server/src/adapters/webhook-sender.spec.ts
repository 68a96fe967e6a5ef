import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FetchRefused } from '@caravan/server-core';
import { afterEach, expect, test } from 'vitest';
import { webhookRules } from '../domain/webhook-rules.ts';
import type { GuardedSenderOptions } from './guarded-sender.ts';
import { makeWebhookSender } from './webhook-sender.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** A local program that counts what reaches it. */
const program = async (answer: (response: ServerResponse) => void) => {
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url);
    request.resume().on('end', () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  closers.push(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { seen, port, endpoint: `http://127.0.0.1:${port}/hook` };
};

/** A sender that may reach these local ports. */
const sender = ({ allow = [], ...rest }: GuardedSenderOptions & { allow?: number[] } = {}) => {
  const rules = { ...webhookRules, allowHosts: new Set(allow.map((port) => `127.0.0.1:${port}`)) };
  const send = makeWebhookSender({ rules, time: 300, ...rest });
  closers.push(send.close);
  return (endpoint: string) => send({ endpoint, headers: { 'webhook-id': '1' }, body: Buffer.from('{}') });
};
const outcome = (run: Promise<number>): Promise<number | string> =>
  run.catch((error: unknown) => (error instanceof FetchRefused ? error.reason : `unexpected ${String(error)}`));

test('a status is the whole answer', async () => {
  const { endpoint, port, seen } = await program((response) => response.writeHead(204).end());
  expect(await outcome(sender({ allow: [port] })(endpoint))).toBe(204);
  expect(seen).toEqual(['/hook']);
});

test('a redirect is an answer and is not followed', async () => {
  const inner = await program((response) => response.writeHead(200).end());
  const outer = await program((response) => response.writeHead(307, { location: inner.endpoint }).end());
  expect(await outcome(sender({ allow: [inner.port, outer.port] })(outer.endpoint))).toBe(307);
  expect(inner.seen).toEqual([]);
});

test('a program that never answers, or sends its headers too slowly, takes the time of one attempt', async () => {
  const silent = await program(() => undefined);
  expect(await outcome(sender({ allow: [silent.port] })(silent.endpoint))).toBe('time');
  const slow = await program((response) => {
    const timer = setInterval(() => response.socket?.write('HTTP/1.1 1'.slice(0, 1)), 50);
    response.once('close', () => clearInterval(timer));
  });
  expect(['time', 'network']).toContain(await outcome(sender({ allow: [slow.port] })(slow.endpoint)));
});

test('a body without end is not read: its status counts, at once, and the connection ends', async () => {
  const closed = Promise.withResolvers<void>();
  const endless = await program((response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(Buffer.alloc(64 * 1024)), 1);
    response.once('close', () => {
      clearInterval(timer);
      closed.resolve();
    });
  });
  expect(await outcome(sender({ allow: [endless.port], time: 5_000 })(endless.endpoint))).toBe(200);
  await closed.promise;
});

test('private addresses are reached by no spelling, no name and not without encryption', async () => {
  const inner = await program((response) => response.writeHead(200).end());
  const rules = { ...webhookRules, ports: new Set([String(inner.port), '443']) };
  for (const address of ['127.0.0.1', '169.254.169.254', '10.0.0.7', '::1', 'fd00::1']) {
    const family = address.includes(':') ? 6 : 4;
    const resolve = async () => [
      { address: '8.8.8.8', family: 4 },
      { address, family },
    ];
    const send = makeWebhookSender({ rules, resolve, time: 300 });
    closers.push(send.close);
    const post = (endpoint: string) => outcome(send({ endpoint, headers: {}, body: Buffer.of() }));
    const literal = family === 6 ? `[${address}]` : address;
    for (const host of [literal, 'localhost', 'hooks.example.com', '0x7f000001', '2130706433'])
      expect(await post(`https://${host}:${inner.port}/hook`), `${host} as ${address}`).toBe('address');
    expect(await post(`http://hooks.example.com:${inner.port}/hook`)).toBe('address');
    expect(await post('https://169.254.169.254/latest/meta-data')).toBe('address');
  }
  expect(inner.seen).toEqual([]);
});

test('other ports are not reached', async () => {
  expect(await outcome(sender()('https://hooks.example.com:22/'))).toBe('address');
});
