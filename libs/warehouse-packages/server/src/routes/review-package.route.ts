import { route } from '@caravan/server-core';
import { reviewPackageSchema } from '@caravan/warehouse-packages/contract/schema';
import { lookOf } from '../look.ts';
import { presentReview } from '../present-package.ts';
import type { PackageContext } from '../use-cases/package-context.ts';
import { writeReview } from '../use-cases/write-review.ts';

export const reviewPackageRoute = (context: PackageContext) =>
  route(reviewPackageSchema, async ({ session, params, body, language }) =>
    presentReview(await writeReview(context, session.userId, params.number, body), lookOf(context, language)),
  );
