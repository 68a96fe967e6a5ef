import type { Tx } from '@caravan/server-core';
import { readReach, type Reach } from '../db/reach.repo.ts';

const reaches = new WeakMap<Tx, Map<string, Promise<Reach>>>();

/** How events reach a shopper, read once in a transaction: most steps cause several events. */
export const reachOf = (tx: Tx, userId: string): Promise<Reach> => {
  const known = reaches.get(tx) ?? new Map<string, Promise<Reach>>();
  reaches.set(tx, known);
  const reach = known.get(userId) ?? readReach(tx, userId);
  known.set(userId, reach);
  return reach;
};
