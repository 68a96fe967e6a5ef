import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FetchOrder, FetchReport } from '../testing/fetch-all.process.ts';
import { attackNames, startHostileShop } from '../testing/hostile-shop.ts';
import { soaking } from '../testing/soak.ts';

let shop: Awaited<ReturnType<typeof startHostileShop>>;
beforeAll(async () => {
  shop = await startHostileShop();
});
afterAll(() => shop.close());

const script = join(import.meta.dirname, '../testing/fetch-all.process.ts');

const fetchAll = async (order: Omit<FetchOrder, 'host'>): Promise<FetchReport> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, JSON.stringify({ ...order, host: shop.host })]);
  return JSON.parse(stdout) as FetchReport;
};

/** The ordinary eight seconds; what waits for them in vain waits shorter unless it is soaked. */
const ordinary = 8_000;
const patience = soaking ? ordinary : 1_000;
/** Megabytes for one attack at a time; four at once may take twice as much. */
const allowed = 50;
const atOnce = 4;

/** What ends each attack: what pours, ends by its size; what drips or keeps silent, by the time. */
const endings: Record<string, string> = {
  'gzip-bomb': 'size',
  'deflate-bomb': 'size',
  'brotli-bomb': 'size',
  'endless-body': 'size',
  'endless-chunks': 'size',
  'endless-chunk-extension': 'size',
  'endless-hints': 'size',
  'one-endless-header': 'headers',
  'endless-headers': 'headers',
  'more-than-declared': 'fetched',
  'silent': 'time',
  'slow-headers': 'time',
  'slow-body': 'time',
  'slow-gzip': 'time',
  'declared-and-never-sent': 'time',
};
const waiting = attackNames.filter((name) => endings[name] === 'time');
const pouring = attackNames.filter((name) => endings[name] !== 'time');

const times = (count: number, paths: readonly string[]): string[] => Array.from({ length: count }, () => paths).flat();

/** Every attack in its own way; where it is soaked, within its time by the clock as well. */
const expectEnded = ({ outcomes, grown }: FetchReport, paths: readonly string[], time: number, megabytes: number): void => {
  if (soaking) console.log(grown, outcomes);
  const ended = outcomes.map(({ path, reason }) => `${path}: ${reason}`).toSorted();
  expect(ended).toEqual(paths.map((path) => `${path}: ${endings[path]}`).toSorted());
  expect(Math.max(grown.rss, grown.external, grown.heap)).toBeLessThanOrEqual(megabytes);
  if (soaking) for (const { path, ms } of outcomes) expect(ms, path).toBeLessThan(time + 1_000);
};

describe('a shop that means harm', () => {
  it.each([
    ['pours', pouring, ordinary],
    ['keeps us waiting', waiting, patience],
  ] as const)('is left with little memory where it %s, one attack after another', async (_, paths, time) => {
    expectEnded(await fetchAll({ paths: [...paths], rows: 1, time }), paths, time, allowed);
  });

  it.each([
    ['pours', times(soaking ? 8 : 2, pouring), ordinary],
    ['keeps us waiting', times(soaking ? 8 : 2, waiting), patience],
  ] as const)('is left so where it %s in many ways at once', async (_, paths, time) => {
    expectEnded(await fetchAll({ paths: [...paths], rows: atOnce, time }), paths, time, 2 * allowed);
  });
}, 600_000);
