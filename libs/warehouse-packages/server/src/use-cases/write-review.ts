import { newId } from '@caravan/kernel';
import { reEncodePicture } from '@caravan/server-core';
import { fail, maxReviewPictureBytes, type NewReview } from '@caravan/warehouse-packages/contract';
import type { PackageReviewRow } from '../db/package-review.table.ts';
import { findReview, insertReview } from '../db/review.repo.ts';
import { maskName } from '../domain/mask-name.ts';
import { reviewFile } from '../domain/picture-files.ts';
import { holdPackage, showPackage } from './find-package.ts';
import type { PackageContext } from './package-context.ts';

const encode = async (image: File): Promise<Uint8Array> => {
  if (image.size > maxReviewPictureBytes) throw fail('picture_too_large');
  return reEncodePicture(new Uint8Array(await image.arrayBuffer()), { refuse: (fault) => fail(fault) });
};

/** Looked at before a picture is worth any work, and again under the lock. */
const refuseEarly = async ({ db }: PackageContext, userId: string, number: string): Promise<void> => {
  const { row } = await showPackage({ db }, { userId }, number);
  if (await findReview(db, number)) throw fail('review_exists');
  if (row.status !== 'done') throw fail('wrong_state');
};

/** Who never chose a name stays unnamed. */
const publicName = async ({ profiles }: PackageContext, userId: string, anonymous: boolean): Promise<string> => {
  const nickname = anonymous ? null : (await profiles().find(userId)).nickname;
  return nickname ? maskName(nickname) : '';
};

const insert = (context: PackageContext, review: PackageReviewRow): Promise<void> =>
  context.transaction(async (tx) => {
    await holdPackage(tx, { userId: review.userId }, review.packageNumber);
    if (!(await insertReview(tx, review))) throw fail('review_exists');
  });

/** Keeps what a shopper writes of a package that arrived, once. */
export const writeReview = async (context: PackageContext, userId: string, number: string, wish: NewReview): Promise<PackageReviewRow> => {
  await refuseEarly(context, userId, number);
  const { text, anonymous, image } = wish;
  const bytes = image && (await encode(image));
  const pictureId = bytes ? newId() : null;
  const maskedName = await publicName(context, userId, anonymous);
  const review = { packageNumber: number, userId, text, anonymous, maskedName, pictureId, hidden: false, createdAt: context.clock() };
  // The file first: a review never shows a picture that is not there.
  if (bytes && pictureId) await context.files.put(reviewFile(pictureId), bytes);
  try {
    await insert(context, review);
  } catch (error) {
    if (pictureId) await context.files.delete(reviewFile(pictureId));
    throw error;
  }
  return review;
};
