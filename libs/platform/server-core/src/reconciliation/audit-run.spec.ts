import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Core, FeatureServer } from '../feature.ts';
import { testConfig, testDatabase, type TestDatabase } from '../testing/index.ts';
import type { AuditRun } from './audit-run.ts';
import { reconcile } from './reconcile.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  await database.db.execute(sql`INSERT INTO avatar (id, user_id) VALUES ('a', 'b')`);
});
afterEach(() => database.close());

const migrationsFolder = fileURLToPath(new URL('../../../../../apps/server/migrations', import.meta.url));
let lines: string[];
const audit = (featuresOf: (core: Core) => FeatureServer[], resume = false) => {
  lines = [];
  return reconcile({
    config: testConfig({ databaseUrl: database.url }),
    log: pino({ level: 'silent' }),
    migrationsFolder,
    compose: (core) => ({ features: featuresOf(core), authenticate: async () => null }),
    notice: (line) => void lines.push(line),
    resume,
  });
};

/** A feature with 25,000 rows in batches of 5,000, whose keys are numbers. */
const shelf = (check: (after: number) => string[]) => {
  const reads: number[] = [];
  let parts = 0;
  const feature: FeatureServer = {
    name: 'shelf',
    reasons: {},
    routes: [],
    audit: async (run?: AuditRun) => [
      ...((await run?.part('labels', async () => {
        parts += 1;
        return [];
      })) ?? []),
      ...((await run?.batches({
        name: 'books',
        count: async () => 25_000,
        check: async (key) => {
          const after = Number(key);
          reads.push(after);
          if (after === 25_000) return { faults: [], rows: 0, last: undefined };
          return { faults: check(after), rows: 5_000, last: String(after + 5_000) };
        },
      })) ?? []),
    ],
  };
  return { feature, reads, partsRun: () => parts };
};

it('tells how far it is, and goes on after an interruption without what is done', async () => {
  let isPlugged = false;
  const { feature, reads, partsRun } = shelf((after) => {
    if (after === 15_000 && !isPlugged) throw new Error('the power went away');
    return [];
  });
  await expect(audit(() => [feature])).rejects.toThrow('the power went away');
  expect(lines).toEqual(['checked: shelf labels', 'checked: shelf 10,000 of 25,000 books']);
  isPlugged = true;
  reads.length = 0;
  expect(await audit(() => [feature], true)).toEqual({ audited: ['shelf'], faults: [] });
  expect(reads).toEqual([15_000, 20_000, 25_000]);
  expect(partsRun()).toBe(1);
  expect(lines).toEqual([
    'The interrupted audit goes on.',
    'checked: shelf 20,000 of 25,000 books',
    'checked: shelf 25,000 of 25,000 books',
  ]);
});

it('begins anew without --resume, and if no audit was interrupted', async () => {
  const { feature, reads } = shelf(() => []);
  await audit(() => [feature]);
  await audit(() => [feature], true);
  expect(lines[0]).toBe('No audit was interrupted: it begins anew.');
  expect(reads.filter((after) => after === 0)).toHaveLength(2);
});

it('reports a fault from before the interruption, looks at its part again, and forgets one that has gone', async () => {
  let isFixed = false;
  const broken = shelf((after) => (after === 5_000 && !isFixed ? ['book 7 is missing'] : []));
  const fickle = shelf((after) => (after === 20_000 && !isFixed ? ['book 9 is missing'] : []));
  const other: FeatureServer = { ...fickle.feature, name: 'other' };
  expect((await audit(() => [broken.feature, other])).faults).toEqual([
    'shelf: book 7 is missing',
    'other: book 9 is missing',
  ]);
  let looks = 0;
  const passing: FeatureServer = {
    name: 'passing',
    reasons: {},
    routes: [],
    audit: async (run?: AuditRun) =>
      (await run?.part('once', async () => {
        looks += 1;
        return looks === 1 ? ['a step is running'] : [];
      })) ?? [],
  };
  isFixed = true;
  expect((await audit(() => [passing, broken.feature])).faults).toEqual([]);
  expect(looks).toBe(2);
});

it('reports more faults than a call may have arguments', async () => {
  const many: FeatureServer = {
    name: 'many',
    reasons: {},
    routes: [],
    audit: async (run?: AuditRun) =>
      (await run?.part('books', async () => Array.from({ length: 200_000 }, (_, n) => `book ${n} is missing`))) ?? [],
  };
  expect((await audit(() => [many])).faults).toHaveLength(200_000);
});

it('has statements without a limit of time', async () => {
  const limits: unknown[] = [];
  await audit((core) => [
    {
      name: 'slow',
      reasons: {},
      routes: [],
      audit: async () => {
        const { rows } = await core.db.execute<{ statement_timeout: string }>(sql`SHOW statement_timeout`);
        limits.push(rows[0]?.statement_timeout);
        return [];
      },
    },
  ]);
  expect(limits).toEqual(['0']);
});
