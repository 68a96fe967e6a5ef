import { asc, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import type { ItemState } from '../domain/item-tasks.ts';
import type { PackageState } from '../domain/package-tasks.ts';
import { binMoveTable as moves } from './bin-move.table.ts';
import { packageTable as packages } from './package.table.ts';
import { packingOf } from './packing-option.repo.ts';
import { servicesOfItems } from './service.repo.ts';
import { pinnedMethods } from './shipping-method.repo.ts';
import { storeItemTable as items } from './store-item.table.ts';
import { storePhotoTable as photos } from './store-photo.table.ts';
import { extrasOf, weighingsOf } from './weighing.repo.ts';

const itemStates = async (db: Database, where: SQL | undefined): Promise<ItemState[]> => {
  const found = await db
    .select({
      item: items,
      stage: packages.stage,
      photos: sql<number>`(select count(*) from ${photos} where ${photos.itemId} = ${items.id})`.mapWith(Number),
      movedAt: sql<Date | null>`(select max(${moves.at}) from ${moves} where ${moves.itemId} = ${items.id})`.mapWith(
        moves.at,
      ),
    })
    .from(items)
    .leftJoin(packages, eq(packages.number, items.packageNumber))
    .where(where)
    .orderBy(asc(items.id));
  const ids = found.map(({ item }) => item.id);
  const services = await servicesOfItems(db, ids);
  return found.map(({ item, ...rest }) => ({
    ...item,
    ...rest,
    services: services.get(item.id) ?? [],
  }));
};

/** The states of items, in the order of their ids. */
export const itemStatesOf = (db: Database, ids: readonly string[]): Promise<ItemState[]> =>
  itemStates(db, inArray(items.id, [...ids]));

/** The states of all items in the warehouse. */
export const storedItemStates = (db: Database): Promise<ItemState[]> => itemStates(db, isNull(items.leftAt));

const packageStates = async (db: Database, where: SQL | undefined): Promise<PackageState[]> => {
  const rows = await db.select().from(packages).where(where).orderBy(asc(packages.number));
  if (!rows.length) return [];
  const methodOf = await pinnedMethods(db, rows);
  const numbers = rows.map(({ number }) => number);
  const extras = await extrasOf(db, numbers);
  const weighings = await weighingsOf(db, numbers);
  const packing = await packingOf(db, numbers);
  const goods = await db
    .select({
      number: items.packageNumber,
      items: count(),
      bins: sql<string[]>`array_remove(array_agg(distinct ${items.bin}), null)`,
    })
    .from(items)
    .where(inArray(items.packageNumber, numbers))
    .groupBy(items.packageNumber);
  const goodsOf = new Map(goods.map((one) => [one.number, one]));
  return rows.map((row) => ({
    row,
    method: methodOf(row),
    items: goodsOf.get(row.number)?.items ?? 0,
    bins: goodsOf.get(row.number)?.bins ?? [],
    packing: packing.get(row.number) ?? [],
    weighing: weighings.get(row.number)?.at(-1) ?? null,
    extraFen: extras.get(row.number)?.find(({ decided }) => decided === null)?.amountFen ?? null,
  }));
};

/** The states of packages, in the order of their numbers. */
export const packageStatesOf = (db: Database, numbers: readonly string[]): Promise<PackageState[]> =>
  packageStates(db, inArray(packages.number, [...numbers]));

/** The states of all packages that are paid and not shipped. */
export const waitingPackageStates = (db: Database): Promise<PackageState[]> =>
  packageStates(db, eq(packages.status, 'to_be_delivered'));
