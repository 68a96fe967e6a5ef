import type { GoodsSnapshots, RefreshedLine, SnapshotLine } from '@caravan/goods/port';
import { recogniseLink } from '@caravan/goods/contract/links';
import { minute } from '@caravan/kernel';
import { findSnapshots as readSnapshots } from './goods-snapshot.repo.ts';
import { sameSku, snapshotLine } from './snapshot-line.ts';
import type { Snapshot } from './snapshot.ts';
import type { FetchableLink } from '../look-ups/goods-source.ts';
import type { ImagePath } from '../look-ups/present-goods.ts';
import type { GoodsContext } from '../look-ups/goods-context.ts';
import { lookUpLink, type Visitor } from '../look-ups/look-up-link.ts';
import { rememberedSnapshots, type CacheCounters } from './remembered-snapshots.ts';

/** An older snapshot is read again from the shop before it is bought. */
const goodFor = 30 * minute;

/**
 * Not limited: a line's product was looked up before, and its age limits how often it is refreshed. Each shop has a
 * share of the readers.
 */
const refresher = (link: FetchableLink): Visitor => ({
  caller: `shop ${new URL(link.url).hostname}`,
  admit: async () => undefined,
});

const differs = (before: SnapshotLine, after: SnapshotLine): boolean =>
  before.unitPriceFen !== after.unitPriceFen ||
  before.domesticShippingFen !== after.domesticShippingFen ||
  before.availability !== after.availability ||
  JSON.stringify(before.tiers) !== JSON.stringify(after.tiers);

const newest = async (context: GoodsContext, snapshot: Snapshot): Promise<Snapshot | null> => {
  const link = recogniseLink(snapshot.link);
  return link === null || link.kind === 'text' ? null : (await lookUpLink(context, link, refresher(link))).snapshot;
};

/** The port through which the cart and checkout read prices. */
export const goodsSnapshots = (
  context: GoodsContext & { imagePath: ImagePath; counters: CacheCounters },
): GoodsSnapshots => {
  const findSnapshots = rememberedSnapshots(context.clock, readSnapshots, context.counters);

  const refresh: GoodsSnapshots['refresh'] = async ({ snapshotId, skuId }) => {
    const [before] = await findSnapshots(context.db, [snapshotId]);
    const line = before && snapshotLine(before, skuId, context.imagePath);
    if (!before || !line) return null;
    if (context.clock().getTime() - before.fetchedAt.getTime() < goodFor) return { outcome: 'current', line };
    const after = await newest(context, before);
    if (!after) return { outcome: 'unreadable', line };
    const sameId = sameSku(before, skuId, after);
    const today = sameId === undefined ? null : snapshotLine(after, sameId, context.imagePath);
    if (!today) return { outcome: 'gone', line };
    return { outcome: differs(line, today) ? 'changed' : 'current', line: today } satisfies RefreshedLine;
  };

  const findAll: GoodsSnapshots['findAll'] = async (refs) => {
    const found = new Map(
      (
        await findSnapshots(
          context.db,
          refs.map(({ snapshotId }) => snapshotId),
        )
      ).map((snapshot) => [snapshot.id, snapshot]),
    );
    return refs.map(({ snapshotId, skuId }) => {
      const snapshot = found.get(snapshotId);
      return snapshot ? snapshotLine(snapshot, skuId, context.imagePath) : null;
    });
  };

  return {
    has: async (snapshotId) => (await findSnapshots(context.db, [snapshotId])).length > 0,
    find: async (ref) => (await findAll([ref]))[0] ?? null,
    findAll,
    refresh,
  };
};
