import { expect, test, vi } from 'vitest';
import { shortCache } from './short-cache.ts';

const makeCache = () => {
  const time = { now: Date.UTC(2026, 0, 1) };
  return { time, cache: shortCache<number>(() => new Date(time.now), { ttl: 1_000, max: 2 }) };
};

test('keeps a value until it expires', async () => {
  const { time, cache } = makeCache();
  const load = vi.fn(() => Promise.resolve(1));
  await cache.get('a', load);
  time.now += 1_000;
  await cache.get('a', load);
  expect(load).toHaveBeenCalledTimes(1);
  time.now += 1;
  await cache.get('a', load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('concurrent callers share one load', async () => {
  const { cache } = makeCache();
  const load = vi.fn(() => Promise.resolve(1));
  await Promise.all([cache.get('a', load), cache.get('a', load)]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a query that runs whenever it is awaited runs once', async () => {
  const { cache } = makeCache();
  const run = vi.fn(() => Promise.resolve(1));
  const query: PromiseLike<number> = { then: (done, failed) => run().then(done, failed) };
  const load = () => query;
  expect([await cache.get('a', load), await cache.get('a', load)]).toEqual([1, 1]);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a failure is not cached', async () => {
  const { cache } = makeCache();
  await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await expect(cache.get('a', () => Promise.resolve(2))).resolves.toBe(2);
});

test('has a maximum size; the oldest entry goes first', async () => {
  const { cache } = makeCache();
  const load = vi.fn(() => Promise.resolve(1));
  for (const key of ['a', 'b', 'c']) await cache.get(key, load);
  await cache.get('b', load);
  await cache.get('c', load);
  expect(load).toHaveBeenCalledTimes(3);
  await cache.get('a', load);
  expect(load).toHaveBeenCalledTimes(4);
});
