import { testServer } from '@caravan/server-core/testing';
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

/** Answers of a shop that it cannot reach are foreseen, and no fault of ours. */
const isForeseen = (response: LightMyRequestResponse): boolean => {
  const { reason } = (response.json<{ data?: { reason?: string } }>().data ?? {}) as { reason?: string };
  return reason !== undefined && reason !== 'internal';
};

const faultOf = (request: InjectOptions, response: LightMyRequestResponse): string | undefined => {
  const asked = () => `${JSON.stringify({ ...request, payload: String(request.payload).slice(0, 300) })} → ${response.statusCode} ${response.body.slice(0, 300)}`;
  if (response.statusCode >= 500 && !isForeseen(response)) return asked();
  if (stackTrace.test(response.body)) return `a stack trace: ${asked()}`;
  return undefined;
};

it(`answers ${requests} generated requests over every contract without failing or stalling (seed ${seed})`, async () => {
  const { features } = composeFeatures();
  const server = await testServer({ features });
  const schemas = features.flatMap((feature) => feature.routes(server.core).map(({ schema }) => schema));
  const tokens = [server.login(), server.login({ role: 'staff' })];
  const next = requestGenerator(seed);
  const faults: string[] = [];
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
      const fault = faultOf(request, response);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));

  const longest = stalls.stop();
  await server.close();
  expect(faults.slice(0, 10)).toEqual([]);
  // Otherwise the requests would all be turned away at the door.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 415, 422]));
  expect(longest).toBeLessThan(longestStall);
}, 600_000);
