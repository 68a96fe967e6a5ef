import type { Page } from '@caravan/kernel';
import type { OrderPhotosQuery, StoreQuery } from '@caravan/warehouse-packages/contract';
import { onShelf, type ShelfItem } from './shelf.repo.ts';
import { countWarehouse, itemsOfOrder, pageOfWarehouse } from './warehouse.repo.ts';
import type { PackageContext } from '../core/package-context.ts';

/** One page of a shopper's items in the warehouse. */
export const listWarehouse = async (
  context: Pick<PackageContext, 'db' | 'services'>,
  userId: string,
  query: StoreQuery,
): Promise<Page<ShelfItem>> => {
  const { db } = context;
  const filter = { userId, ids: query.ids?.split(',') };
  const [rows, total] = await Promise.all([pageOfWarehouse(db, filter, query), countWarehouse(db, filter)]);
  return { items: await onShelf(db, context, rows), page: query.page, page_size: query.page_size, total };
};

/** One page of a shopper's items of an order with their photos. These stay when the items are packed, shipped and received. */
export const listOrderItems = async (
  context: Pick<PackageContext, 'db' | 'services'>,
  userId: string,
  query: OrderPhotosQuery,
): Promise<ShelfItem[]> => onShelf(context.db, context, await itemsOfOrder(context.db, userId, query));
