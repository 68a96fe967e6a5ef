import { minute, type Clock } from '@caravan/kernel';
import type { Core, Database } from '@caravan/server-core';
import { LRUCache } from 'lru-cache';
import type { Snapshot } from './snapshot.ts';

/** A cart reads the same snapshots repeatedly, and snapshots never change, so they are cached. */
const kept = 500;
/** Most snapshots have a few kilobytes; that of a product with hundreds of variants has a hundred. */
const keptBytes = 16 * 1024 * 1024;
/** Limited, so that deleted snapshots do not stay in memory. */
const keptFor = 10 * minute;

export type CacheCounters = Pick<Core['counters'], 'cacheReads' | 'cacheBytes'>;

export type FindSnapshots = (db: Database, ids: readonly string[]) => Promise<Snapshot[]>;

/** A `FindSnapshots` that asks `find`, which reads from the database, only for uncached snapshots. */
export const rememberedSnapshots = (clock: Clock, find: FindSnapshots, counters?: CacheCounters): FindSnapshots => {
  const known = new LRUCache<string, Snapshot>({
    max: kept,
    maxSize: keptBytes,
    sizeCalculation: (snapshot) => Buffer.byteLength(JSON.stringify(snapshot)),
    ttl: keptFor,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  const count = counters?.cacheReads('goods_snapshots');
  counters?.cacheBytes('goods_snapshots', () => known.calculatedSize);
  return async (db, ids) => {
    const missing = [...new Set(ids)].filter((id) => {
      const isKnown = known.has(id);
      count?.(isKnown ? 'hit' : 'miss');
      return !isKnown;
    });
    const read = await find(db, missing);
    const found = new Map(read.map((snapshot) => [snapshot.id, snapshot]));
    for (const id of ids) {
      const snapshot = known.get(id);
      if (snapshot) found.set(id, snapshot);
    }
    for (const snapshot of read) known.set(snapshot.id, snapshot);
    return [...found.values()];
  };
};
