import { day } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deleteOldStaffActions } from '../audit/old-staff-actions.ts';
import { testServer, type TestServer } from '../testing/index.ts';
import { dropLogMonths, makeLogMonths } from './log-months.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer({ compose: () => ({ features: [] }) });
});
afterEach(() => server.close());

const act = (at: Date, ref = 'x') =>
  server.core.db.execute(sql`INSERT INTO staff_action (at, staff_id, roles, action, subject_kind, subject_ref)
    VALUES (${at.toISOString()}, 'command', '{}', 'order.cancel', 'order', ${ref})`);

/** The rows of each partition that has some. */
const months = async (): Promise<Record<string, number>> => {
  const { rows } = await server.core.db.execute<{ name: string; n: number }>(sql`
    SELECT tableoid::regclass::text AS name, count(*)::int AS n FROM staff_action GROUP BY 1 ORDER BY 1`);
  return Object.fromEntries(rows.map(({ name, n }) => [name.replace('log_months.staff_action_', ''), n]));
};
const make = (now: string) => makeLogMonths(server.core.db, server.core.transaction, new Date(now));
const all = async (found: AsyncIterable<number>): Promise<number[]> => {
  const counts: number[] = [];
  for await (const count of found) counts.push(count);
  return counts;
};
const drop = (before: string) =>
  all(dropLogMonths(server.core.db, server.core.transaction, 'staff_action', new Date(before)));

it('puts actions into their month in UTC, and all others into the default partition', async () => {
  await make('2019-12-15T00:00:00Z');
  await act(new Date('2019-12-31T23:59:59.999Z'));
  await act(new Date('2020-01-01T00:00:00Z'));
  await act(new Date('2020-03-31T23:00:00Z'));
  await act(new Date('2001-01-01T00:00:00Z'));
  await act(new Date());
  const now = new Date().toISOString().slice(0, 7).replace('-', '_');
  expect(await months()).toEqual({ '2019_12': 1, '2020_01': 1, '2020_03': 1, other: 1, [now]: 1 });
});

it('makes each month once for many processes that start together, while actions are written', async () => {
  const writing = Array.from({ length: 40 }, (_, n) => act(new Date(Date.UTC(2015, n % 12, 3)), `w${n}`));
  await Promise.all([...Array.from({ length: 10 }, () => make('2015-01-10T00:00:00Z')), ...writing]);
  expect(Object.values(await months()).reduce((sum, n) => sum + n, 0)).toBe(40);
  await make('2015-01-10T00:00:00Z');
});

it('leaves a month of which the default partition has rows already, and goes on with the next', async () => {
  await act(new Date('2018-05-02T00:00:00Z'), 'early');
  await make('2018-05-10T00:00:00Z');
  await act(new Date('2018-05-20T00:00:00Z'));
  await act(new Date('2018-06-20T00:00:00Z'));
  expect(await months()).toEqual({ other: 2, '2018_06': 1 });
});

it('drops months that ended, and deletes the rows of the month in which the period ends', async () => {
  await make('2018-01-10T00:00:00Z');
  for (const at of ['2018-01-05', '2018-01-30', '2018-02-01', '2018-03-10', '2018-03-20', '2017-01-01'])
    await act(new Date(`${at}T12:00:00Z`));
  expect(await all(deleteOldStaffActions(server.core, new Date('2018-03-15T00:00:00Z')))).toEqual([2, 1, 2]);
  expect(await months()).toEqual({ '2018_03': 1 });
  // A second run finds nothing, and an action of a month that is gone is still written.
  expect(await all(deleteOldStaffActions(server.core, new Date('2018-03-15T00:00:00Z')))).toEqual([0]);
  await act(new Date('2018-01-06T00:00:00Z'));
  expect(await months()).toEqual({ '2018_03': 1, other: 1 });
});

it('leaves a month that another connection uses for the next time', async () => {
  await make('2018-01-10T00:00:00Z');
  await act(new Date('2018-01-11T00:00:00Z'));
  const reads = Promise.withResolvers<void>();
  const ends = Promise.withResolvers<void>();
  const reading = server.core.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM staff_action`);
    reads.resolve();
    await ends.promise;
  });
  await reads.promise;
  expect(await drop('2018-02-01T00:00:00Z')).toEqual([]);
  ends.resolve();
  await reading;
  expect(await drop('2018-02-01T00:00:00Z')).toEqual([1]);
}, 20_000);

it('never drops a month of the future or the default partition', async () => {
  await act(new Date('2001-01-01T00:00:00Z'));
  expect(await drop(new Date(Date.now() - 3_650 * day).toISOString())).toEqual([]);
  expect(await months()).toEqual({ other: 1 });
});
