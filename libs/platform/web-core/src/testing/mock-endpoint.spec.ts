import { describe, expect, test } from 'vitest';
import { defineEndpoint, fail, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { expectConsole } from './console-faults.ts';
import { mockEndpoint, sentTo } from './mock-endpoint.ts';
import { mockServer } from './mock-server.ts';

const addLine = defineEndpoint<{
  params: { id: string };
  query: { page: number };
  body: { quantity: number };
  data: { total: number };
}>()({
  method: 'POST',
  path: '/lines/:id',
  login: 'shopper',
  tags: [],
  summary: 'Add',
});
const addLineSchema = schemaOf(addLine, {
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.coerce.number() }),
  body: z.strictObject({ quantity: z.number().max(9) }),
  data: z.object({ total: z.number() }),
});

const post = (body: unknown, headers: Record<string, string> = { authorization: 'Bearer t' }) =>
  fetch('http://localhost:3000/v1/lines/a?page=2', { method: 'POST', body: JSON.stringify(body), headers });

describe('mockEndpoint', () => {
  test('passes the parsed parts on, and answers in the envelope', async () => {
    mockServer.use(
      mockEndpoint(addLineSchema, ({ params, query, body, token }) => ({
        total: body.quantity + query.page + params.id.length + (token?.length ?? 0),
      })),
    );
    const response = await post({ quantity: 3 });
    expect(await response.json()).toEqual({ code: 200, message: 'OK', data: { total: 7 } });
  });

  test('records the call, even if it answers with a failure', async () => {
    mockServer.use(
      mockEndpoint(addLineSchema, () => {
        throw fail('wrong_state');
      }),
    );
    expect(sentTo(addLine)).toEqual([]);
    await post({ quantity: 3 }, { authorization: 'Bearer t', 'idempotency-key': 'k' });
    expect(sentTo(addLine)).toMatchObject([
      { params: { id: 'a' }, query: { page: 2 }, body: { quantity: 3 }, idempotencyKey: 'k', token: 't' },
    ]);
  });

  test('refuses invalid calls like the contract, in the caller’s language', async () => {
    mockServer.use(mockEndpoint(addLineSchema, () => ({ total: 1 })));
    const response = await post({ quantity: 10 }, { authorization: 'Bearer t', 'client-language': 'zh' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 422,
      data: { reason: 'invalid', fields: { quantity: '不能大于 9' } },
    });
  });

  test('requires a token if the endpoint does, and turns a thrown failure into its envelope', async () => {
    mockServer.use(
      mockEndpoint(addLineSchema, () => {
        throw fail('wrong_state', { extra: 1 });
      }),
    );
    expect((await post({ quantity: 1 }, {})).status).toBe(401);
    const response = await post({ quantity: 1 });
    expect([response.status, await response.json()]).toEqual([
      409,
      { code: 409, message: expect.any(String), data: { reason: 'wrong_state', extra: 1 } },
    ]);
  });

  test('an answer that breaks the contract is a console error, which fails a test', async () => {
    expectConsole(/mock of POST \/lines\/:id breaks its contract: total: not_number/);
    mockServer.use(mockEndpoint(addLineSchema, () => ({ total: 'many' }) as never));
    await post({ quantity: 1 });
    expect(console.error).toHaveBeenCalledOnce();
  });
});
