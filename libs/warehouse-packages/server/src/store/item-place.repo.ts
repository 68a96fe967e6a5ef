import { and, eq, inArray, isNotNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { ItemPlace, LostPieces } from '@caravan/cart-orders/port';
import type { Database } from '@caravan/server-core';
import type { PackageContext } from '../core/package-context.ts';
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
      lostAt: items.lostAt,
      returnNumber: items.returnNumber,
    })
    .from(items)
    .leftJoin(packages, eq(packages.number, items.packageNumber))
    .where(inArray(items.id, [...ids]));

/** Where items are, with the times of their packages; an exchanged item is where the goods are that came for it. */
export const placesOfItems = async (
  context: Pick<PackageContext, 'returns'>,
  db: Database,
  ids: readonly string[],
): Promise<ItemPlace[]> => {
  const found = await ownPlaces(db, ids);
  const numbers = found.flatMap(({ returnNumber }) => returnNumber ?? []);
  const returned = numbers.length ? await context.returns().find(db, numbers) : [];
  const returns = new Map(returned.map((one) => [one.number, one]));
  const replacements = returned.flatMap(({ replacementId }) => replacementId ?? []);
  const later = replacements.length ? await placesOfItems(context, db, replacements) : [];
  return found.map(({ returnNumber, ...place }) => {
    const own = returns.get(returnNumber ?? '');
    const now = later.find(({ itemId }) => itemId === own?.replacementId);
    const here = { ...place, itemNow: place.itemId, returned: own ? { number: own.number, state: own.state } : null };
    return { ...(now ?? here), itemId: place.itemId };
  });
};

/** The pieces of lines that got lost. */
export const lossesOfLines = async (db: Database, lineIds: readonly string[]): Promise<LostPieces[]> => {
  const { lineId, quantity, lostAt } = items;
  const lost = await db
    .select({ lineId, quantity, at: lostAt })
    .from(items)
    .where(and(inArray(lineId, [...lineIds]), isNotNull(lostAt)));
  return lost.flatMap(({ at, ...pieces }) => (at ? [{ ...pieces, at }] : []));
};

/** Selects the numbers of a shopper's orders of which goods are in the warehouse. */
export const ordersHere = (userId: string | Placeholder): SQL =>
  sql`SELECT ${items.orderNumber} FROM ${items} WHERE ${items.userId} = ${userId} AND ${items.leftAt} IS NULL`;
