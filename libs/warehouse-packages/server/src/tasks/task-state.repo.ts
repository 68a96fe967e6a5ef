import { and, asc, count, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { partRows, type Database } from '@caravan/server-core';
import type { ItemState } from '../store/item-tasks.ts';
import type { PackageState } from './package-tasks.ts';
import { binMoveTable as moves } from '../bins/bin-move.table.ts';
import {
  packageExtraEventTable as decided,
  packageExtraTable as extras,
} from '../packages/payment/package-extra.table.ts';
import { packageItemTable as packed } from '../packages/package-item.table.ts';
import { packageTable as packages } from '../packages/package.table.ts';
import { packageWeighingTable as weighings } from '../packages/weighing/package-weighing.table.ts';
import { goodsHeldBack } from '../store/held-back.ts';
import { inPackingOrder } from '@caravan/warehouse-packages/port';
import { packagePackingTable as packing } from '../packages/packing/packing-option.table.ts';
import type { PackageContext } from '../core/package-context.ts';
import { shippingMethodTable as methods } from '@caravan/shipping/port';
import { storeItemTable as items } from '../store/store-item.table.ts';
import { storePhotoTable as photos } from '../photos/store-photo.table.ts';

type Services = Pick<PackageContext, 'services'>;

const itemStates = async (db: Database, { services }: Services, where: SQL | undefined): Promise<ItemState[]> => {
  const ordered = services().ofItem(db, items.id);
  const found = await db
    .select({
      item: items,
      stage: packages.stage,
      services: ordered.rows,
      photos: sql<number>`(select count(*) from ${photos} where ${photos.itemId} = ${items.id})`.mapWith(Number),
      movedAt: sql<Date | null>`(select max(${moves.at}) from ${moves} where ${moves.itemId} = ${items.id})`.mapWith(
        moves.at,
      ),
    })
    .from(items)
    .leftJoin(packages, eq(packages.number, items.packageNumber))
    .crossJoinLateral(ordered)
    .where(where)
    .orderBy(asc(items.id));
  const measured = await services().withMeasures(
    db,
    found.flatMap((one) => one.services),
  );
  return found.map(({ item, services: own, ...rest }) => ({
    ...item,
    ...rest,
    services: own.map(({ number }) => measured.get(number)).filter((one) => one !== undefined),
  }));
};

/** The states of items, in the order of their ids. */
export const itemStatesOf = (db: Database, context: Services, ids: readonly string[]): Promise<ItemState[]> =>
  itemStates(db, context, inArray(items.id, [...ids]));

/** The states of the goods of packages, also of a cancelled one. */
export const goodsStatesOf = (db: Database, context: Services, numbers: readonly string[]): Promise<ItemState[]> =>
  itemStates(
    db,
    context,
    inArray(
      items.id,
      db
        .select({ id: packed.itemId })
        .from(packed)
        .where(inArray(packed.packageNumber, [...numbers])),
    ),
  );

/** The states of all items in the warehouse. */
export const storedItemStates = (db: Database, context: Services): Promise<ItemState[]> =>
  itemStates(db, context, isNull(items.leftAt));

const packageStates = async (db: Database, where: SQL | undefined): Promise<PackageState[]> => {
  const goods = db
    .select({
      count: count().as('goods_count'),
      bins: sql<string[] | null>`array_remove(array_agg(distinct ${items.bin}), null)`.as('goods_bins'),
      ...goodsHeldBack(items.number),
    })
    .from(items)
    .where(eq(items.packageNumber, packages.number))
    .as('goods');
  const wishes = partRows(db, packing, 'wishes', {
    where: eq(packing.packageNumber, packages.number),
    order: [asc(packing.kind)],
  });
  const weighed = partRows(db, weighings, 'weighed', {
    where: eq(weighings.packageNumber, packages.number),
    order: [asc(weighings.seq)],
  });
  /** The payment that waits, of which there is at most one. */
  const asked = db
    .select({ amountFen: extras.amountFen })
    .from(extras)
    .leftJoin(decided, and(eq(decided.extraRef, extras.ref), ne(decided.event, 'refunded')))
    .where(and(eq(extras.packageNumber, packages.number), isNull(decided.extraRef)))
    .orderBy(asc(extras.weighing))
    .limit(1)
    .as('asked');
  const found = await db
    .select()
    .from(packages)
    .innerJoin(methods, and(eq(methods.id, packages.methodId), eq(methods.version, packages.methodVersion)))
    .crossJoinLateral(goods)
    .crossJoinLateral(wishes)
    .crossJoinLateral(weighed)
    .leftJoinLateral(asked, sql`true`)
    .where(where)
    .orderBy(asc(packages.number));
  return found.map((one) => ({
    row: one.package,
    method: one.shipping_line,
    items: one.goods.count,
    bins: one.goods.bins ?? [],
    failed: one.goods.failed,
    missing: one.goods.missing,
    packing: inPackingOrder(one.wishes.rows),
    weighing: one.weighed.rows.at(-1) ?? null,
    extraFen: one.asked?.amountFen ?? null,
  }));
};

/** The states of packages, in the order of their numbers. */
export const packageStatesOf = (db: Database, numbers: readonly string[]): Promise<PackageState[]> =>
  packageStates(db, inArray(packages.number, [...numbers]));

/** The states of all packages that are paid and not shipped. */
export const waitingPackageStates = (db: Database): Promise<PackageState[]> =>
  packageStates(db, eq(packages.status, 'to_be_delivered'));
