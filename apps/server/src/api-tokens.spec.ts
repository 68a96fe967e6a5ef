import { webhookTest } from '@caravan/account/contract';
import { listApiTokens } from '@caravan/auth/contract';
import {
  loginContract,
  makeApiTokenContract,
  registerContract,
  revokeApiTokenContract,
} from '@caravan/auth/contract/schema';
import { getBalanceContract } from '@caravan/fund-payment/contract/schema';
import { type EndpointFacts, type TokenScope, tokenScopes, webhookEvents } from '@caravan/kernel';
import { makeLog } from '@caravan/server-core';
import { caller, type TestServer } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';
import { desk, paidOrder } from './testing/paid-order.ts';

const logged: string[] = [];
let server: TestServer;
let calls: EndpointFacts[];
beforeAll(async () => {
  const log = makeLog({ logLevel: 'debug' }, { write: (line) => void logged.push(line) });
  server = await testShop({
    config: { staff: desk, databasePool: 32, rateLimits: false },
    log,
  });
  calls = server.composed.features.flatMap(({ routes }) => routes.map(({ schema }) => schema.endpoint));
});
afterAll(() => server.close());

const password = 'ferry246';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
let shoppers = 0;
const newShopper = async (at = server) => {
  shoppers += 1;
  const body = { email: `reader${shoppers}@shop.test`, password, password_confirm: password, agree: true as const };
  return (await at.call(registerContract, { body })).data;
};
const makeToken = async (session: string, scopes: readonly TokenScope[] = tokenScopes, at = server) => {
  const body = { name: 'Program', scopes: [...scopes], days: 30 as const, password };
  const { access_token: token, id } = (await at.call(makeApiTokenContract, { body, ...bearer(session) })).data;
  return { id, token };
};
const nameOf = ({ method, path }: EndpointFacts): string => `${method} ${path}`;

/** The answer to a call about something that nobody has. */
const tryCall = async ({ method, path }: EndpointFacts, token: string) => {
  const answer = await server.app.inject({
    method,
    url: `/v1${path.replaceAll(/:\w+/g, 'unknown')}`,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': 'a-key',
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { payload: '{}' }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return {
    status: answer.statusCode,
    reason: isJson ? answer.json<{ data?: { reason?: string } }>().data?.reason : undefined,
  };
};
const refusedForScope = { status: 403, reason: 'token_scope_missing' };

describe('a token with all scopes', () => {
  it('opens exactly the calls that name one', async () => {
    const { token } = await makeToken((await newShopper()).token);
    const opened: string[] = [];
    for (const call of calls) {
      const answer = await tryCall(call, token);
      if (answer.reason !== 'token_scope_missing') opened.push(nameOf(call));
    }
    const named = calls.filter(({ scope }) => scope !== undefined);
    expect(opened).toEqual(named.map(nameOf));
    expect(new Set(named.map(({ scope }) => scope))).toEqual(new Set(tokenScopes));
  });

  it('only reads: every call with a scope is a GET of shoppers', () => {
    const named = calls.filter(({ scope }) => scope !== undefined);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter(({ method, login }) => method !== 'GET' || login !== 'shopper').map(nameOf)).toEqual([]);
  });
});

describe.each(tokenScopes)('a token with the scope %s alone', (scope) => {
  it('opens the calls of its scope, and no other', async () => {
    const { token } = await makeToken((await newShopper()).token, [scope]);
    for (const call of calls.filter((one) => one.scope !== undefined)) {
      const answer = await tryCall(call, token);
      if (call.scope !== scope) expect(answer, nameOf(call)).toEqual(refusedForScope);
      // An id that does not exist is not found; lists are empty.
      else expect([200, 404, 422], `${nameOf(call)} ${answer.reason}`).toContain(answer.status);
    }
  });
});

it("a token reads its owner's order, and somebody else's is not found", async () => {
  const { shopper, number, password: owners } = await paidOrder(server.app);
  const body = { name: 'Program', scopes: ['orders' as const], days: 30 as const, password: owners };
  const owner = (await shopper.call(makeApiTokenContract, { body })).data.access_token;
  expect((await server.app.inject({ url: `/v1/orders/${number}`, ...bearer(owner) })).statusCode).toBe(200);
  const { token } = await makeToken((await newShopper()).token);
  const orderCalls = calls.filter(({ scope, path }) => scope === 'orders' && path.startsWith('/orders/:number'));
  expect(orderCalls.length).toBeGreaterThan(1);
  for (const { path } of orderCalls) {
    const url = `/v1${path.replace(':number', number).replace(':id', 'unknown')}`;
    expect((await server.app.inject({ url, ...bearer(token) })).statusCode, url).toBe(404);
  }
});

it('refuses unknown, malformed, expired and revoked tokens in one way', async () => {
  const shopper = await newShopper();
  const revoked = await makeToken(shopper.token);
  await server.call(revokeApiTokenContract, { params: { id: revoked.id }, ...bearer(shopper.token) });
  const answers = await Promise.all(
    [revoked.token, `caravan_${'x'.repeat(43)}`, 'caravan_', `caravan_${'x'.repeat(400)}`].map(async (token) => {
      const { statusCode, body } = await server.app.inject({ url: '/v1/orders', ...bearer(token) });
      return { statusCode, body };
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ statusCode: 401 });
  expect(answers[0]?.body).toContain('token_invalid');
});

it('makes no tokens for staff', async () => {
  const { token } = (await server.call(loginContract, { body: desk })).data;
  const body = { name: 'Program', scopes: ['orders' as const], days: 30 as const, password: desk.password };
  expect(await server.call(makeApiTokenContract, { body, ...bearer(token) })).toMatchObject({ status: 403 });
  expect(await tryCall(listApiTokens, token)).toMatchObject({ status: 403 });
});

it('after the answer of a revocation no call succeeds, while 30 run', async () => {
  const shopper = await newShopper();
  const { id, token } = await makeToken(shopper.token);
  const reader = caller(server.app, token);
  let revoked = false;
  const statuses: { status: number; begunAfter: boolean }[] = [];
  const readOn = async (): Promise<void> => {
    for (let done = false; !done;) {
      const begunAfter = revoked;
      const { status } = await reader.call(getBalanceContract);
      statuses.push({ status, begunAfter });
      done = begunAfter;
    }
  };
  const readers = Array.from({ length: 30 }, readOn);
  await server.call(revokeApiTokenContract, { params: { id }, ...bearer(shopper.token) });
  revoked = true;
  await Promise.all(readers);
  expect(statuses.some(({ status }) => status === 200)).toBe(true);
  expect(new Set(statuses.filter(({ begunAfter }) => begunAfter).map(({ status }) => status))).toEqual(new Set([401]));
});

it('no log line has a token', async () => {
  const { token } = await makeToken((await newShopper()).token);
  for (const url of ['/v1/orders', '/v1/cart', '/v1/nothing', `/v1/orders/${token}`])
    await server.app.inject({ url, ...bearer(token) });
  expect(logged.length).toBeGreaterThan(100);
  expect(logged.filter((line) => line.includes(token.slice(8)))).toEqual([]);
});

it('describes scopes in the OpenAPI document', async () => {
  const { paths, components } = (await server.app.inject('/v1/openapi.json')).json<{
    paths: Record<
      string,
      Record<string, { security?: unknown; 'x-scope'?: string; responses: Record<string, object> }>
    >;
    components: { securitySchemes: Record<string, { scheme: string; description: string }> };
  }>();
  expect(components.securitySchemes['apiToken']).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(paths['/orders']?.['get']).toMatchObject({
    security: [{ bearer: [] }, { apiToken: ['orders'] }],
    'x-scope': 'orders',
  });
  expect(JSON.stringify(paths['/orders']?.['get']?.responses)).toContain('token_scope_missing');
  expect(paths['/cart']?.['get']?.security).toEqual([{ bearer: [] }]);
});

it('describes webhooks in the OpenAPI document', async () => {
  const { webhooks } = (await server.app.inject('/v1/openapi.json')).json<{ webhooks: Record<string, object> }>();
  expect(Object.keys(webhooks)).toEqual([...webhookEvents, webhookTest]);
  expect(webhooks['order.changed']).toMatchObject({
    post: {
      summary: 'An order has a new state',
      requestBody: {
        content: {
          'application/json': {
            schema: {
              properties: { type: { const: 'order.changed' }, timestamp: { type: 'string' } },
              required: ['id', 'type', 'timestamp', 'data'],
            },
          },
        },
      },
    },
  });
});

describe('with limits', () => {
  it('counts each token by itself and leaves the account alone', async () => {
    const limited = await testShop({ config: { rateLimits: true, trustProxy: true } });
    const shopper = await newShopper(limited);
    const first = await makeToken(shopper.token, tokenScopes, limited);
    const second = await makeToken(shopper.token, tokenScopes, limited);
    const read = async (token: string) => (await limited.call(getBalanceContract, bearer(token))).status;
    const answers: number[] = [];
    for (let made = 0; made < 61; made += 1) answers.push(await read(first.token));
    expect(answers.filter((status) => status === 200)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
    expect(await read(second.token)).toBe(200);
    expect(await read(shopper.token)).toBe(200);
    limited.clock.advance(60_000);
    expect(await read(first.token)).toBe(200);
    await limited.close();
  });
});
