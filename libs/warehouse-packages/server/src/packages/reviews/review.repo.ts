import { and, count, desc, eq } from 'drizzle-orm';
import { sliceOf, type PageQuery } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { packageReviewTable as reviews, type PackageReviewRow } from './package-review.table.ts';

/** False if the package already has a review. */
export const insertReview = async (tx: Tx, row: PackageReviewRow): Promise<boolean> => {
  const inserted = await tx
    .insert(reviews)
    .values(row)
    .onConflictDoNothing({ target: reviews.packageNumber })
    .returning({ number: reviews.packageNumber });
  return inserted.length === 1;
};

export const findReview = async (db: Database, packageNumber: string): Promise<PackageReviewRow | undefined> => {
  const [found] = await db.select().from(reviews).where(eq(reviews.packageNumber, packageNumber));
  return found;
};

export const lockReview = async (tx: Tx, packageNumber: string): Promise<PackageReviewRow | undefined> => {
  const [found] = await tx.select().from(reviews).where(eq(reviews.packageNumber, packageNumber)).for('update');
  return found;
};

export const setReviewHidden = async (tx: Tx, packageNumber: string, hidden: boolean): Promise<void> => {
  await tx.update(reviews).set({ hidden }).where(eq(reviews.packageNumber, packageNumber));
};

/** One page of public reviews, newest first. */
export const pageOfReviews = (db: Database, query: PageQuery): Promise<PackageReviewRow[]> => {
  const { limit, offset } = sliceOf(query);
  return db
    .select()
    .from(reviews)
    .where(eq(reviews.hidden, false))
    .orderBy(desc(reviews.createdAt), desc(reviews.packageNumber))
    .limit(limit)
    .offset(offset);
};

export const countReviews = async (db: Database): Promise<number> => {
  const [found] = await db.select({ reviews: count() }).from(reviews).where(eq(reviews.hidden, false));
  return found?.reviews ?? 0;
};

/** Whether this picture is public. */
export const isPublicPicture = async (db: Database, pictureId: string): Promise<boolean> => {
  const found = await db
    .select({ id: reviews.pictureId })
    .from(reviews)
    .where(and(eq(reviews.pictureId, pictureId), eq(reviews.hidden, false)));
  return found.length === 1;
};
