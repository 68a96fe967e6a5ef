import { defineJob, type PersonalData } from '@caravan/server-core';
import { hasOpenClaim } from '../packages/insurance/claim.repo.ts';
import { eraseOwner, hasGoods, hasOpenPackages, type ErasedPictures } from './erase.repo.ts';
import { packagesOfUser } from '../packages/package.repo.ts';
import { wholePackages } from '../packages/whole-package.repo.ts';
import { itemsOfUser } from '../store/warehouse.repo.ts';
import { claimFile, photoFile, reviewFile, thumbFile } from '../photos/picture-files.ts';
import { presenterContext } from '../core/presenter-context.ts';
import { presentItem } from '../store/present-item.ts';
import { presentPackage } from '../packages/present-package.ts';
import { onShelf } from '../store/shelf.repo.ts';
import { reviewsTopic } from '../packages/reviews/reviews.ts';
import type { PackageContext } from '../core/package-context.ts';

/** Deletes the files of deleted pictures. Queued in the transaction that deletes the rows. */
export const deletePicturesJob = defineJob<ErasedPictures>()({ name: 'store.forget_pictures' });

export const deletePictures = async (
  { files }: Pick<PackageContext, 'files'>,
  { photoIds, reviewIds, claimIds }: ErasedPictures,
): Promise<void> => {
  const all = [
    ...photoIds.flatMap((id) => [photoFile(id), thumbFile(id)]),
    ...reviewIds.map(reviewFile),
    ...claimIds.map(claimFile),
  ];
  for (const file of all) await files.delete(file);
};

/** The number of packages that an export reads at a time. */
const batchSize = 200;

export const packagesPersonalData = (context: PackageContext): PersonalData => {
  const allPackages = async (userId: string) => {
    const rows = await packagesOfUser(context.db, userId);
    const presenter = presenterContext(context, 'en');
    const shown = [];
    for (let first = 0; first < rows.length; first += batchSize) {
      const whole = await wholePackages(context.db, rows.slice(first, first + batchSize));
      shown.push(...whole.map((one) => presentPackage(one, presenter)));
    }
    return shown;
  };

  const warehouse = async (userId: string) => {
    const items = (await itemsOfUser(context.db, userId)).filter(({ leftAt }) => leftAt === null);
    const presenter = presenterContext(context, 'en');
    return (await onShelf(context.db, context, items)).map((item) => presentItem(item, presenter));
  };

  return {
    section: 'packages',
    collect: async (userId) => ({
      store: await warehouse(userId),
      packages: await allPackages(userId),
      services: await context.services().personalData.collect(userId),
      returns: await context.returns().personalData.collect(userId),
    }),
    async obstacles(tx, userId) {
      const goods = await hasGoods(tx, userId);
      const open = (await hasOpenPackages(tx, userId)) || (await hasOpenClaim(tx, userId));
      return [
        ...(open ? (['packages_open'] as const) : []),
        ...(goods ? (['goods_in_store'] as const) : []),
        ...(await context.services().personalData.obstacles(tx, userId)),
        ...(await context.returns().personalData.obstacles(tx, userId)),
      ];
    },
    async erase(tx, userId) {
      await context.returns().personalData.erase(tx, userId);
      await context.services().personalData.erase(tx, userId);
      const gone = await eraseOwner(tx, userId);
      await context.caches.changed(tx, reviewsTopic);
      if (gone.photoIds.length + gone.reviewIds.length + gone.claimIds.length)
        await context.jobs.send(tx, deletePicturesJob, gone);
    },
  };
};
