import { minute } from '@caravan/kernel';

/** Younger prices are shown as they are; older ones are read again. */
const fresh = 30 * minute;
/** A check that began longer ago was cut off. */
const patience = 5 * minute;

interface Checked {
  snapshotId: string | null;
  checkedAt: Date;
  checkingSince: Date | null;
}

/** Before this instant a price is old, or a check has been cut off. */
export const staleBefore = (now: Date): Date => new Date(now.getTime() - fresh);
export const lostBefore = (now: Date): Date => new Date(now.getTime() - patience);

/** Whether a line's price is too old to be bought by. Prices given by hand have no shop to ask. */
export const isStale = ({ snapshotId, checkedAt }: Checked, now: Date): boolean => snapshotId !== null && checkedAt < staleBefore(now);

/** Whether a check of this line's price runs right now. */
export const isBeingChecked = ({ snapshotId, checkingSince }: Checked, now: Date): boolean =>
  snapshotId !== null && checkingSince !== null && checkingSince >= lostBefore(now);

/** Whether the shop should be asked again. */
export const wantsCheck = (line: Checked, now: Date): boolean => isStale(line, now) && !isBeingChecked(line, now);
