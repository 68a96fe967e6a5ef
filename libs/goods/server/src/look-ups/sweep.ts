import type { SnapshotHolder } from '@caravan/goods/port';
import { day, hour } from '@caravan/kernel';
import { defineJob, type Core } from '@caravan/server-core';
import { deleteTurnsBefore } from '../fetching/host-turn.repo.ts';
import { deleteLookUpsBefore } from './look-up.repo.ts';
import { deleteSnapshots, snapshotsBefore } from '../snapshots/goods-snapshot.repo.ts';
import { imageFolder, maxImageBytes } from '../pictures/image-store.ts';

export interface SweepContext extends Pick<Core, 'db' | 'files' | 'clock'> {
  /** The features that may refer to a snapshot. */
  snapshotHolders: () => readonly SnapshotHolder[];
}

export const sweepJob = defineJob()({ name: 'goods.sweep', cron: '29 3 * * *', expires: 1_800 });

const snapshotsKeptFor = 90 * day;
const imagesKeptFor = 30 * day;
const batch = 500;

/**
 * Deletes old snapshots without references. One that is put into a cart at this moment is lost for that cart, which
 * does little harm: a snapshot of this age is first read again from the shop, and a line whose shop does not answer
 * keeps its name.
 */
const forgetSnapshots = async (
  { db, snapshotHolders }: SweepContext,
  before: Date,
  signal: AbortSignal,
): Promise<void> => {
  for (
    let ids = await snapshotsBefore(db, before, '', batch);
    ids.length > 0;
    ids = await snapshotsBefore(db, before, ids.at(-1) ?? '', batch)
  ) {
    signal.throwIfAborted();
    const held = new Set<string>();
    for (const holder of snapshotHolders()) for (const id of await holder.held(ids)) held.add(id);
    await deleteSnapshots(
      db,
      ids.filter((id) => !held.has(id)),
    );
  }
};

/**
 * Deletes snapshots older than 90 days that are in no cart, ended look-ups and turns, pictures unused for a month, and more pictures if they use
 * too much space.
 */
export const sweep = async (context: SweepContext, signal: AbortSignal): Promise<void> => {
  const now = context.clock().getTime();
  await forgetSnapshots(context, new Date(now - snapshotsKeptFor), signal);
  await deleteLookUpsBefore(context.db, new Date(now));
  await deleteTurnsBefore(context.db, new Date(now - hour));
  await context.files.deleteUntouched(imageFolder, new Date(now - imagesKeptFor));
  await context.files.deleteOldest(imageFolder, maxImageBytes);
};
