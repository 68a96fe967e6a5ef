import { fail } from '@caravan/warehouse-packages/contract';
import type { Tx } from '@caravan/server-core';
import type { PackageReviewRow } from '../db/package-review.table.ts';
import { lockReview, setReviewHidden } from '../db/review.repo.ts';
import type { StaffCall } from './staff-step.ts';

/** Takes a review out of the public list, or puts it back. */
export const decideReview = async (tx: Tx, { audit, unchanged }: StaffCall, number: string, hidden: boolean): Promise<PackageReviewRow> => {
  const review = await lockReview(tx, number);
  if (!review) throw fail('not_found');
  if (review.hidden === hidden) {
    unchanged();
    return review;
  }
  await setReviewHidden(tx, number, hidden);
  await audit(tx, { action: hidden ? 'review.hide' : 'review.show', subject: { kind: 'package', ref: number } });
  return { ...review, hidden };
};
