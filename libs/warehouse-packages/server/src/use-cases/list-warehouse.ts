import type { Page } from '@caravan/kernel';
import type { StoreQuery } from '@caravan/warehouse-packages/contract';
import type { Database } from '@caravan/server-core';
import type { PackedItem } from '../db/package.repo.ts';
import { photosOf } from '../db/photo.repo.ts';
import type { StoreItemRow } from '../db/store-item.table.ts';
import { countWarehouse, itemsOfOrder, pageOfWarehouse } from '../db/warehouse.repo.ts';
import type { PackageContext } from './package-context.ts';

/** Items with their photos, in the same order. */
export const withPhotos = async (db: Database, rows: readonly StoreItemRow[]): Promise<PackedItem[]> => {
  const photos = await photosOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, photos: photos.get(row.id) ?? [] }));
};

/** One page of a shopper's items in the warehouse. */
export const listWarehouse = async (
  { db }: Pick<PackageContext, 'db'>,
  userId: string,
  query: StoreQuery,
): Promise<Page<PackedItem>> => {
  const filter = { userId, ids: query.ids?.split(',') };
  const [rows, total] = await Promise.all([pageOfWarehouse(db, filter, query), countWarehouse(db, filter)]);
  return { items: await withPhotos(db, rows), page: query.page, page_size: query.page_size, total };
};

/** A shopper's items of an order with their photos. They stay when the items are packed, shipped and received. */
export const listOrderItems = async (
  { db }: Pick<PackageContext, 'db'>,
  userId: string,
  orderNumber: string,
): Promise<PackedItem[]> => withPhotos(db, await itemsOfOrder(db, userId, orderNumber));
