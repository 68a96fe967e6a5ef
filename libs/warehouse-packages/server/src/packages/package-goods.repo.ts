import type { Fen } from '@caravan/kernel';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import { packageItemTable } from './package-item.table.ts';
import { storeItemTable, type StoreItemRow } from '../store/store-item.table.ts';

/** Mails show these facts of goods in a package. */
export type GoodsOfPackage = Pick<StoreItemRow, 'id' | 'name' | 'image' | 'quantity' | 'weightG'>;

/** The price of the goods of a package, without photos, domestic shipping and coupons. */
export const valueOfPackage = async (db: Database, number: string): Promise<Fen> => {
  const [found] = await db
    .select({ valueFen: sql<number>`coalesce(sum(${storeItemTable.valueFen}), 0)`.mapWith(Number) })
    .from(packageItemTable)
    .innerJoin(storeItemTable, eq(storeItemTable.id, packageItemTable.itemId))
    .where(eq(packageItemTable.packageNumber, number));
  return found?.valueFen ?? 0;
};

/** The goods of packages by number, in the order in which they were chosen. */
export const goodsOfPackages = async (
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, GoodsOfPackage[]>> => {
  if (!numbers.length) return new Map();
  const { id, name, image, quantity, weightG } = storeItemTable;
  const found = await db
    .select({ number: packageItemTable.packageNumber, id, name, image, quantity, weightG })
    .from(packageItemTable)
    .innerJoin(storeItemTable, eq(storeItemTable.id, packageItemTable.itemId))
    .where(inArray(packageItemTable.packageNumber, [...numbers]))
    .orderBy(asc(packageItemTable.packageNumber), asc(packageItemTable.position));
  return Map.groupBy(found, ({ number }) => number);
};
