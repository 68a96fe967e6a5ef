import { route, sendPicture } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import { getReviewPictureSchema } from '@caravan/warehouse-packages/contract/schema';
import { isPublicPicture } from '../db/review.repo.ts';
import { reviewFile } from '../domain/picture-files.ts';
import type { PackageContext } from '../use-cases/package-context.ts';

/** An hour, so that a review that staff hide is gone soon. */
const cacheControl = 'public, max-age=3600';

export const getReviewPictureRoute = ({ db, files }: PackageContext) =>
  route(getReviewPictureSchema, async ({ params, reply }) => {
    const bytes = (await isPublicPicture(db, params.id)) ? await files.get(reviewFile(params.id)) : undefined;
    if (!bytes) throw fail('not_found');
    return sendPicture(reply, bytes, cacheControl);
  });
