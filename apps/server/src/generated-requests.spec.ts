import { setImmediate } from 'node:timers/promises';
import type { EndpointSchema } from '@caravan/kernel';
import { makeLog } from '@caravan/server-core';
import { testServer, type TestServer } from '@caravan/server-core/testing';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { composeFeatures } from './features.ts';
import { requestGenerator } from './testing/request-generator.ts';
import { watchStalls } from './testing/watch-stalls.ts';

/** A tenth in every run, all with `SOAK=1`. */
const requests = process.env['SOAK'] ? 20_000 : 2_000;
/** `SOAK_SEED` of a run that found something makes the same requests again. */
const seed = Number(process.env['SOAK_SEED'] ?? Math.trunc(Math.random() * 2 ** 31));
const atOnce = 8;
/** Milliseconds of work at a stretch. */
const longestStall = 200;

const stackTrace = /(\n|\\n)\s+at \S+|node_modules|file:\/\/\/|\.[cm]?[jt]sx?:\d+:\d+/;

/** A failure of another party, such as a shop that cannot be reached, which the contract of the call names. */
const isForeseen = ({ endpoint }: EndpointSchema, response: LightMyRequestResponse): boolean => {
  const { reason } = (response.json<{ data?: { reason?: string } }>().data ?? {}) as { reason?: string };
  return reason !== undefined && (endpoint.reasons ?? []).includes(reason);
};

const staff = { email: 'desk@shop.test', password: 'Quetzal47Lamp' };

/** Tokens of people who exist; whatever the requests do to their sessions, these stay valid. */
const tokensOf = async (server: TestServer): Promise<string[]> => {
  const idOf = async (url: string, payload: object): Promise<string> => {
    const response = await server.app.inject({ method: 'POST', url, payload });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ data: { user: { id: string } } }>().data.user.id;
  };
  const register = (name: string) =>
    idOf('/v1/users', { email: `${name}@shop.test`, password: staff.password, password_confirm: staff.password, agree: true });
  const shoppers = [await register('anna'), await register('bert')].map((userId) => server.login({ userId }));
  return [...shoppers, server.login({ userId: await idOf('/v1/login', staff), role: 'staff' })];
};

const faultOf = (schema: EndpointSchema, request: InjectOptions, response: LightMyRequestResponse): string | undefined => {
  const asked = () => `${JSON.stringify({ ...request, payload: String(request.payload).slice(0, 300) })} → ${response.statusCode} ${response.body.slice(0, 300)}`;
  if (response.statusCode >= 500 && !isForeseen(schema, response)) return asked();
  if (stackTrace.test(response.body)) return `a stack trace: ${asked()}`;
  return undefined;
};

it(`answers ${requests} generated requests over every contract without failing or stalling (seed ${seed})`, async () => {
  const { features } = composeFeatures();
  const errors: string[] = [];
  const log = makeLog({ logLevel: 'error' }, { write: (line) => void errors.push(line.slice(0, 2_000)) });
  const server = await testServer({ features, config: { staff }, log });
  const schemas = features.flatMap((feature) => feature.routes(server.core).map(({ schema }) => schema));
  const tokens = await tokensOf(server);
  const { next, learn } = requestGenerator(seed);
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
      if (response.statusCode === 200 && response.headers['content-type']?.toString().startsWith('application/json')) learn(response.json());
      answered.set(schema.endpoint.path, (answered.get(schema.endpoint.path) ?? 0) + (response.statusCode === 200 ? 1 : 0));
      // A turn of the loop for each, as over a network; otherwise refusals follow one another without a pause and count as one stretch.
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));

  const longest = stalls.stop();
  if (process.env['SOAK']) console.log(`longest stretch ${Math.round(longest)} ms`, Object.fromEntries(statuses), Object.fromEntries(answered));
  await server.close();
  expect({ faults: faults.slice(0, 10), errors: faults.length ? errors.slice(0, 10) : [] }).toEqual({ faults: [], errors: [] });
  // Otherwise the requests would all be turned away at the door.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 415, 422]));
  expect(longest).toBeLessThan(longestStall);
}, 600_000);
