import type { WeighedGoods } from '@caravan/shipping/port';
import { desc, gt, sql } from 'drizzle-orm';
import { storeItemTable as items } from './store-item.table.ts';

/** Goods by their weight on arrival, newest first. */
export const weighedGoods: WeighedGoods = {
  newest: (db, limit) =>
    db
      .select({
        name: items.name,
        pieceG: sql<number>`greatest(1, round(${items.weightG}::numeric / ${items.quantity}))`.mapWith(Number),
      })
      .from(items)
      .where(gt(items.weightG, 0))
      .orderBy(desc(items.storedAt), desc(items.id))
      .limit(limit),
};
