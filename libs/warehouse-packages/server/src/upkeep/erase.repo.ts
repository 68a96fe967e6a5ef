import { and, eq, inArray, isNull, like, ne } from 'drizzle-orm';
import type { PackageStatus } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { photoVerdictTable as verdicts } from '../photos/photo-verdict.table.ts';
import { eraseClaims } from '../packages/insurance/claim.repo.ts';
import { followedPackageTable as followed } from '../tracking/followed-package.table.ts';
import { packageReviewTable as reviews } from '../packages/reviews/package-review.table.ts';
import { packagePhotoTable as parcelPhotos } from '../packages/weighing/package-weighing.table.ts';
import { packageTable as packages } from '../packages/package.table.ts';
import { storeItemTable as items } from '../store/store-item.table.ts';
import { storePhotoTable as photos } from '../photos/store-photo.table.ts';
import { staffSource, trackingEventTable as events } from '../tracking/tracking-event.table.ts';

/** Packages in these states still move money or goods. */
const open: PackageStatus[] = ['pending_payment', 'to_be_delivered', 'pending_receipt'];

export const hasOpenPackages = async (tx: Tx, userId: string): Promise<boolean> => {
  const found = await tx
    .select({ number: packages.number })
    .from(packages)
    .where(and(eq(packages.userId, userId), inArray(packages.status, open)))
    .limit(1);
  return found.length > 0;
};

/**
 * Whether the shopper has goods in the warehouse. Locks them, so that they cannot be packed while the account is
 * closed.
 */
export const hasGoods = async (tx: Tx, userId: string): Promise<boolean> => {
  const found = await tx
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.userId, userId), isNull(items.leftAt)))
    .orderBy(items.id)
    .for('update');
  return found.length > 0;
};

/** The pictures owner files must be deleted too. */
export interface ErasedPictures {
  photoIds: string[];
  reviewIds: string[];
  claimIds: string[];
}

/**
 * Carriers write who took a parcel. Without its row, a package is not followed any more, so that no new words arrive.
 */
const eraseServiceTracking = async (tx: Tx, numbers: readonly string[]): Promise<void> => {
  await tx.delete(followed).where(inArray(followed.packageNumber, [...numbers]));
  await tx.delete(events).where(and(inArray(events.packageNumber, [...numbers]), ne(events.source, staffSource)));
};

/** Erases the personal data of goods and packages. The records stay, with shipping method, price and outcome. */
export const eraseOwner = async (tx: Tx, userId: string): Promise<ErasedPictures> => {
  const own = tx.select({ id: items.id }).from(items).where(eq(items.userId, userId));
  const deletedReviews = await tx
    .delete(reviews)
    .where(eq(reviews.userId, userId))
    .returning({ id: reviews.pictureId });
  const deletedPhotos = await tx.delete(photos).where(inArray(photos.itemId, own)).returning({ id: photos.id });
  await tx.update(verdicts).set({ note: null }).where(inArray(verdicts.itemId, own));
  await tx.update(items).set({ photoNote: '' }).where(eq(items.userId, userId));
  // A picture that the shopper uploaded is deleted together with the cart's pictures.
  await tx
    .update(items)
    .set({ image: null })
    .where(and(eq(items.userId, userId), like(items.image, '/v1/cart/pictures/%')));
  const deletedParcelPhotos = await tx
    .delete(parcelPhotos)
    .where(
      inArray(
        parcelPhotos.packageNumber,
        tx.select({ number: packages.number }).from(packages).where(eq(packages.userId, userId)),
      ),
    )
    .returning({ id: parcelPhotos.id });
  const ownPackages = await tx
    .select({ number: packages.number, address: packages.address })
    .from(packages)
    .where(eq(packages.userId, userId))
    .orderBy(packages.number);
  await eraseServiceTracking(
    tx,
    ownPackages.map(({ number }) => number),
  );
  for (const { number, address } of ownPackages) {
    const { continent, country } = address;
    const emptyAddress = {
      first_name: '',
      last_name: '',
      email: '',
      continent,
      country,
      province: '',
      city: '',
      detail: '',
      postcode: '',
      phone: '',
    };
    await tx.update(packages).set({ address: emptyAddress, packingNote: '' }).where(eq(packages.number, number));
  }
  return {
    photoIds: [...deletedPhotos, ...deletedParcelPhotos].map(({ id }) => id),
    claimIds: await eraseClaims(tx, userId),
    reviewIds: deletedReviews.flatMap(({ id }) => (id === null ? [] : [id])),
  };
};
