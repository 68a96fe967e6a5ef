import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { partRows, type Database } from '@caravan/server-core';
import { photoVerdictTable as verdicts, type PhotoVerdictRow } from '../photos/photo-verdict.table.ts';
import type { WarehouseName } from '@caravan/warehouse-packages/contract';
import { warehouseOf, type ItemService, type ServicesOfGoods } from '@caravan/warehouse-packages/port';
import type { PackageContext } from '../core/package-context.ts';
import { storeItemTable as items, type StoreItemRow } from './store-item.table.ts';
import { storePhotoTable as photos } from '../photos/store-photo.table.ts';
import type { PackedItem } from '../packages/whole-package.repo.ts';

/** Goods with what shoppers see of them. */
export interface ShelfItem extends PackedItem {
  /** The services that were ordered for them and not cancelled, the oldest first. */
  services: ItemService[];
  /** The last verdict about their photos. */
  verdict: PhotoVerdictRow | null;
  /** Where it is, if the shop has several warehouses. */
  warehouse: WarehouseName | null;
}

/** The photos and services of items, and the last verdict about the photos. */
const partsOf = (db: Database, services: ServicesOfGoods, ids: readonly string[]) => {
  const page = db
    .select({ id: items.id, warehouse: warehouseOf(items.warehouseId).as('warehouse') })
    .from(items)
    .where(inArray(items.id, [...ids]))
    .as('page');
  const taken = partRows(db, photos, 'photos', {
    where: eq(photos.itemId, page.id),
    order: [sql`${photos.piece} asc nulls first`, asc(photos.position)],
  });
  const last = db
    .select()
    .from(verdicts)
    .where(eq(verdicts.itemId, page.id))
    .orderBy(desc(verdicts.photos))
    .limit(1)
    .as('verdict');
  return db
    .select()
    .from(page)
    .crossJoinLateral(taken)
    .crossJoinLateral(services.ofItem(db, page.id))
    .leftJoinLateral(last, sql`true`);
};

/** Items with their photos, services and verdicts, in the same order. */
export const onShelf = async (
  db: Database,
  { services: ofGoods }: Pick<PackageContext, 'services'>,
  rows: readonly StoreItemRow[],
): Promise<ShelfItem[]> => {
  if (!rows.length) return [];
  const found = await partsOf(
    db,
    ofGoods(),
    rows.map(({ id }) => id),
  );
  const parts = new Map(found.map((one) => [one.page.id, one]));
  const services = await ofGoods().withMeasures(
    db,
    found.flatMap((one) => one.services.rows),
  );
  return rows.map((row) => {
    const own = parts.get(row.id);
    return {
      ...row,
      photos: own?.photos.rows ?? [],
      services: (own?.services.rows ?? []).map(({ number }) => services.get(number)).filter((one) => one !== undefined),
      verdict: own?.verdict ?? null,
      warehouse: own?.page.warehouse ?? null,
    };
  });
};
