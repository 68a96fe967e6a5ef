import type { Page } from '@caravan/kernel';
import type { OrderPhotosQuery, StoreQuery } from '@caravan/warehouse-packages/contract';
import type { Database } from '@caravan/server-core';
import type { PackedItem } from '../db/whole-package.repo.ts';
import { photosOf } from '../db/photo.repo.ts';
import { lastVerdicts } from '../db/photo-verdict.repo.ts';
import type { PhotoVerdictState } from '../db/photo-verdict.table.ts';
import { servicesOfItems, type ItemService } from '../db/service.repo.ts';
import type { StoreItemRow } from '../db/store-item.table.ts';
import { countWarehouse, itemsOfOrder, pageOfWarehouse } from '../db/warehouse.repo.ts';
import type { PackageContext } from './package-context.ts';

/** Goods with what shoppers see of them. */
export interface ShelfItem extends PackedItem {
  /** What was ordered for them and not cancelled, the oldest first. */
  services: ItemService[];
  /** The last verdict about their photos. */
  verdict: PhotoVerdictState | null;
}

/** Items with their photos, services and verdicts, in the same order. */
export const onShelf = async (db: Database, rows: readonly StoreItemRow[]): Promise<ShelfItem[]> => {
  const ids = rows.map(({ id }) => id);
  const photos = await photosOf(db, ids);
  const services = await servicesOfItems(db, ids);
  const verdicts = await lastVerdicts(db, ids);
  return rows.map((row) => ({
    ...row,
    photos: photos.get(row.id) ?? [],
    services: services.get(row.id) ?? [],
    verdict: verdicts.get(row.id) ?? null,
  }));
};

/** One page of a shopper's items in the warehouse. */
export const listWarehouse = async (
  { db }: Pick<PackageContext, 'db'>,
  userId: string,
  query: StoreQuery,
): Promise<Page<ShelfItem>> => {
  const filter = { userId, ids: query.ids?.split(',') };
  const [rows, total] = await Promise.all([pageOfWarehouse(db, filter, query), countWarehouse(db, filter)]);
  return { items: await onShelf(db, rows), page: query.page, page_size: query.page_size, total };
};

/** One page of a shopper's items of an order with their photos. These stay when the items are packed, shipped and received. */
export const listOrderItems = async (
  { db }: Pick<PackageContext, 'db'>,
  userId: string,
  query: OrderPhotosQuery,
): Promise<ShelfItem[]> => onShelf(db, await itemsOfOrder(db, userId, query));
