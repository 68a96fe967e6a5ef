import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { defineEndpoint, defineReasons, fail, schemaOf } from '@caravan/kernel';
import { inBoth } from '@caravan/kernel/testing';
import { z } from '@caravan/kernel/zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { route, type FeatureServer } from '../../feature.ts';
import { testServer, type TestServer } from '../../testing/index.ts';
import { listen, openSocket, type OpenSocket } from '../../testing/open-socket.ts';

const limit = 200_000;
const reasons = defineReasons(
  { picture_huge: 422 },
  inBoth({ en: { picture_huge: 'Too large' }, zh: { picture_huge: '图片过大' } }),
);
const params = z.object({ id: z.string().max(20) });
const upload = schemaOf(
  defineEndpoint<{ params: { id: string }; body: { picture: File; words: string }; data: { bytes: number } }>()({
    method: 'POST',
    path: '/parcels/:id/picture',
    login: 'shopper',
    tags: [],
    summary: 'A picture',
    upload: 'multipart',
    files: { max: 1, bytes: limit, tooLarge: 'picture_huge' },
  }),
  {
    params,
    body: z.strictObject({ picture: z.file(), words: z.string() }),
    data: z.object({ bytes: z.number() }),
  },
);

let server: TestServer;
let port: number;
/** Opened by the test that makes handlers wait. */
let gate: Promise<void>;
const sockets: OpenSocket[] = [];
const feature: FeatureServer = {
  name: 'parcels',
  reasons,
  routes: [
    route(
      upload,
      async ({ body }) => {
        await gate;
        return { bytes: (await body.picture.arrayBuffer()).byteLength };
      },
      {
        admit: async ({ session, params: { id } }) => {
          if (id !== session.userId) throw fail('not_found');
        },
      },
    ),
  ],
};
beforeEach(async () => {
  gate = Promise.resolve();
  server = await testServer({
    compose: () => ({ features: [feature] }),
    config: { rateLimits: true },
    server: { timeouts: { body: 300 } },
  });
  port = await listen(server.app);
});
afterEach(async () => {
  for (const { socket } of sockets.splice(0)) socket.destroy();
  await server.close();
});

const token = (userId: string): string => server.login({ userId });
const formOf = (bytes: number): FormData => {
  const form = new FormData();
  form.append('words', 'hello');
  form.append('picture', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  return form;
};
const send = async (userId: string, form: FormData, id = userId) => {
  const response = await fetch(`http://127.0.0.1:${port}/v1/parcels/${id}/picture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token(userId)}` },
    body: form,
  });
  return { status: response.status, data: ((await response.json()) as { data: Record<string, unknown> }).data };
};

/** Begins an upload without ending it. */
const begin = async ({
  id = 'anna',
  bearer = token('anna'),
  length = limit,
  type = 'multipart/form-data; boundary=x',
}) => {
  const socket = await openSocket(port);
  sockets.push(socket);
  const lines = [
    `POST /v1/parcels/${id}/picture HTTP/1.1`,
    'host: shop.test',
    `authorization: Bearer ${bearer}`,
    `content-type: ${type}`,
    `content-length: ${length}`,
  ];
  const part = '--x\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\n\r\n';
  socket.write(`${lines.join('\r\n')}\r\n\r\n${part}${'x'.repeat(50_000)}`);
  return socket;
};
const answerOf = async (socket: OpenSocket): Promise<string> => {
  await expect.poll(socket.received).toContain('"data"');
  return socket.received().split('\r\n', 1)[0] ?? '';
};
const kept = (): Promise<string[]> => readdir(join(server.core.config.dataDir, 'uploads')).catch(() => []);

describe('an upload', () => {
  it('reaches its handler through the disk, and leaves no file there', async () => {
    expect(await send('anna', formOf(limit))).toEqual({ status: 200, data: { bytes: limit } });
    expect(await send('anna', formOf(1))).toEqual({ status: 200, data: { bytes: 1 } });
    await expect.poll(kept).toEqual([]);
  });

  it('of an empty file has no bytes', async () => {
    expect(await send('anna', formOf(0))).toEqual({ status: 200, data: { bytes: 0 } });
  });

  it.each([limit + 1, 2 * limit, 20 * limit])('of %i bytes is refused with the reason of its route', async (bytes) => {
    expect(await send('anna', formOf(bytes))).toMatchObject({ status: 422, data: { reason: 'picture_huge' } });
    await expect.poll(kept).toEqual([]);
  });

  it('of two files is refused with the field name', async () => {
    const form = formOf(10);
    form.append('picture', new File([new Uint8Array(10)], 'b.png'));
    const { status, data } = await send('anna', form);
    expect({ status, fields: Object.keys(data['fields'] ?? {}) }).toEqual({ status: 422, fields: ['picture'] });
  });

  it('of many files is refused', async () => {
    const form = formOf(10);
    for (let file = 0; file < 50; file += 1) form.append('picture', new File([new Uint8Array(10)], 'b.png'));
    expect((await send('anna', form)).status).toBe(413);
    await expect.poll(kept).toEqual([]);
  });
});

describe('before its body has arrived', () => {
  it.each([
    ['without a session', () => ({ bearer: 'nobody' }), 401],
    ['by staff', () => ({ bearer: server.login({ role: 'staff' }) }), 403],
    ['to a parcel of another shopper', () => ({ id: 'tom' }), 404],
    ['to an impossible id', () => ({ id: 'a'.repeat(30) }), 404],
    ['of more bytes than its route accepts', () => ({ length: 50_000_000 }), 422],
    ['of another type', () => ({ type: 'application/json' }), 415],
  ])('an upload %s is refused', async (_name, how, status) => {
    const socket = await begin(how());
    expect(await answerOf(socket)).toContain(`HTTP/1.1 ${status}`);
    expect(await kept()).toEqual([]);
  });
});

describe('concurrent uploads', () => {
  const open = (userId: string, count: number): Promise<OpenSocket[]> => {
    const bearer = token(userId);
    return Promise.all(Array.from({ length: count }, () => begin({ id: userId, bearer })));
  };

  it('of one account are limited, and a completed one makes room', async () => {
    const [first] = await open('anna', 4);
    await expect.poll(async () => (await kept()).length).toBe(4);
    expect(await send('anna', formOf(10))).toMatchObject({ status: 429, data: { reason: 'too_many_requests' } });
    expect((await send('tom', formOf(10))).status).toBe(200);
    first?.socket.destroy();
    await expect.poll(async () => (await send('anna', formOf(10))).status).toBe(200);
  });

  it('are limited in total', async () => {
    for (let account = 0; account < 15; account += 1) await open(`shopper${account}`, 4);
    await expect.poll(async () => (await kept()).length).toBe(60);
    expect((await send('tom', formOf(10))).status).toBe(503);
  });

  it('that never end lose their connection, file and slot', async () => {
    const stuck = await begin({ length: 1_000 + 50_000 });
    await expect.poll(async () => (await kept()).length).toBe(1);
    await expect.poll(kept, { timeout: 10_000 }).toEqual([]);
    expect(stuck.received()).toMatch(/^HTTP\/1\.1 408/);
  });

  it('keep their files for a handler whose client has disconnected', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const leaving = new AbortController();
    const sent = fetch(`http://127.0.0.1:${port}/v1/parcels/anna/picture`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token('anna')}` },
      body: formOf(1_000),
      signal: leaving.signal,
    });
    await expect.poll(() => server.app.running).toBe(1);
    leaving.abort();
    await expect(sent).rejects.toThrow();
    const { server: http } = server.app;
    await expect.poll(() => promisify<number>((done) => http.getConnections(done))()).toBe(0);
    expect(await kept()).toHaveLength(1);
    resolve();
    await expect.poll(kept).toEqual([]);
    await expect.poll(() => server.app.running).toBe(0);
    expect(server.app.underWay).toBe(0);
  });
});
