import { minute } from '@caravan/kernel';

/** Prices that are older are read again from the shop. */
const fresh = 30 * minute;
/** A check that began longer ago was interrupted. */
const patience = 5 * minute;

interface Checked {
  snapshotId: string | null;
  checkedAt: Date;
  checkingSince: Date | null;
}

/** A price checked before this time is old. */
const staleBefore = (now: Date): Date => new Date(now.getTime() - fresh);
export const lostBefore = (now: Date): Date => new Date(now.getTime() - patience);

/** True if a line's price is too old for an order. Prices entered by hand have no shop to ask. */
export const isStale = ({ snapshotId, checkedAt }: Checked, now: Date): boolean =>
  snapshotId !== null && checkedAt < staleBefore(now);

/** True while a check of this line's price runs. */
export const isBeingChecked = ({ snapshotId, checkingSince }: Checked, now: Date): boolean =>
  snapshotId !== null && checkingSince !== null && checkingSince >= lostBefore(now);

/** True if the shop should be asked again. */
export const wantsCheck = (line: Checked, now: Date): boolean => isStale(line, now) && !isBeingChecked(line, now);
