import { parcelClaimDays } from '@caravan/forwarding/contract';
import { day } from '@caravan/kernel';
import type { NewTask, TaskSource } from '@caravan/tasks/port';
import { openClaims } from './parcel-claim.repo.ts';
import type { ParcelClaimRow } from './parcel-claim.table.ts';

/** A claim for staff to compare with the parcels that are kept. */
export const claimTask = ({ id, trackingNumber, contents, userId, createdAt }: ParcelClaimRow): NewTask => ({
  queue: 'proof',
  kind: 'parcel_claim',
  ref: id,
  title: trackingNumber,
  facts: { contents, user_id: userId },
  openedAt: createdAt,
  dueAt: new Date(createdAt.getTime() + parcelClaimDays.due * day),
});

/** The claims that wait for a decision. */
export const claimTaskSource: TaskSource = {
  queue: 'proof',
  wanted: async (db) => (await openClaims(db)).map(claimTask),
};
