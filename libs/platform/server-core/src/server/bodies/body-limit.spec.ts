import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { id, text, z } from '@caravan/kernel/zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { route } from '../../feature.ts';
import { testServer, type TestServer } from '../../testing/index.ts';
import { bodyLimit, largestBody } from './body-limit.ts';

const kibibyte = 1024;

describe('the limit of a body', () => {
  it.each([
    ['no body', undefined, 16],
    ['a flag', z.strictObject({ sure: z.boolean() }), 17],
    ['a login', z.strictObject({ email: text(1, 254), password: text(1, 72) }), 22],
    ['two hundred ids', z.strictObject({ ids: z.array(id).max(200) }), 64],
    ['one of two kinds', z.union([z.strictObject({ a: text(0, 10) }), z.strictObject({ b: text(0, 1_000) })]), 32],
    ['an instant or nothing', z.strictObject({ at: z.iso.datetime().nullable() }), 18],
  ])('follows from the schema: %s', (_, schema, atMost) => {
    expect(bodyLimit(schema)).toBeLessThanOrEqual(atMost * kibibyte);
  });

  it.each([
    ['a text without a length', z.strictObject({ note: z.string() })],
    ['a list without a length', z.strictObject({ ids: z.array(id) })],
    ['a record', z.record(z.string().max(3), z.number())],
    ['anything', z.unknown()],
  ])('is the highest for %s', (_, schema) => {
    expect(bodyLimit(schema)).toBe(largestBody);
  });

  it('lets in the longest text, however its characters are escaped', () => {
    const schema = z.strictObject({ note: text(1, 500) });
    const escaped = JSON.stringify({ note: '😀'.repeat(500) }, null, 4).replaceAll(
      /[^\x00-\x7f]/g,
      (half) => `\\u${half.charCodeAt(0).toString(16)}`,
    );
    expect(JSON.parse(escaped)).toEqual({ note: '😀'.repeat(500) });
    expect(bodyLimit(schema)).toBeGreaterThan(escaped.length);
  });
});

describe('a hostile body', () => {
  const call = (path: `/${string}`, body: z.ZodType<object>) =>
    schemaOf(
      defineEndpoint<{ body: object; data: null }>()({ method: 'POST', path, login: 'none', tags: [], summary: path }),
      { body, data: z.null() },
    );
  const login = call('/enter', z.strictObject({ email: text(1, 254) }));
  const list = call('/list', z.strictObject({ notes: z.array(z.string()) }));

  let server: TestServer;
  beforeAll(async () => {
    const routes = [login, list].map((schema) => route(schema, () => null));
    server = await testServer({ compose: () => ({ features: [{ name: 'bodies', reasons: {}, routes }] }) });
  });
  afterAll(() => server.close());

  const post = (url: string, payload: string) =>
    server.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });

  it('of a megabyte is not read by a call that needs little', async () => {
    const answer = await post('/v1/enter', `{"email":"${'a'.repeat(1_000_000)}"}`);
    expect(answer).toMatchObject({ statusCode: 413 });
    expect(answer.json().data.reason).toBe('too_large');
  });

  it.each(['/v1/nowhere', '/v1/openapi.json', '/v1/health/live'])(
    'to %s, which is no call, is not read',
    async (url) => {
      expect(await post(url, 'x'.repeat(1_000_000))).toMatchObject({ statusCode: 404 });
      expect((await post('/nowhere', 'x'.repeat(1_000_000))).statusCode).toBe(413);
    },
  );

  it('of many values is refused before they are looked at', async () => {
    const nested = `[${'[0,0,0],'.repeat(20_000)}0]`;
    const answer = await post('/v1/list', `{"notes":${nested}}`);
    expect(answer).toMatchObject({ statusCode: 413 });
  });

  it('of many unknown fields gets the first ten of them, shortened', async () => {
    const unknown = Array.from({ length: 5_000 }, (_, index) => `"${'x'.repeat(100)}${index}":0`);
    const answer = await post('/v1/list', `{"notes":[],${unknown.map((one, i) => one.replace('"', `"${i}`)).join()}}`);
    expect(answer.statusCode).toBe(422);
    const names = Object.keys(answer.json().data.fields);
    expect(names).toHaveLength(10);
    expect(names.every((name) => name.length <= 60)).toBe(true);
  });

  it('of many faults gets the first two hundred of them', async () => {
    const answer = await post('/v1/list', JSON.stringify({ notes: Array.from({ length: 5_000 }, () => 0) }));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().data.fields)).toHaveLength(200);
  });
});
