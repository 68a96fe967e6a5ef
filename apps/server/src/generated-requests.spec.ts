import { setImmediate } from 'node:timers/promises';
import type { EndpointSchema } from '@caravan/kernel';
import { makeLog } from '@caravan/server-core';
import { soakSeed, soaking, testServer, watchStalls, type TestServer } from '@caravan/server-core/testing';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { testFeatures } from './testing/test-features.ts';
import { requestGenerator } from './testing/request-generator.ts';

/** A tenth in normal runs, all with `SOAK=1`. */
const requests = soaking ? 20_000 : 800;
const atOnce = 8;
/**
 * The longest time in milliseconds that the event loop may be blocked. An expression that tries everything takes many
 * seconds, and a busy machine takes a fifth of one away.
 */
const maxStall = 1_000;

const stackTrace = /(\n|\\n)\s+at \S+|node_modules|file:\/\/\/|\.[cm]?[jt]sx?:\d+:\d+/;

/** A failure of a third party, such as an unreachable shop, that the contract lists as a reason. */
const isExpected = ({ endpoint }: EndpointSchema, response: LightMyRequestResponse): boolean => {
  const { reason } = (response.json<{ data?: { reason?: string } }>().data ?? {}) as { reason?: string };
  return reason !== undefined && (endpoint.reasons ?? []).includes(reason);
};

const staff = { email: 'desk@shop.test', password: 'Quetzal47Lamp' };

/** The tokens of existing users. The requests cannot end these sessions. */
const tokensOf = async (server: TestServer): Promise<string[]> => {
  const idOf = async (url: string, payload: object): Promise<string> => {
    const response = await server.app.inject({ method: 'POST', url, payload });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ data: { user: { id: string } } }>().data.user.id;
  };
  const register = (name: string) =>
    idOf('/v1/users', {
      email: `${name}@shop.test`,
      password: staff.password,
      password_confirm: staff.password,
      agree: true,
    });
  const shoppers = [await register('anna'), await register('bert')].map((userId) => server.login({ userId }));
  return [...shoppers, server.login({ userId: await idOf('/v1/login', staff), role: 'staff' })];
};

const faultOf = (
  schema: EndpointSchema,
  request: InjectOptions,
  response: LightMyRequestResponse,
): string | undefined => {
  const described = () =>
    `${JSON.stringify({ ...request, payload: String(request.payload).slice(0, 300) })} → ${response.statusCode} ${response.body.slice(0, 300)}`;
  if (response.statusCode >= 500 && !isExpected(schema, response)) return described();
  if (stackTrace.test(response.body)) return `a stack trace: ${described()}`;
  return undefined;
};

it(`answers ${requests} generated requests over every contract without failing or stalling (seed ${soakSeed})`, async () => {
  const errors: string[] = [];
  const log = makeLog({ logLevel: 'error' }, { write: (line) => void errors.push(line.slice(0, 2_000)) });
  const server = await testServer({
    compose: async (core) => ({ features: (await testFeatures(core)).features }),
    config: { staff },
    log,
  });
  // An event stream has no end.
  const schemas = server.composed.features
    .flatMap(({ routes }) => routes.map(({ schema }) => schema))
    .filter(({ endpoint }) => !endpoint.stream);
  const tokens = await tokensOf(server);
  const { next, learn } = requestGenerator(soakSeed);
  const faults: string[] = [];
  const answered = new Map<string, number>();
  const statuses = new Map<number, number>();
  const stalls = watchStalls();

  let made = 0;
  const visitor = async (): Promise<void> => {
    while (made < requests) {
      const schema = schemas[made % schemas.length];
      made += 1;
      if (!schema) continue;
      const request = next(schema, tokens);
      const response = await server.app.inject(request);
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
      const fault = faultOf(schema, request, response);
      if (fault) faults.push(fault);
      if (response.statusCode === 200 && response.headers['content-type']?.toString().startsWith('application/json'))
        learn(response.json());
      answered.set(
        schema.endpoint.path,
        (answered.get(schema.endpoint.path) ?? 0) + (response.statusCode === 200 ? 1 : 0),
      );
      // Gives each request its own turn of the event loop, as over a network. Otherwise refusals in a row would count
      // as one stall.
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));

  const longest = stalls.stop();
  if (soaking)
    console.log(
      `longest stretch ${Math.round(longest)} ms`,
      Object.fromEntries(statuses),
      Object.fromEntries(answered),
    );
  await server.close();
  expect({ faults: faults.slice(0, 10), errors: faults.length ? errors.slice(0, 10) : [] }).toEqual({
    faults: [],
    errors: [],
  });
  // Proves that the requests are not all refused early.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 415, 422]));
  expect(longest).toBeLessThan(maxStall);
}, 600_000);
