import { day, type Fen } from '@caravan/kernel';
import { storageFeeAfter } from '@caravan/warehouse-packages/contract';
import type { StoreItemRow } from '../store/store-item.table.ts';

/** When goods arrived, and how long they are stored without a fee. */
export type FreeStorage = Pick<StoreItemRow, 'freeDays' | 'storedAt'>;
export type PricedStorage = FreeStorage & Pick<StoreItemRow, 'storageFeeFen' | 'storageMaxFen'>;

/** The end of free storage: days of 24 hours after receipt (specification 11.2). */
export const freeUntil = ({ storedAt, freeDays }: FreeStorage): Date => new Date(storedAt.getTime() + freeDays * day);

/** The free days that remain, rounded up; 0 after the end. */
export const daysLeft = (goods: FreeStorage, now: Date): number =>
  Math.max(0, Math.ceil((freeUntil(goods).getTime() - now.getTime()) / day));

/** The storage fee of one item: for each day after the free ones, rounded up, up to the most. */
export const storageFee = (goods: PricedStorage, now: Date): Fen =>
  storageFeeAfter(now.getTime() - freeUntil(goods).getTime(), {
    perDay: goods.storageFeeFen,
    most: goods.storageMaxFen,
  });
