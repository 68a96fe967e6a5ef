import type { Page, PageQuery } from '@caravan/kernel';
import type { PackedItem } from '../db/package.repo.ts';
import { photosOf } from '../db/photo.repo.ts';
import { countWarehouse, pageOfWarehouse } from '../db/warehouse.repo.ts';
import type { PackageContext } from './package-context.ts';

/** One page of a shopper's items in the warehouse. */
export const listWarehouse = async (
  { db }: Pick<PackageContext, 'db'>,
  userId: string,
  query: PageQuery,
): Promise<Page<PackedItem>> => {
  const [rows, total] = await Promise.all([pageOfWarehouse(db, userId, query), countWarehouse(db, userId)]);
  const photos = await photosOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    items: rows.map((row) => ({ ...row, photos: photos.get(row.id) ?? [] })),
    page: query.page,
    page_size: query.page_size,
    total,
  };
};
