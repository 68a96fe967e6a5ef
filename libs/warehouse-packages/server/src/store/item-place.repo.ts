import { eq, inArray } from 'drizzle-orm';
import type { ItemPlace } from '@caravan/cart-orders/port';
import type { Database } from '@caravan/server-core';
import { goodsReturnTable as returns } from '../returns/goods-return.table.ts';
import { packageTable as packages } from '../packages/package.table.ts';
import { storeItemTable as items } from './store-item.table.ts';

const ownPlaces = (db: Database, ids: readonly string[]) =>
  db
    .select({
      itemId: items.id,
      packageNumber: items.packageNumber,
      packageStatus: packages.status,
      packedAt: items.packedAt,
      shippedAt: packages.shippedAt,
      receivedAt: packages.doneAt,
      disposedAt: items.disposedAt,
      returned: { number: returns.number, state: returns.state },
      replacementId: returns.replacementId,
    })
    .from(items)
    .leftJoin(packages, eq(packages.number, items.packageNumber))
    .leftJoin(returns, eq(returns.number, items.returnNumber))
    .where(inArray(items.id, [...ids]));

/** Where items are, with the times of their packages; an exchanged item is where the goods are that came for it. */
export const placesOfItems = async (db: Database, ids: readonly string[]): Promise<ItemPlace[]> => {
  const found = await ownPlaces(db, ids);
  const replacements = found.flatMap(({ replacementId }) => replacementId ?? []);
  const later = replacements.length ? await placesOfItems(db, replacements) : [];
  return found.map(({ replacementId, ...place }) => {
    const now = later.find(({ itemId }) => itemId === replacementId);
    return { ...(now ?? { ...place, itemNow: place.itemId }), itemId: place.itemId };
  });
};
