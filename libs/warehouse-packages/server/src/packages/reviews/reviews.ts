import { newId, type Page, type PageQuery } from '@caravan/kernel';
import { reEncodePicture, type TopicCache, type Tx } from '@caravan/server-core';
import { fail, maxReviewPictureBytes, type NewReview } from '@caravan/warehouse-packages/contract';
import type { PackageReviewRow } from './package-review.table.ts';
import { countReviews, findReview, insertReview, lockReview, pageOfReviews, setReviewHidden } from './review.repo.ts';
import { reviewFile } from '../../photos/picture-files.ts';
import { lockPackage, showPackage } from '../find-package.ts';
import type { PackageContext } from '../../core/package-context.ts';
import type { StaffCall } from '../../core/staff-step.ts';

/** `Annemarie` → `A***e`: the first and last character, always with three stars, so that the length is hidden. */
export const maskName = (name: string): string => {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim())].map(
    ({ segment }) => segment,
  );
  const [first = ''] = characters;
  // Both characters of a short name would reveal all of it.
  return characters.length > 2 ? `${first}***${characters.at(-1)}` : `${first}***`;
};

const encode = async ({ pictures }: PackageContext, caller: string, image: File): Promise<Uint8Array> => {
  if (image.size > maxReviewPictureBytes) throw fail('picture_too_large');
  const bytes = new Uint8Array(await image.arrayBuffer());
  return reEncodePicture(pictures, bytes, { refuse: (fault) => fail(fault), caller });
};

/** Checked before the body is read, before the picture is encoded, and again under the lock. */
export const refuseReview = async ({ db }: PackageContext, userId: string, number: string): Promise<void> => {
  const { row } = await showPackage({ db }, { userId }, number);
  if (await findReview(db, number)) throw fail('review_exists');
  if (row.status !== 'done') throw fail('wrong_state');
};

/** Shoppers without a nickname stay anonymous. */
const publicName = async ({ profiles }: PackageContext, userId: string, anonymous: boolean): Promise<string> => {
  const nickname = anonymous ? null : (await profiles().find(userId)).nickname;
  return nickname ? maskName(nickname) : '';
};

const insert = (context: PackageContext, review: PackageReviewRow): Promise<void> =>
  context.transaction(async (tx) => {
    await lockPackage(tx, { userId: review.userId }, review.packageNumber);
    if (!(await insertReview(tx, review))) throw fail('review_exists');
    await context.caches.changed(tx, reviewsTopic);
  });

/** Stores a shopper's review of a received package, once. */
export const writeReview = async (
  context: PackageContext,
  userId: string,
  number: string,
  form: NewReview,
): Promise<PackageReviewRow> => {
  await refuseReview(context, userId, number);
  const { text, anonymous, image } = form;
  const bytes = image && (await encode(context, userId, image));
  const pictureId = bytes ? newId() : null;
  const maskedName = await publicName(context, userId, anonymous);
  const review = {
    packageNumber: number,
    userId,
    text,
    anonymous,
    maskedName,
    pictureId,
    hidden: false,
    createdAt: context.clock(),
  };
  // Stores the file first, so that a review never shows a missing picture.
  if (bytes && pictureId) await context.files.put(reviewFile(pictureId), bytes);
  try {
    await insert(context, review);
  } catch (error) {
    if (pictureId) await context.files.delete(reviewFile(pictureId));
    throw error;
  }
  return review;
};

/** The topic of what the public list shows. */
export const reviewsTopic = 'warehouse.reviews';

/** Public reviews in memory: their number, which a large shop counts for long, and the pages that visitors read most. */
export interface KnownReviews {
  count: TopicCache<number>;
  pages: TopicCache<PackageReviewRow[]>;
}

export const knownReviews = ({ caches }: Pick<PackageContext, 'caches'>): KnownReviews => ({
  count: caches.of(reviewsTopic, { max: 1 }),
  pages: caches.of(reviewsTopic, { max: 50 }),
});

/** One page of public reviews. */
export const listReviews = async (
  { db }: Pick<PackageContext, 'db'>,
  { count, pages }: KnownReviews,
  query: PageQuery,
): Promise<Page<PackageReviewRow>> => {
  const { page, page_size } = query;
  const [items, total] = await Promise.all([
    pages.get(`${page_size}/${page}`, () => pageOfReviews(db, query)),
    count.get('all', () => countReviews(db)),
  ]);
  return { items, page, page_size, total };
};

/** Hides a review from the public list, or shows it again. */
export const decideReview = async (
  tx: Tx,
  { caches }: Pick<PackageContext, 'caches'>,
  { audit, unchanged }: StaffCall,
  number: string,
  hidden: boolean,
): Promise<PackageReviewRow> => {
  const review = await lockReview(tx, number);
  if (!review) throw fail('not_found');
  if (review.hidden === hidden) {
    unchanged();
    return review;
  }
  await setReviewHidden(tx, number, hidden);
  await caches.changed(tx, reviewsTopic);
  await audit(tx, { action: hidden ? 'review.hide' : 'review.show', subject: { kind: 'package', ref: number } });
  return { ...review, hidden };
};
