import { Failure, minute } from '@caravan/kernel';
import { count } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetAttemptsJob } from '../core.ts';
import { testClock, testDatabase, testServer, type TestDatabase, type TestServer } from '../testing/index.ts';
import { attempt } from './attempt.table.ts';
import { callLimit, type CallLimit } from './call-limit.ts';

let database: TestDatabase;
let servers: TestServer[];
const clock = testClock();

beforeEach(async () => {
  database = await testDatabase();
  const server = () => testServer({ compose: () => ({ features: [] }), config: { rateLimits: true }, database, clock });
  servers = [await server(), await server(), await server()];
});
afterEach(async () => {
  for (const server of servers) await server.close();
  await database.close();
});

/** The same limit in three server processes. */
const limitsOf = (max: number) =>
  servers.map(({ core }) =>
    callLimit({ attempts: core.attempts, clock: core.clock, name: 'sample', rule: { limit: max, window: minute } }),
  );
const isAdmitted = async (limit: CallLimit, caller: string): Promise<boolean> => {
  try {
    await limit(caller);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.reason === 'too_many_requests') return false;
    throw error;
  }
};

it('admits a number in all processes together, each caller separately', async () => {
  const limits = limitsOf(10);
  const calls = limits.flatMap((limit) => Array.from({ length: 10 }, () => isAdmitted(limit, 'anna')));
  expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(10);
  expect(await Promise.all(limits.map((limit) => isAdmitted(limit, 'ben')))).toEqual([true, true, true]);
});

it('counts anew when the window ends, and not before', async () => {
  const [first, second] = limitsOf(1);
  if (!first || !second) throw new Error('three servers');
  expect([await isAdmitted(first, 'anna'), await isAdmitted(second, 'anna')]).toEqual([true, false]);
  clock.advance(minute - 1);
  expect([await isAdmitted(first, 'anna'), await isAdmitted(second, 'anna')]).toEqual([false, false]);
  clock.advance(1);
  expect([await isAdmitted(second, 'anna'), await isAdmitted(first, 'anna')]).toEqual([true, false]);
});

it('reports when to retry, also from memory', async () => {
  const [limit] = limitsOf(1);
  if (!limit) throw new Error('three servers');
  await limit('anna');
  clock.advance(20_500);
  for (let time = 0; time < 2; time += 1)
    await expect(limit('anna')).rejects.toMatchObject({
      reason: 'too_many_requests',
      headers: { 'Retry-After': '40' },
    });
});

it('asks the database once about a caller who is refused', async () => {
  const [limit] = limitsOf(1);
  if (!limit) throw new Error('three servers');
  await limit('anna');
  await isAdmitted(limit, 'anna');
  await database.db.delete(attempt);
  expect(await isAdmitted(limit, 'anna')).toBe(false);
});

it('windows that have ended are deleted', async () => {
  const [limit] = limitsOf(1);
  await limit?.('anna');
  const rows = async () => (await database.db.select({ rows: count() }).from(attempt))[0]?.rows;
  await servers[0]?.runJob(forgetAttemptsJob, null);
  expect(await rows()).toBe(1);
  clock.advance(minute + 1);
  await servers[0]?.runJob(forgetAttemptsJob, null);
  expect(await rows()).toBe(0);
});
