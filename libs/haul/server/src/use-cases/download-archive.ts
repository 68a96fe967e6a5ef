import type { Readable } from 'node:stream';
import { writeArchive } from '../archive/write-archive.ts';
import type { HaulContext } from './haul-context.ts';

/** A shopper's archive as a ZIP file. Its name has the day. */
export const downloadArchive = async (
  { sources, photo, shopName, publicUrl, clock }: HaulContext,
  userId: string,
  withPhotos: boolean,
): Promise<{ name: string; archive: Readable }> => {
  const from = sources();
  const rows = {
    orders: await from.orders(userId),
    goods: await from.goods(userId),
    packages: await from.packages(userId),
    payments: await from.payments(userId),
    wallet: await from.wallet(userId),
  };
  const exportedAt = clock().toISOString();
  const shop = { name: await shopName(), url: publicUrl };
  const archive = writeArchive({ rows, shop, exported_at: exportedAt, photo: withPhotos ? photo : undefined });
  return { name: `caravan-${exportedAt.slice(0, 10)}.zip`, archive };
};
