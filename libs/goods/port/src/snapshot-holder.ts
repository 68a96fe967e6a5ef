/** What a feature tells goods before it forgets old snapshots: each feature that keeps ids of snapshots implements it. */
export interface SnapshotHolder {
  /** Which of these snapshots are still referred to. */
  held: (snapshotIds: readonly string[]) => Promise<readonly string[]>;
}
