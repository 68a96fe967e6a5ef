import { route } from '@caravan/server-core';
import { decideReviewSchema } from '@caravan/warehouse-packages/contract/staff';
import { lookOf } from '../../look.ts';
import { presentReview } from '../../present-package.ts';
import { decideReview } from '../../use-cases/decide-review.ts';
import type { PackageContext } from '../../use-cases/package-context.ts';
import { staffCallOf } from './staff-call-of.ts';

export const decideReviewRoute = (context: PackageContext) =>
  route(decideReviewSchema, (call) =>
    context.transaction(async (tx) => {
      const review = await decideReview(tx, staffCallOf(call), call.params.number, call.body.hidden);
      return presentReview(review, lookOf(context, call.language));
    }),
  );
