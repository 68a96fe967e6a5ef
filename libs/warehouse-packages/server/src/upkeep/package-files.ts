import { filesById, type NamedFiles } from '@caravan/server-core';
import { packageClaimPictureTable } from '../packages/insurance/package-claim.table.ts';
import { packageReviewTable } from '../packages/reviews/package-review.table.ts';
import { packagePhotoTable } from '../packages/weighing/package-weighing.table.ts';
import { filesOfPhotos } from '@caravan/warehouse-packages/port';
import { storePhotoTable } from '../photos/store-photo.table.ts';

/**
 * The columns that name files of the warehouse and its packages. The picture of goods is that of their order's line,
 * which is never deleted.
 */
export const packageFiles: readonly NamedFiles[] = [
  filesOfPhotos(storePhotoTable.id),
  filesOfPhotos(packagePhotoTable.id),
  filesById('review-pictures', packageReviewTable.pictureId),
  filesById('claim-pictures', packageClaimPictureTable.id),
];
