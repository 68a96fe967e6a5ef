import type { Readable } from 'node:stream';
import { writeArchive } from '../archive/write-archive.ts';
import type { HaulContext } from './haul-context.ts';

/** A shopper's archive as a ZIP file. Its name has the day. */
export const downloadArchive = async (
  { sources, shop, publicUrl, clock }: HaulContext,
  userId: string,
  withPhotos: boolean,
): Promise<{ name: string; archive: Readable }> => {
  const from = sources();
  // Rows that name rows of another part are read before that part, so that an order that is made meanwhile cannot be
  // missing.
  const wallet = await from.wallet(userId);
  const payments = await from.payments(userId);
  const packages = await from.packages(userId);
  const goods = await from.goods(userId);
  const orders = await from.orders(userId);
  const rows = { orders, goods, packages, payments, wallet };
  const exportedAt = clock().toISOString();
  const exporter = { name: await shop().name(), url: publicUrl };
  const archive = writeArchive({
    rows,
    shop: exporter,
    exported_at: exportedAt,
    photo: withPhotos ? from.photo : undefined,
  });
  return { name: `caravan-${exportedAt.slice(0, 10)}.zip`, archive };
};
