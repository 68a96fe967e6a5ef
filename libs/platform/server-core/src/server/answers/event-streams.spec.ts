import { defineEndpoint, schemaOf, type StaffRole } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { route } from '../../feature.ts';
import { testServer, type TestServer } from '../../testing/index.ts';
import { listen } from '../../testing/open-socket.ts';
import { openEventStream, type EventStream } from './event-streams.ts';

const watch = schemaOf(
  defineEndpoint<{ data: string }>()({
    method: 'GET',
    path: '/staff/watch',
    login: 'staff',
    roles: ['buyer'],
    tags: [],
    summary: 'watch',
    raw: true,
    stream: true,
  }),
  { data: z.string() },
);

let server: TestServer;
let streams: EventStream[];
let ended: number;
let address: string;
/** How each token was looked up. */
let uses: unknown[];
let roles: StaffRole[];
beforeEach(async () => {
  streams = [];
  uses = [];
  roles = ['buyer'];
  ended = 0;
  server = await testServer({
    authenticate: async (_token, use) => {
      uses.push(use);
      return { id: 'session', userId: 'li', role: 'staff', staffRoles: roles };
    },
    compose: () => ({
      features: [
        {
          name: 'watch',
          reasons: {},
          routes: [
            route(watch, ({ request, reply }) => {
              streams.push(openEventStream({ request, reply, onEnd: () => void (ended += 1) }));
              return reply;
            }),
          ],
        },
      ],
    }),
  });
  address = `http://127.0.0.1:${await listen(server.app)}/v1/staff/watch`;
});
afterEach(() => server.close());

const connect = async () => {
  const leave = new AbortController();
  const response = await fetch(address, {
    headers: { authorization: 'Bearer token', 'accept-encoding': 'br' },
    signal: leave.signal,
  });
  let text = '';
  const done = (async () => {
    for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk as Uint8Array);
  })().catch(() => undefined);
  return { response, text: () => text, done, leave };
};

describe('an event stream', () => {
  it('sends events as they happen, uncompressed and uncached', async () => {
    const { response, text } = await connect();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    streams[0]?.send('change', { line: 'a\nb' });
    await vi.waitFor(() => expect(text()).toBe('retry: 1000\n\nevent: change\ndata: {"line":"a\\nb"}\n\n'), 10_000);
  });

  it('is not a use of its session', async () => {
    await connect();
    expect(uses).toEqual([{ background: true }]);
  });

  it('is neither a running request nor one that a stop waits for', async () => {
    await connect();
    await vi.waitFor(() => expect(streams).toHaveLength(1), 10_000);
    expect([server.app.running, server.app.underWay]).toEqual([0, 0]);
  });

  it('ends when the client leaves', async () => {
    const { leave } = await connect();
    leave.abort();
    await vi.waitFor(() => expect(ended).toBe(1), 10_000);
    expect(server.app.openEventStreams.size).toBe(0);
    streams[0]?.send('change', null);
  });

  it('ends when the server stops, which then takes no more', async () => {
    const { done } = await connect();
    const drained = server.app.drain(10_000);
    await done;
    expect(ended).toBe(1);
    const refused = await server.as({ role: 'staff', staffRoles: ['buyer'] }).call(watch);
    expect(refused).toMatchObject({ status: 503, reason: 'unavailable' });
    await drained;
  });

  it('needs the roles of its call', async () => {
    roles = ['packer'];
    expect((await fetch(address, { headers: { authorization: 'Bearer token' } })).status).toBe(403);
    expect((await fetch(address)).status).toBe(401);
  });
});
