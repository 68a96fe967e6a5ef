import fc from 'fast-check';
import { characterCount, defineEndpoint, schemaOf } from '@caravan/kernel';
import { text, z } from '@caravan/kernel/zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { route } from '../../feature.ts';
import { testServer, type TestServer } from '../../testing/index.ts';

const max = 8;
const note = schemaOf(
  defineEndpoint<{ body: { note: string }; data: string }>()({
    method: 'POST',
    path: '/notes',
    login: 'none',
    tags: [],
    summary: 'A note',
  }),
  { body: z.strictObject({ note: text(2, max) }), data: z.string() },
);

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    compose: () => ({ features: [{ name: 'notes', reasons: {}, routes: [route(note, ({ body }) => body.note)] }] }),
  });
});
afterAll(() => server.close());

it('the length of a text is its number of characters, in every script', async () => {
  const unit = fc.constantFrom('a', '中', '😀', '𠮷', ' ', 'é');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit, maxLength: max + 3 }), async (written) => {
      const count = characterCount(written.trim());
      const payload = { note: written };
      const { statusCode } = await server.app.inject({ method: 'POST', url: '/v1/notes', payload });
      expect(statusCode).toBe(count >= 2 && count <= max ? 200 : 422);
    }),
  );
});

it('the OpenAPI document has the same limits', async () => {
  const document = JSON.stringify((await server.app.inject('/v1/openapi.json')).json());
  expect(document).toMatch(new RegExp(`"note":\\{[^}]*"minLength":2[^}]*"maxLength":${max}`));
});
