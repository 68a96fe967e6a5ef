import { type Language, byLanguage } from '@caravan/kernel';
import { route, sendPicture, type Route } from '@caravan/server-core';
import { fail, type PublicReview } from '@caravan/warehouse-packages/contract';
import {
  getReviewPictureContract,
  listReviewsContract,
  reviewPackageContract,
} from '@caravan/warehouse-packages/contract/schema';
import type { words as en } from '../../words/en.ts';
import type { PackageReviewRow } from './package-review.table.ts';
import { isPublicPicture } from './review.repo.ts';
import { reviewAddress, reviewFile } from '../../photos/picture-files.ts';
import { presenterContext } from '../../core/presenter-context.ts';
import { presentReview } from '../present-package.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { knownReviews, listReviews, refuseReview, writeReview } from './reviews.ts';

/** Words that are part of answers to shoppers, by language. */
const words = byLanguage(import.meta.glob<typeof en>('../../words/??.ts', { eager: true, import: 'words' }));

const presentPublicReview = (
  { text, maskedName, pictureId, createdAt }: PackageReviewRow,
  language: Language,
): PublicReview => ({
  text,
  image: pictureId && reviewAddress(pictureId),
  name: maskedName || words[language].anonymous,
  created_at: createdAt.toISOString(),
});

/** One hour, so that a review that staff hide disappears soon. */
const cacheControl = 'public, max-age=3600';

/** Reviews of received packages. */
export const reviewRoutes = (context: PackageContext): Route[] => {
  const known = knownReviews(context);
  return [
    route(
      reviewPackageContract,
      async ({ session, params, body, language }) =>
        presentReview(
          await writeReview(context, session.userId, params.number, body),
          presenterContext(context, language),
        ),
      { admit: ({ session, params }) => refuseReview(context, session.userId, params.number) },
    ),

    route(listReviewsContract, async ({ query, language }) => {
      const found = await listReviews(context, known, query);
      return { ...found, items: found.items.map((review) => presentPublicReview(review, language)) };
    }),

    route(getReviewPictureContract, async ({ params, reply }) => {
      const bytes = (await isPublicPicture(context.db, params.id))
        ? await context.files.get(reviewFile(params.id))
        : undefined;
      if (!bytes) throw fail('not_found');
      return sendPicture(reply, bytes, cacheControl);
    }),
  ];
};
