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

/** The ordinary eight seconds take long where eight attacks use all of them. */
const time = soaking ? 8_000 : 1_000;
/** Megabytes for one attack at a time; four at once may take twice as much. */
const allowed = 50;
const atOnce = 4;

const endings: Record<string, string> = {
  'gzip-bomb': 'size',
  'deflate-bomb': 'size',
  'brotli-bomb': 'size',
  'endless-body': 'size',
  'endless-chunks': 'size',
  'endless-chunk-extension': 'size',
  'one-endless-header': 'headers',
  'endless-headers': 'headers',
  'silent': 'time',
  'slow-headers': 'time',
  'slow-body': 'time',
  'slow-gzip': 'time',
  'declared-and-never-sent': 'time',
};

describe('a shop that means harm', () => {
  it('is left in time and with little memory, one attack after another', async () => {
    const { outcomes, grown } = await fetchAll({ paths: attackNames, rows: 1, time });
    if (soaking) console.log(grown, outcomes);
    for (const { path, reason, ms } of outcomes) {
      if (endings[path]) expect(`${path} ${reason}`).toBe(`${path} ${endings[path]}`);
      expect(ms, path).toBeLessThan(time + 1_000);
    }
    expect(outcomes).toHaveLength(attackNames.length);
    expect(Math.max(grown.rss, grown.external, grown.heap)).toBeLessThanOrEqual(allowed);
  });

  it('is left so by many at once', async () => {
    const paths = Array.from({ length: soaking ? 8 : 2 }, () => attackNames).flat();
    const { outcomes, grown } = await fetchAll({ paths, rows: atOnce, time });
    if (soaking) console.log(grown);
    for (const { path, ms } of outcomes) expect(ms, path).toBeLessThan(time + 1_000);
    expect(Math.max(grown.rss, grown.external, grown.heap)).toBeLessThanOrEqual(2 * allowed);
  });
}, 600_000);
