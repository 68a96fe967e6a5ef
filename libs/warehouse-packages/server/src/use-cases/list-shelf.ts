import type { Page, PageQuery } from '@caravan/kernel';
import type { PackedItem } from '../db/package.repo.ts';
import { photosOf } from '../db/photo.repo.ts';
import { countShelf, pageOfShelf } from '../db/shelf.repo.ts';
import type { PackageContext } from './package-context.ts';

/** One page of what lies in the warehouse for a shopper. */
export const listShelf = async ({ db }: Pick<PackageContext, 'db'>, userId: string, query: PageQuery): Promise<Page<PackedItem>> => {
  const [rows, total] = await Promise.all([pageOfShelf(db, userId, query), countShelf(db, userId)]);
  const photos = await photosOf(
    db,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => ({ ...row, photos: photos.get(row.id) ?? [] })), page: query.page, page_size: query.page_size, total };
};
