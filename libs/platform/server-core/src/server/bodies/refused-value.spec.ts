import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { route } from '../../feature.ts';
import { testServer, type TestServer } from '../../testing/index.ts';

const types = ['integer', 'bigint', 'numeric(5,2)', 'uuid', 'date', 'timestamptz', 'jsonb', 'boolean', 'inet'] as const;

const keep = schemaOf(
  defineEndpoint<{
    params: { type: string };
    query: { note?: string | undefined };
    body: { value: string };
    data: null;
  }>()({
    method: 'POST',
    path: '/keep/:type',
    login: 'none',
    tags: [],
    summary: 'Stores a value that its schema does not check',
  }),
  {
    params: z.object({ type: z.string() }),
    query: z.object({ note: z.string().optional() }),
    body: z.object({ value: z.string() }),
    data: z.null(),
  },
);

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    compose: ({ db }) => ({
      features: [
        {
          name: 'keep',
          reasons: {},
          routes: [
            route(keep, async ({ params, query, body }) => {
              const type = sql.raw(types.find((one) => one === params.type) ?? 'text');
              await db.execute(sql`SELECT ${query.note ?? null}::${type}, ${body.value}::${type}`);
              return null;
            }),
          ],
        },
      ],
    }),
  });
});
afterAll(() => server.close());

const post = (type: string, value: string, note?: string) =>
  server.app.inject({
    method: 'POST',
    url: `/v1/keep/${encodeURIComponent(type)}${note === undefined ? '' : `?note=${encodeURIComponent(note)}`}`,
    payload: { value },
  });
const fieldsOf = (response: Awaited<ReturnType<typeof post>>): unknown => response.json().data?.fields;

describe('a value that PostgreSQL refuses', () => {
  it.each([
    ['integer', 'x'],
    ['integer', '99999999999'],
    ['bigint', '9'.repeat(30)],
    ['numeric(5,2)', 'abc'],
    ['uuid', 'x'],
    ['date', '2026-13-45'],
    ['timestamptz', 'yesterday noon'],
    ['boolean', 'maybe'],
  ])('is 422 with its field: %s %s', async (type, value) => {
    const response = await post(type, value);
    expect([response.statusCode, response.json().data.reason]).toEqual([422, 'invalid']);
    expect(Object.keys(fieldsOf(response) as object)).toEqual(['value']);
  });

  it('is 422 with its query key', async () => {
    const response = await post('integer', '1', 'many');
    expect(response.statusCode).toBe(422);
    expect(Object.keys(fieldsOf(response) as object)).toEqual(['note']);
  });

  it('is 422 without a field if the field is ambiguous', async () => {
    for (const response of [await post('integer', 'x', 'x'), await post('jsonb', '{"a":"\\ud83d"}')]) {
      expect([response.statusCode, response.json().data.reason]).toEqual([422, 'invalid']);
      expect(fieldsOf(response)).toEqual({});
    }
  });

  it('is never a 500, for any value', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.double().map(String),
      fc.bigInt().map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.json(),
      fc.stringMatching(/^\d{1,6}-\d{1,3}-\d{1,3}$/),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...types), value, async (type, text) => {
        expect([200, 422]).toContain((await post(type, text)).statusCode);
      }),
      { numRuns: 300 },
    );
  });
});
