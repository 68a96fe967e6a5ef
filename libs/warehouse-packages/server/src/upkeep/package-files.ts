import { filesById, type NamedFiles } from '@caravan/server-core';
import { packageClaimPictureTable } from '../packages/insurance/package-claim.table.ts';
import { packageReviewTable } from '../packages/reviews/package-review.table.ts';
import { packagePhotoTable } from '../packages/weighing/package-weighing.table.ts';
import { rehearsalPhotoTable } from '../services/rehearsals/rehearsal.table.ts';
import { storePhotoTable } from '../photos/store-photo.table.ts';

const photoEndings = ['.webp', '-thumb.webp'];

/**
 * The columns that name files of the warehouse and its packages. The picture of goods is that of their order's line,
 * which is never deleted.
 */
export const packageFiles: readonly NamedFiles[] = [
  ...[storePhotoTable.id, packagePhotoTable.id, rehearsalPhotoTable.id].map((id) =>
    filesById('store-photos', id, photoEndings),
  ),
  filesById('review-pictures', packageReviewTable.pictureId),
  filesById('claim-pictures', packageClaimPictureTable.id),
];
