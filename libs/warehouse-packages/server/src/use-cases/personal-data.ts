import type { PersonalData } from '@caravan/account/port';
import { eraseOwner, hasGoods, hasOpenPackages } from '../db/erase.repo.ts';
import { packagesOfUser, wholePackages } from '../db/package.repo.ts';
import { photosOf } from '../db/photo.repo.ts';
import { itemsOfUser } from '../db/shelf.repo.ts';
import { lookOf } from '../look.ts';
import { presentItem } from '../present-item.ts';
import { presentPackage } from '../present-package.ts';
import { forgetPicturesJob } from './forget-pictures.ts';
import type { PackageContext } from './package-context.ts';

/** Packages read at a time for an export. */
const atATime = 200;

/** What warehouse and packages keep of a person. */
export const packagesPersonalData = (running: () => PackageContext): PersonalData => {
  const allPackages = async (userId: string) => {
    const context = running();
    const rows = await packagesOfUser(context.db, userId);
    const look = lookOf(context, 'en');
    const shown = [];
    for (let first = 0; first < rows.length; first += atATime) {
      const whole = await wholePackages(context.db, rows.slice(first, first + atATime));
      shown.push(...whole.map((one) => presentPackage(one, look)));
    }
    return shown;
  };

  const shelf = async (userId: string) => {
    const context = running();
    const items = (await itemsOfUser(context.db, userId)).filter(({ leftAt }) => leftAt === null);
    const photos = await photosOf(
      context.db,
      items.map(({ id }) => id),
    );
    const look = lookOf(context, 'en');
    return items.map((item) => presentItem({ ...item, photos: photos.get(item.id) ?? [] }, look));
  };

  return {
    section: 'packages',
    collect: async (userId) => ({ store: await shelf(userId), packages: await allPackages(userId) }),
    async obstacles(tx, userId) {
      const goods = await hasGoods(tx, userId);
      const open = await hasOpenPackages(tx, userId);
      return [...(open ? (['packages_open'] as const) : []), ...(goods ? (['goods_in_store'] as const) : [])];
    },
    async erase(tx, userId) {
      const gone = await eraseOwner(tx, userId);
      if (gone.photoIds.length + gone.reviewIds.length) await running().jobs.send(tx, forgetPicturesJob, gone);
    },
  };
};
