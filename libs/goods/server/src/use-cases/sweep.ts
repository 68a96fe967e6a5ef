import type { SnapshotHolder } from '@caravan/goods/port';
import { day } from '@caravan/kernel';
import { defineJob, type Core } from '@caravan/server-core';
import { deleteSnapshots, snapshotsBefore } from '../db/goods-snapshot.repo.ts';
import { imageFolder } from './show-image.ts';

export interface SweepContext extends Pick<Core, 'db' | 'files' | 'clock'> {
  /** Who may still refer to a snapshot. */
  snapshotHolders: () => readonly SnapshotHolder[];
}

export const sweepJob = defineJob()({ name: 'goods.sweep', cron: '29 3 * * *', expires: 1_800 });

const snapshotsKeptFor = 90 * day;
const imagesKeptFor = 30 * day;
const batch = 500;

/**
 * Forgets old snapshots that nobody refers to. One that is put into a cart at this very moment is lost to it: after ninety days the shop is
 * asked anew before that happens, and a line whose shop has fallen silent still knows its name.
 */
const forgetSnapshots = async ({ db, snapshotHolders }: SweepContext, before: Date, signal: AbortSignal): Promise<void> => {
  for (let ids = await snapshotsBefore(db, before, '', batch); ids.length > 0; ids = await snapshotsBefore(db, before, ids.at(-1) ?? '', batch)) {
    signal.throwIfAborted();
    const held = new Set<string>();
    for (const holder of snapshotHolders()) for (const id of await holder.held(ids)) held.add(id);
    await deleteSnapshots(
      db,
      ids.filter((id) => !held.has(id)),
    );
  }
};

/** Deletes what nobody asks for any more: snapshots of a quarter ago that are in no cart, pictures that nobody looked at for a month. */
export const sweep = async (context: SweepContext, signal: AbortSignal): Promise<void> => {
  const now = context.clock().getTime();
  await forgetSnapshots(context, new Date(now - snapshotsKeptFor), signal);
  await context.files.deleteUntouched(imageFolder, new Date(now - imagesKeptFor));
};
