import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import { packageItemTable } from './package-item.table.ts';
import { storeItemTable, type StoreItemRow } from './store-item.table.ts';

/** What mails show of goods in a package. */
export type GoodsOfPackage = Pick<StoreItemRow, 'name' | 'image' | 'quantity'>;

/** The goods of packages by number, in the order in which they were chosen. */
export const goodsOfPackages = async (
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, GoodsOfPackage[]>> => {
  if (!numbers.length) return new Map();
  const { name, image, quantity } = storeItemTable;
  const found = await db
    .select({ number: packageItemTable.packageNumber, name, image, quantity })
    .from(packageItemTable)
    .innerJoin(storeItemTable, eq(storeItemTable.id, packageItemTable.itemId))
    .where(inArray(packageItemTable.packageNumber, [...numbers]))
    .orderBy(asc(packageItemTable.packageNumber), asc(packageItemTable.position));
  return Map.groupBy(found, ({ number }) => number);
};
