import type { GoodsPhotos } from '@caravan/account/port';
import { day } from '@caravan/kernel';
import { photosOf } from './photo.repo.ts';
import { signedAddress } from './picture-files.ts';
import { signPicture } from './signed-links.ts';
import type { PackageContext } from '../core/package-context.ts';

/** How long the photos of a mail open: goods may stay for months, and mails are read again. */
const mailLife = 90 * day;

/** The photos that mails show of goods. */
export const mailedPhotos = ({ clock, pictureKey }: Pick<PackageContext, 'clock' | 'pictureKey'>): GoodsPhotos => ({
  find: async (tx, itemIds) => {
    const now = clock();
    const photos = await photosOf(tx, itemIds);
    return new Map(
      [...photos].flatMap(([itemId, [first]]) =>
        first ? [[itemId, signedAddress(signPicture(pictureKey, { kind: 'thumb', id: first.id }, now, mailLife))]] : [],
      ),
    );
  },
});
