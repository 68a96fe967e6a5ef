import type { Database } from '@caravan/server-core';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Snapshot } from './snapshot.ts';
import { rememberedSnapshots, type FindSnapshots } from './remembered-snapshots.ts';

const asked = vi.fn<FindSnapshots>();
const db = {} as Database;
const snapshot = (id: string) => ({ id }) as Snapshot;
const stored = ['a', 'b', 'c'];

beforeEach(() => {
  asked
    .mockReset()
    .mockImplementation((_, ids) => Promise.resolve(ids.filter((id) => stored.includes(id)).map(snapshot)));
});

let now = new Date('2026-11-20T08:00:00Z');
const clock = () => now;

const ids = async (reading: Promise<Snapshot[]>) => (await reading).map(({ id }) => id).sort();

test('reads each snapshot once from the database, and only uncached ones', async () => {
  const find = rememberedSnapshots(clock, asked);
  expect(await ids(find(db, ['a', 'b', 'a']))).toEqual(['a', 'b']);
  expect(await ids(find(db, ['a', 'c']))).toEqual(['a', 'c']);
  expect(await ids(find(db, ['c', 'b']))).toEqual(['b', 'c']);
  expect(asked.mock.calls.map(([, wanted]) => wanted)).toEqual([['a', 'b'], ['c'], []]);
});

test('missing snapshots are not cached', async () => {
  const find = rememberedSnapshots(clock, asked);
  expect(await ids(find(db, ['later']))).toEqual([]);
  asked.mockResolvedValueOnce([snapshot('later')]);
  expect(await ids(find(db, ['later']))).toEqual(['later']);
});

test('snapshots are cached for a limited time', async () => {
  const find = rememberedSnapshots(clock, asked);
  await find(db, ['a']);
  now = new Date(now.getTime() + 11 * 60_000);
  await find(db, ['a']);
  expect(asked.mock.calls.map(([, wanted]) => wanted)).toEqual([['a'], ['a']]);
});

test('large snapshots leave memory before small ones are too many, and it is shown how much they take', async () => {
  const large = (id: string) => ({ id, link: 'x'.repeat(6 * 1024 * 1024) }) as Snapshot;
  asked.mockImplementation((_, wanted) => Promise.resolve(wanted.map(large)));
  let bytes = () => 0;
  const find = rememberedSnapshots(clock, asked, {
    cacheReads: () => () => undefined,
    cacheBytes: (_, read) => void (bytes = read),
  });
  for (const id of ['a', 'b', 'c', 'a']) await find(db, [id]);
  expect(asked.mock.calls.map(([, wanted]) => wanted)).toEqual([['a'], ['b'], ['c'], ['a']]);
  expect(bytes()).toBeLessThanOrEqual(16 * 1024 * 1024);
  expect(bytes()).toBeGreaterThan(12 * 1024 * 1024);
});
