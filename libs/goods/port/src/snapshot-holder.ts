import { listPort } from '@caravan/server-core';

/** Implemented by each feature that stores snapshot ids. Goods asks it before deleting old snapshots. */
export interface SnapshotHolder {
  /** Returns those of the given snapshots that are still referenced. */
  held: (snapshotIds: readonly string[]) => Promise<readonly string[]>;
}

export const snapshotHoldersPort = listPort<SnapshotHolder>('SnapshotHolder');
