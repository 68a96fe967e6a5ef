import type { EndpointSchema, Role } from '@caravan/kernel';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testFeatures } from './testing/test-features.ts';
import { multipartOf } from './testing/multipart.ts';
import { objectWith, textFields, type TextField } from './testing/text-fields.ts';

/** Texts that PostgreSQL cannot store. Forms and queries are UTF-8, which cannot encode a lone surrogate. */
const texts = { json: ['a\u0000b', '\ud83d', 'x\ude00', '\ude00\ud83d'], bytes: ['\u0000', 'a\u0000b'] };

let server: TestServer;
let schemas: EndpointSchema[];
let tokens: Record<Role, string>;

beforeAll(async () => {
  server = await testServer({
    compose: async (core) => ({ features: (await testFeatures(core)).features }),
    // Each field is one call, and registrations are limited.
    config: { rateLimits: false },
  });
  schemas = server.composed.features.flatMap(({ routes }) => routes.map(({ schema }) => schema));
  tokens = { shopper: server.login(), staff: server.login({ role: 'staff' }) };
});
afterAll(() => server.close());

const roleOf = ({ endpoint }: EndpointSchema): Role => (endpoint.login === 'staff' ? 'staff' : 'shopper');

const requestWith = (schema: EndpointSchema, { part, path }: TextField, text: string): InjectOptions => {
  const { method, path: pattern, upload } = schema.endpoint;
  const [name = ''] = path;
  const url = pattern.replaceAll(/:(\w+)/g, (_, key: string) =>
    part === 'params' && key === name ? encodeURIComponent(text) : 'x1',
  );
  const body = part === 'body' ? objectWith(path, text) : {};
  const { payload, type } = upload
    ? multipartOf(body, () => 1)
    : { payload: JSON.stringify(body), type: 'application/json' };
  return {
    method,
    url: `/v1${url}${part === 'query' ? `?${new URLSearchParams({ [name]: text }).toString()}` : ''}`,
    headers: {
      authorization: `Bearer ${tokens[roleOf(schema)]}`,
      'idempotency-key': 'odd-text',
      ...(method === 'GET' ? {} : { 'content-type': type }),
    },
    ...(method === 'GET' ? {} : { payload }),
  };
};

it('refuses NUL and lone surrogates in every text of every call, and reports the field', async () => {
  const faults: string[] = [];
  let calls = 0;
  for (const schema of schemas) {
    for (const field of textFields(schema)) {
      const isJson = field.part === 'body' && !schema.endpoint.upload;
      for (const text of isJson ? texts.json : texts.bytes) {
        const response = await server.app.inject(requestWith(schema, field, text));
        calls += 1;
        const { reason, fields = {} } = response.json<{ data: { reason: string; fields?: object } }>().data;
        const answer = `${response.statusCode} ${reason} ${Object.keys(fields).join()}`;
        // Some checks of uploads run before the body is read, so another refusal is possible.
        if (schema.endpoint.upload && response.statusCode >= 400 && response.statusCode < 500) continue;
        const expected = field.part === 'params' ? '404 not_found ' : `422 invalid ${field.path.join('.')}`;
        if (answer !== expected)
          faults.push(
            `${schema.endpoint.method} ${schema.endpoint.path} ${field.part} ${field.path.join('.')} ${JSON.stringify(text)}: ${answer}`,
          );
      }
    }
  }
  expect(faults).toEqual([]);
  // Proves that the fields were found.
  expect(calls).toBeGreaterThan(400);
}, 120_000);
