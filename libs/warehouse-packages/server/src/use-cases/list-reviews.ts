import type { Page, PageQuery } from '@caravan/kernel';
import type { PackageReviewRow } from '../db/package-review.table.ts';
import { countReviews, pageOfReviews } from '../db/review.repo.ts';
import type { PackageContext } from './package-context.ts';

/** One page of what everybody may read. */
export const listReviews = async ({ db }: Pick<PackageContext, 'db'>, query: PageQuery): Promise<Page<PackageReviewRow>> => {
  const [items, total] = await Promise.all([pageOfReviews(db, query), countReviews(db)]);
  return { items, page: query.page, page_size: query.page_size, total };
};
