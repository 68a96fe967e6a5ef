import { day, type Fen } from '@caravan/kernel';
import { freeStorageDays, storageFeeFenPerDay } from '@caravan/warehouse-packages/contract';

/** When goods that came in at `storedAt` have lain for nothing long enough: 30 days of 24 hours after receipt (decisions.md). */
export const freeUntil = (storedAt: Date): Date => new Date(storedAt.getTime() + freeStorageDays * day);

/** Free days that are left, begun ones included; 0 once they are over. */
export const daysLeft = (storedAt: Date, now: Date): number => Math.max(0, Math.ceil((freeUntil(storedAt).getTime() - now.getTime()) / day));

/** What has come together for one item: 50 fen for each day begun after the free ones. */
export const storageFee = (storedAt: Date, now: Date): Fen => {
  const late = now.getTime() - freeUntil(storedAt).getTime();
  return late <= 0 ? 0 : Math.ceil(late / day) * storageFeeFenPerDay;
};
