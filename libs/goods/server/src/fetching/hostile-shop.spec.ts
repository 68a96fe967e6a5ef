import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSampleServer, soaking } from '@caravan/server-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FetchOrder, FetchReport } from '../testing/fetch-all.process.ts';
import { attackNames, startHostileShop } from '../testing/hostile-shop.ts';

let shop: Awaited<ReturnType<typeof startHostileShop>>;
/** The program that fetches, as one file: Node alone does not find the other libraries. */
let program: Awaited<ReturnType<typeof buildSampleServer>>;
beforeAll(async () => {
  [shop, program] = await Promise.all([
    startHostileShop(),
    buildSampleServer({ entry: join(import.meta.dirname, '../testing/fetch-all.process.ts') }),
  ]);
});
afterAll(() => Promise.all([shop.close(), program.remove()]));

const fetchAll = async (order: Omit<FetchOrder, 'host'>): Promise<FetchReport> => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    program.file,
    JSON.stringify({ ...order, host: shop.host }),
  ]);
  return JSON.parse(stdout) as FetchReport;
};

/**
 * Milliseconds for a fetch. A soak uses the usual eight seconds. A normal run has a shorter time for attacks that wait
 * for it, and a longer one for those that the size must stop, because a busy machine reads slowly.
 */
const ordinary = 8_000;
const patience = soaking ? ordinary : 500;
const reading = soaking ? ordinary : 60_000;
/** Megabytes for one attack at a time. Four concurrent attacks may use twice as much. */
const allowed = 50;
const atOnce = 4;

/** An attack ends by the limit of the size if it sends much, and by that of the time if it is slow or silent. */
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
  silent: 'time',
  'slow-headers': 'time',
  'slow-body': 'time',
  'slow-gzip': 'time',
  'declared-and-never-sent': 'time',
};
const waiting = attackNames.filter((name) => endings[name] === 'time');
const pouring = attackNames.filter((name) => endings[name] !== 'time');

const times = (count: number, paths: readonly string[]): string[] => Array.from({ length: count }, () => paths).flat();

/** Every attack must end as expected and, in a soak, within its time. */
const expectEnded = (
  { outcomes, grown }: FetchReport,
  paths: readonly string[],
  time: number,
  megabytes: number,
): void => {
  if (soaking) console.log(grown, outcomes);
  const ended = outcomes.map(({ path, reason }) => `${path}: ${reason}`).toSorted();
  expect(ended).toEqual(paths.map((path) => `${path}: ${endings[path]}`).toSorted());
  expect(Math.max(grown.rss, grown.external, grown.heap)).toBeLessThanOrEqual(megabytes);
  if (soaking) for (const { path, ms } of outcomes) expect(ms, path).toBeLessThan(time + 1_000);
};

/** A soak does each attack in both ways; a normal run the pouring ones one by one, and the waiting ones together. */
const oneByOne = [
  ['pours', pouring, reading] as const,
  ...(soaking ? [['keeps us waiting', waiting, patience] as const] : []),
];
const together = [
  ...(soaking ? [['pours', times(8, pouring), reading] as const] : []),
  ['keeps us waiting', times(soaking ? 8 : 2, waiting), patience] as const,
];

describe('a malicious shop', () => {
  it.each(oneByOne)('uses little of our memory if it %s, one attack after another', async (_, paths, time) => {
    expectEnded(await fetchAll({ paths: [...paths], rows: 1, time }), paths, time, allowed);
  });

  it.each(together)('uses little of our memory if it %s in many concurrent ways', async (_, paths, time) => {
    expectEnded(await fetchAll({ paths: [...paths], rows: atOnce, time }), paths, time, 2 * allowed);
  });
}, 600_000);
