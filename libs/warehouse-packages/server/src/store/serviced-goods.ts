import type { ServicedGoods } from '@caravan/warehouse-packages/port';
import type { PackageContext } from '../core/package-context.ts';
import { packingAtNow } from '../packages/packing/packing-options.ts';
import { isUsed, rehearsedPackages, usersOf } from '../packages/quotes/rehearsed-package.repo.ts';
import { signedAddress } from '../photos/picture-files.ts';
import { signPicture } from '../photos/signed-links.ts';
import { attachStoredPhotos } from '../photos/stored-photos.ts';
import { settleItemTasks } from '../tasks/settle-tasks.ts';
import { deletePicturesJob } from '../upkeep/personal-data.ts';
import { hasLeft, isReserved, itemBeside, itemsNumbered, lockItemsByIds, photoCounts } from './serviced-goods.repo.ts';

export const servicedGoods = (context: PackageContext): ServicedGoods => ({
  item: itemBeside,
  lock: lockItemsByIds,
  numbered: itemsNumbered,
  hasLeft,
  isReserved,
  settleTasks: async (tx, itemIds) => {
    await settleItemTasks(tx, context, itemIds, ['qc']);
  },
  photoCounts,
  photoLink: (id, now) => signedAddress(signPicture(context.pictureKey, { kind: 'photo', id }, now)),
  attachPhotos: (photos, attach) => attachStoredPhotos(context, photos, attach),
  deletePhotos: (tx, photoIds) =>
    context.jobs.send(tx, deletePicturesJob, { photoIds: [...photoIds], reviewIds: [], claimIds: [] }),
  packingAtNow,
  isUsed,
  usedBy: usersOf,
  rehearsed: rehearsedPackages,
});
