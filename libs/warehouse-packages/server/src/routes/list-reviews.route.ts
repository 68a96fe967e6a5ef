import { route } from '@caravan/server-core';
import { listReviewsSchema } from '@caravan/warehouse-packages/contract/schema';
import { presentPublicReview } from '../present-public-review.ts';
import { listReviews } from '../use-cases/list-reviews.ts';
import type { PackageContext } from '../use-cases/package-context.ts';

export const listReviewsRoute = (context: PackageContext) =>
  route(listReviewsSchema, async ({ query, language }) => {
    const found = await listReviews(context, query);
    return { ...found, items: found.items.map((review) => presentPublicReview(review, language)) };
  });
