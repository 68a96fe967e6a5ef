import { defineEndpoint, defineReasons, failer, schemaOf, type EndpointFacts, type StaffRole } from '@caravan/kernel';
import { inBoth } from '@caravan/kernel/testing';
import { id, text, z } from '@caravan/kernel/zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { route, type FeatureServer } from '../feature.ts';
import { testServer, type TestServer } from '../testing/index.ts';

const reasons = defineReasons(
  { parrot_dead: 422, too_loud: 422 },
  inBoth({
    en: { parrot_dead: 'This parrot is no more', too_loud: 'Not louder than {max}' },
    zh: { parrot_dead: '这只鹦鹉已经不在了', too_loud: '音量不能超过 {max}' },
  }),
);
const fail = failer(reasons);

const speakBody = z.strictObject({
  words: text(1, 20),
  volume: z.int().max(10, 'too_loud:max=10').optional(),
  cage: z.strictObject({ name: text(1, 5) }).optional(),
  tags: z.array(z.string()).optional(),
});
const spoken = z.object({
  words: z.string(),
  by: z.string().nullable(),
  nested: z.object({ shown: z.string() }).nullable(),
});

const speakEndpoint = defineEndpoint<{ body: z.output<typeof speakBody>; data: z.output<typeof spoken> }>()({
  method: 'POST',
  path: '/parrots/speak',
  login: 'optional',
  tags: [],
  summary: 'Speak',
  reasons: ['parrot_dead'],
});
const speak = schemaOf(speakEndpoint, { body: speakBody, data: spoken });

const parrotParams = z.object({ id });
const parrotQuery = z.object({ colour: z.enum(['blue', 'green']).default('blue') });
const parrot = z.object({ id: z.string(), colour: z.string() });
const getParrot = schemaOf(
  defineEndpoint<{
    params: { id: string };
    query: { colour?: 'blue' | 'green' | undefined };
    data: z.output<typeof parrot>;
  }>()({
    method: 'GET',
    path: '/parrots/:id',
    login: 'none',
    tags: [],
    summary: 'One parrot',
  }),
  { params: parrotParams, query: parrotQuery, data: parrot },
);

const nothing = z.null();
const plain = (path: `/${string}`, facts: Pick<EndpointFacts, 'accounts'> = {}) =>
  schemaOf(
    defineEndpoint<{ data: null }>()({ method: 'POST', path, login: 'shopper', tags: [], summary: path, ...facts }),
    { data: nothing },
  );
const shopperOnly = plain('/parrots/feed');
const bothAccounts = plain('/parrots/look', { accounts: ['shopper', 'staff'] });
const packersOnly = schemaOf(
  defineEndpoint<{ data: null }>()({
    method: 'POST',
    path: '/staff/parrots/feed',
    login: 'staff',
    roles: ['packer', 'buyer'],
    tags: [],
    summary: 'Feed',
  }),
  { data: nothing },
);

const upload = schemaOf(
  defineEndpoint<{
    body: { picture: File; words: string[] };
    data: { bytes: number; type: string; words: string[] };
  }>()({
    method: 'POST',
    path: '/parrots/picture',
    login: 'none',
    tags: [],
    summary: 'A picture',
    upload: 'multipart',
    files: { max: 1, bytes: 10 * 1024 * 1024 },
  }),
  {
    body: z.strictObject({ picture: z.file().max(1_000), words: z.array(z.string()) }),
    data: z.object({ bytes: z.number(), type: z.string(), words: z.array(z.string()) }),
  },
);

const picture = schemaOf(
  defineEndpoint<{ data: unknown }>()({
    method: 'GET',
    path: '/parrots/picture',
    login: 'none',
    tags: [],
    summary: 'The picture',
    raw: true,
  }),
  { data: z.unknown() },
);

const webhook = schemaOf(
  defineEndpoint<{ body: Uint8Array; data: { text: string } }>()({
    method: 'POST',
    path: '/parrots/webhook',
    login: 'signature',
    tags: [],
    summary: 'Bytes',
  }),
  { body: z.instanceof(Uint8Array), data: z.object({ text: z.string() }) },
);

let fed = 0;
const parrots: FeatureServer = {
  name: 'parrots',
  reasons,
  routes: [
    route(speak, ({ body, session }) => {
      if (body.words === 'dead') throw fail('parrot_dead', { since: 1969 });
      if (body.words === 'bug') throw new Error('the password is hunter2');
      if (body.words === 'deadlock') throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      const nested = { shown: 'yes', secret: 'no' };
      const answer = { words: body.words, by: session?.userId ?? null, nested, secret: 'never' };
      return answer;
    }),
    route(getParrot, ({ params, query }) => ({ id: params.id, colour: query.colour ?? '' })),
    route(shopperOnly, () => {
      fed += 1;
      return null;
    }),
    route(packersOnly, (call) => {
      call.unchanged();
      return null;
    }),
    route(bothAccounts, () => null),
    route(upload, async ({ body }) => ({
      bytes: (await body.picture.arrayBuffer()).byteLength,
      type: body.picture.type,
      words: body.words,
    })),
    route(picture, ({ reply }) => {
      reply.type('image/png').header('cache-control', 'public, max-age=60');
      return Buffer.from([1, 2, 3]);
    }),
    route(webhook, ({ body }) => ({ text: Buffer.from(body).toString() })),
  ],
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ compose: () => ({ features: [parrots] }) });
});
afterAll(() => server.close());

const post = (payload: unknown, headers: Record<string, string> = {}, url = '/v1/parrots/speak') =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

describe('answers', () => {
  it('have the envelope and contain only declared fields', async () => {
    const response = await post({ words: ' hello ' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      code: 200,
      message: 'OK',
      data: { words: 'hello', by: null, nested: { shown: 'yes' } },
    });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('to raw calls are bytes', async () => {
    const { data, headers } = await server.call(picture);
    expect(data).toEqual(Buffer.from([1, 2, 3]));
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=60' });
  });
});

describe('input', () => {
  it('has defaults and no unknown query keys', async () => {
    expect((await server.call(getParrot, { params: { id: 'x' } })).data).toEqual({ id: 'x', colour: 'blue' });
    const response = await server.app.inject('/v1/parrots/x?utm=1&colour=green');
    expect(response.json().data).toEqual({ id: 'x', colour: 'green' });
  });

  it('treats a query key without a value as missing', async () => {
    const response = await server.app.inject('/v1/parrots/x?colour=&utm=');
    expect(response.json().data).toEqual({ id: 'x', colour: 'blue' });
  });

  it.each([
    ['a missing field', {}, { words: 'Please fill this in' }],
    ['an unknown field', { words: 'a', wings: 2, beak: 1 }, { wings: 'Unknown field', beak: 'Unknown field' }],
    ['a wrong type', { words: 7 }, { words: 'Please enter text' }],
    ['a nested field', { words: 'a', cage: { name: 'too long' } }, { 'cage.name': 'At most 5 characters' }],
    ['an unknown nested field', { words: 'a', cage: { name: 'a', door: 1 } }, { 'cage.door': 'Unknown field' }],
    ['an entry of a list', { words: 'a', tags: ['a', 7] }, { 'tags.1': 'Please enter text' }],
    ["the feature's own reason", { words: 'a', volume: 11 }, { volume: 'Not louder than 10' }],
    ['NUL', { words: 'a\u0000b' }, { words: 'This does not have the expected format' }],
    ['half a character', '{"words":"\\ud800"}', { words: 'This does not have the expected format' }],
    ['an array', [], { body: 'This does not have the expected format' }],
    ['an empty body', '', { words: 'Please fill this in' }],
    ['null', 'null', { words: 'Please fill this in' }],
  ])('is refused with the field names: %s', async (_name, body, fields) => {
    const response = await post(body);
    expect(response.json()).toEqual({
      code: 422,
      message: 'Please check the marked fields',
      data: { reason: 'invalid', fields },
    });
  });

  it('is refused in Chinese on request', async () => {
    const response = await post({}, { 'client-language': 'zh' });
    expect(response.json()).toEqual({
      code: 422,
      message: '请检查标出的内容',
      data: { reason: 'invalid', fields: { words: '请填写此项' } },
    });
  });

  it.each([
    ['malformed JSON', () => post('{"words":'), 400, 'bad_request'],
    ['a poisoned prototype', () => post('{"__proto__":{"a":1}}'), 400, 'bad_request'],
    ['a deep body', () => post(`${'['.repeat(1_000)}${']'.repeat(1_000)}`), 400, 'bad_request'],
    ['a bottomless body', () => post(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), 413, 'too_large'],
    [
      'another content type',
      () => post('words=a', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported_media_type',
    ],
    ['text', () => post('hello', { 'content-type': 'text/plain' }), 415, 'unsupported_media_type'],
    [
      'no content type',
      () => server.app.inject({ method: 'POST', url: '/v1/parrots/speak', payload: Buffer.from('{}') }),
      415,
      'unsupported_media_type',
    ],
    ['too much', () => post({ words: 'a'.repeat(1_100_000) }), 413, 'too_large'],
    ['an unknown call', () => server.app.inject('/v1/parrots/a/b'), 404, 'not_found'],
    ['an unknown method', () => server.app.inject({ method: 'PUT', url: '/v1/parrots/speak' }), 404, 'not_found'],
    ['an impossible id', () => server.app.inject('/v1/parrots/a%00b'), 404, 'not_found'],
    ['a broken path', () => server.app.inject('/v1/parrots/%E0%A4%A'), 400, 'bad_request'],
    ['a repeated query key', () => server.app.inject('/v1/parrots/x?colour=blue&colour=green'), 422, 'invalid'],
    ['JSON for an upload', () => post({}, {}, '/v1/parrots/picture'), 415, 'unsupported_media_type'],
  ])('of a wrong form is refused: %s', async (_name, send, status, reason) => {
    const response = await send();
    expect(response.json()).toMatchObject({ code: status, data: { reason } });
    expect(response.statusCode).toBe(status);
  });

  it('with odd content types never causes a 5xx', async () => {
    for (const type of [
      ' application/json',
      'application/json;',
      'application/json; charset=utf-7',
      'application/json\t',
      'APPLICATION/JSON',
      ';',
      'a/b;c',
      '/',
    ]) {
      const response = await post({ words: 'a' }, { 'content-type': type });
      expect([200, 400, 415], type).toContain(response.statusCode);
    }
  });

  it('is ignored if no body is declared', async () => {
    const response = await post({ anything: 1 }, { authorization: `Bearer ${server.login()}` }, '/v1/parrots/feed');
    expect(response.statusCode).toBe(200);
  });

  it('may be an upload, read by the contract', async () => {
    const form = new FormData();
    form.append('picture', new File(['12345'], 'a.png', { type: 'image/png' }));
    form.append('words', 'one');
    const { payload, type } = await encode(form);
    const response = await post(payload, { 'content-type': type }, '/v1/parrots/picture');
    expect(response.json().data).toEqual({ bytes: 5, type: 'image/png', words: ['one'] });
  });

  it('is refused above ten megabytes per file', async () => {
    const form = new FormData();
    form.append('picture', new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }));
    const encoded = new Response(form);
    const response = await server.app.inject({
      method: 'POST',
      url: '/v1/parrots/picture',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(response.statusCode).toBe(413);
    expect(response.json().data.reason).toBe('too_large');
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/form-data; boundary='])(
    'is refused if it is broken: %s',
    async (type) => {
      const response = await post('--y\r\nnonsense', { 'content-type': type }, '/v1/parrots/picture');
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.json().code).toBe(response.statusCode);
    },
  );

  it('names the wrong field of an upload', async () => {
    const form = new FormData();
    form.append('picture', 'no file');
    form.append('words', 'one');
    form.append('extra', 'one');
    const { payload, type } = await encode(form);
    const response = await post(payload, { 'content-type': type }, '/v1/parrots/picture');
    expect(response.json().data.fields).toEqual({
      picture: 'This does not have the expected format',
      extra: 'Unknown field',
    });
  });

  it('reaches a webhook as the original bytes', async () => {
    const response = await post('{ "a" : 1 }', {}, '/v1/parrots/webhook');
    expect(response.json().data).toEqual({ text: '{ "a" : 1 }' });
  });
});

const encode = async (form: FormData): Promise<{ payload: string; type: string }> => {
  const encoded = new Response(form);
  return { payload: await encoded.text(), type: encoded.headers.get('content-type') ?? '' };
};

describe('failures', () => {
  it('have a status, message, reason and data', async () => {
    const response = await post({ words: 'dead' }, { 'client-language': 'zh' });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      code: 422,
      message: '这只鹦鹉已经不在了',
      data: { reason: 'parrot_dead', since: 1969 },
    });
  });

  it('that are unexpected reveal only a request id', async () => {
    const response = await post({ words: 'bug' });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 500,
      message: 'Something went wrong on our side',
      data: { reason: 'internal', request_id: expect.stringMatching(/^[\w-]{22}$/) },
    });
  });

  it('of a transaction that collided with others at each try ask to try again soon', async () => {
    const response = await post({ words: 'deadlock' });
    expect(response.headers['retry-after']).toBe('2');
    expect(response.json()).toMatchObject({ code: 503, data: { reason: 'unavailable' } });
  });
});

const staffWith = (...staffRoles: StaffRole[]) => ({ role: 'staff' as const, staffRoles });

describe('login', () => {
  it.each([
    ['a visitor', undefined, { shopperOnly: 401, packersOnly: 401, bothAccounts: 401 }],
    ['a shopper', { role: 'shopper' }, { shopperOnly: 200, packersOnly: 403, bothAccounts: 200 }],
    ['staff without a role', staffWith(), { shopperOnly: 403, packersOnly: 403, bothAccounts: 200 }],
    ['an auditor', staffWith('auditor'), { shopperOnly: 403, packersOnly: 403, bothAccounts: 200 }],
    ['a packer', staffWith('packer'), { shopperOnly: 403, packersOnly: 200, bothAccounts: 200 }],
    ['an editor who buys', staffWith('editor', 'buyer'), { shopperOnly: 403, packersOnly: 200, bothAccounts: 200 }],
    ['the owner', staffWith('owner'), { shopperOnly: 403, packersOnly: 200, bothAccounts: 200 }],
  ] as const)('gives %s the access that the descriptor declares', async (_name, who, expected) => {
    const { call } = who ? server.as(who) : server;
    expect({
      shopperOnly: (await call(shopperOnly)).status,
      packersOnly: (await call(packersOnly)).status,
      bothAccounts: (await call(bothAccounts)).status,
    }).toEqual(expected);
  });

  it('describes who may call in the OpenAPI document', async () => {
    const { paths } = (await server.app.inject('/v1/openapi.json')).json();
    expect(paths['/staff/parrots/feed'].post).toMatchObject({
      'x-login': 'staff',
      'x-roles': ['owner', 'buyer', 'packer'],
      description: expect.stringContaining('one of the roles: owner, buyer, packer'),
    });
    expect(paths['/parrots/look'].post).toMatchObject({ 'x-accounts': ['shopper', 'staff'] });
  });

  it('is requested with the text of the specification', async () => {
    const { message, reason } = await server.call(shopperOnly);
    expect({ message, reason }).toEqual({ message: 'Please login first', reason: 'login_required' });
  });

  it('uses only the Authorization header', async () => {
    const token = server.login();
    const byCookie = await server.app.inject({
      method: 'POST',
      url: '/v1/parrots/feed',
      headers: { cookie: `token=${token}; is_login=1` },
    });
    expect(byCookie.statusCode).toBe(401);
    for (const authorization of [`Basic ${token}`, token, 'Bearer', `Bearer ${token} x`, `Bearer ${'a'.repeat(600)}`]) {
      expect((await post({}, { authorization }, '/v1/parrots/feed')).statusCode, authorization).toBe(401);
    }
  });

  it('is checked before the body', async () => {
    expect((await post('{"words":', {}, '/v1/parrots/feed')).statusCode).toBe(401);
  });

  it('is optional if the descriptor says so', async () => {
    const by = async (token: string): Promise<string | null> =>
      (await post({ words: 'a' }, { authorization: `Bearer ${token}` })).json().data.by;
    expect(await by(server.login({ userId: 'anna' }))).toBe('anna');
    expect(await by(server.login({ userId: 'tom', role: 'staff' }))).toBe(null);
    expect(await by('unknown')).toBe(null);
  });

  it('of another account than that of the page is refused before anything else, without any effect', async () => {
    const anna = server.login({ userId: 'anna' });
    const tom = server.login({ userId: 'tom', role: 'staff' });
    const send = async (path: string, payload: object, token: string, account: string) =>
      (await post(payload, { authorization: `Bearer ${token}`, 'client-account': account }, path)).json();
    const before = fed;
    const refused = { code: 409, data: { reason: 'other_account' } };
    expect(await send('/v1/parrots/feed', {}, anna, 'berta')).toMatchObject({
      ...refused,
      message: 'This page belongs to another account than the one that is logged in now. Nothing was changed',
    });
    // Neither the role nor the body is judged first, and an optional session counts as well.
    expect(await send('/v1/parrots/feed', {}, tom, 'berta')).toMatchObject(refused);
    expect(await send('/v1/parrots/speak', { words: '' }, anna, 'berta')).toMatchObject(refused);
    expect(fed).toBe(before);
    expect(await send('/v1/parrots/feed', {}, anna, 'anna')).toMatchObject({ code: 200 });
    expect(fed).toBe(before + 1);
    // Without a live session, a login is asked for.
    expect((await send('/v1/parrots/feed', {}, 'unknown', 'berta')).data).toEqual({ reason: 'login_required' });
  });
});

describe('the test caller', () => {
  it('fails on an answer that violates the contract', async () => {
    const wrong = schemaOf(
      defineEndpoint<{ data: { count: number } }>()({
        method: 'GET',
        path: '/wrong',
        login: 'none',
        tags: [],
        summary: 'Wrong',
      }),
      { data: z.object({ count: z.int().min(5) }) },
    );
    const feature: FeatureServer = { name: 'wrong', reasons: {}, routes: [route(wrong, () => ({ count: 1 }))] };
    const faulty = await testServer({ compose: () => ({ features: [feature] }) });
    expect((await faulty.call(wrong)).status).toBe(500);
    await faulty.close();
  });
});
