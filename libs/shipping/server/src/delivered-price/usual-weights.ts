import { isDeepStrictEqual } from 'node:util';
import { setImmediate } from 'node:timers/promises';
import { guessGoodsKind, minAccuracyParcels, type GoodsKind } from '@caravan/shipping/contract';
import type { WeighedPiece } from '@caravan/shipping/port';
import { defineJob, type Database } from '@caravan/server-core';
import { asc } from 'drizzle-orm';
import type { ShippingContext } from '../shipping-context.ts';
import { usualWeightTable as table, type UsualWeightRow } from './usual-weight.table.ts';

/** Counts at night what goods of each kind usually weigh. */
export const countUsualWeightsJob = defineJob()({ name: 'shipping.count_usual_weights', cron: '17 3 * * *' });

/** A caller of delivered prices reads the weights through a cache of this topic. */
export const usualWeightsTopic = 'shipping.usual_weights';

/** The newest goods that count: what is sold changes, and a count does not grow with the shop. */
const countedGoods = 20_000;
/** How many names are read before other requests have their turn. */
const turn = 500;

/** The value below which this share of sorted values lies. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** The usual weights of kinds with enough goods (specification 37.4). */
export const usualWeightsOf = (weights: ReadonlyMap<GoodsKind, readonly number[]>): UsualWeightRow[] =>
  [...weights].flatMap(([kind, all]) => {
    if (all.length < minAccuracyParcels) return [];
    const sorted = [...all].sort((one, other) => one - other);
    const lowG = quantile(sorted, 0.1);
    const medianG = quantile(sorted, 0.5);
    const highG = quantile(sorted, 0.9);
    return [{ kind, goods: all.length, lowG, medianG, highG }];
  });

const byKind = async (pieces: readonly WeighedPiece[]): Promise<Map<GoodsKind, number[]>> => {
  const weights = new Map<GoodsKind, number[]>();
  for (const [index, { name, pieceG }] of pieces.entries()) {
    if (index % turn === turn - 1) await setImmediate();
    const kind = guessGoodsKind(name);
    if (kind === null || pieceG < 1) continue;
    const known = weights.get(kind);
    if (known) known.push(pieceG);
    else weights.set(kind, [pieceG]);
  }
  return weights;
};

export const readUsualWeights = (db: Database): Promise<UsualWeightRow[]> =>
  db.select().from(table).orderBy(asc(table.kind));

/** Keeps the usual weights. A count that finds what is known changes nothing. */
export const countUsualWeights = async ({
  db,
  transaction,
  caches,
  weighedGoods,
}: Pick<ShippingContext, 'db' | 'transaction' | 'caches' | 'weighedGoods'>): Promise<void> => {
  const counted = usualWeightsOf(await byKind(await weighedGoods().newest(db, countedGoods)));
  const found = counted.sort((one, other) => (one.kind < other.kind ? -1 : 1));
  if (isDeepStrictEqual(found, await readUsualWeights(db))) return;
  await transaction(async (tx) => {
    // First, so that two counts at once write one after the other.
    await caches.changed(tx, usualWeightsTopic);
    await tx.delete(table);
    if (found.length > 0) await tx.insert(table).values(found);
  });
};
