import { count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import { warehouseOf } from '@caravan/warehouse-packages/port';
import { packageItemTable as packed } from '../package-item.table.ts';
import { packageTable as packages } from '../package.table.ts';
import { packingWishes } from '../packing/packing-option.repo.ts';
import { quotedMethod } from '@caravan/shipping/port';
import { goodsHeldBack } from '../../store/held-back.ts';
import { storeItemTable as items } from '../../store/store-item.table.ts';

/** The list of staff needs no more of a package's row. */
const columns = {
  number: packages.number,
  userId: packages.userId,
  status: packages.status,
  stage: packages.stage,
  address: packages.address,
  methodId: packages.methodId,
  methodVersion: packages.methodVersion,
  packingNote: packages.packingNote,
  carrier: packages.carrier,
  trackingNumber: packages.trackingNumber,
  createdAt: packages.createdAt,
  paidAt: packages.paidAt,
  warehouse: warehouseOf(packages.warehouseId).as('warehouse'),
};

/** A slice of the packages of all shoppers, newest first, with the places of their goods: one statement. */
export const staffPackageListPage = (
  db: Database,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
) => {
  const page = db
    .select(columns)
    .from(packages)
    .where(where)
    .orderBy(desc(packages.createdAt), desc(packages.number))
    .limit(limit)
    .offset(offset)
    .as('page');
  const goods = db
    .select({
      count: count().as('count'),
      bins: sql<(string | null)[] | null>`json_agg(distinct ${items.bin})`.as('bins'),
      ...goodsHeldBack(packed.position),
    })
    .from(packed)
    .innerJoin(items, eq(items.id, packed.itemId))
    .where(eq(packed.packageNumber, page.number))
    .as('goods');
  return db
    .select()
    .from(page)
    .crossJoinLateral(quotedMethod(db, page))
    .crossJoinLateral(goods)
    .crossJoinLateral(packingWishes(db, page.number))
    .orderBy(desc(page.createdAt), desc(page.number));
};

export type StaffListedPackage = Awaited<ReturnType<typeof staffPackageListPage>>[number];
