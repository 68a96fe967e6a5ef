import { freeStorageDays } from '@caravan/content/contract';
import { day, type Fen } from '@caravan/kernel';
import { storageFeeAfter } from '@caravan/warehouse-packages/contract';

/** The end of free storage: 30 days of 24 hours after receipt (specification 11.2). */
export const freeUntil = (storedAt: Date): Date => new Date(storedAt.getTime() + freeStorageDays * day);

/** The free days that remain, rounded up; 0 after the end. */
export const daysLeft = (storedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((freeUntil(storedAt).getTime() - now.getTime()) / day));

/** The storage fee of one item: 50 fen for each day after the free ones, rounded up, for 60 days at most. */
export const storageFee = (storedAt: Date, now: Date): Fen =>
  storageFeeAfter(now.getTime() - freeUntil(storedAt).getTime());
