import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadAvatarContract } from '@caravan/account/contract/schema';
import { uploadCartPictureContract } from '@caravan/cart-orders/contract/schema';
import type { Files } from '@caravan/server-core';
import { type TestServer } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';
import { desk, paidOrder, photograph, pictureForm, warehouseOf, type PaidOrder } from './testing/paid-order.ts';

/** Files that still fit on the disk. */
let room = Infinity;
const limited = (files: Files): Files => ({
  ...files,
  put: async (key, bytes) => {
    if (room <= 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    room -= 1;
    await files.put(key, bytes);
  },
});

let server: TestServer;
let order: PaidOrder;
beforeAll(async () => {
  server = await testShop({ config: { staff: desk }, files: limited });
  order = await paidOrder(server.app);
});
afterAll(() => server.close());

const filesOnDisk = async (): Promise<string[]> => {
  const below = await readdir(join(server.core.config.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return below.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};
const rows = async (): Promise<unknown> =>
  (
    await server.core.db.execute(
      sql`SELECT (SELECT count(*) FROM avatar) + (SELECT count(*) FROM cart_picture) + (SELECT count(*) FROM store_photo) AS rows`,
    )
  ).rows;

it.each([0, 1])(
  'an upload that does not fit leaves nothing, and fits again when there is room (%i files)',
  async (fits) => {
    const { shopper, staff, itemId } = order;
    const uploads = {
      avatar: async () => shopper.call(uploadAvatarContract, { body: (await pictureForm('avatar')) as never }),
      picture: async () => shopper.call(uploadCartPictureContract, { body: (await pictureForm('image')) as never }),
      // A photo and its small copy: with room for one file, the second does not fit.
      photo: () => photograph(staff, itemId, fits ? 'red' : 'green'),
    };
    for (const [name, upload] of Object.entries(uploads)) {
      if (fits && name !== 'photo') continue;
      const before = [await filesOnDisk(), await rows()];
      const photos = (await warehouseOf(shopper))[0]?.photos.length ?? 0;
      room = fits;
      expect(await upload()).toMatchObject({ status: 507, reason: 'storage_full' });
      expect([await filesOnDisk(), await rows()]).toEqual(before);
      room = Infinity;
      expect((await upload()).status).toBe(200);
      if (name === 'photo') expect((await warehouseOf(shopper))[0]?.photos).toHaveLength(photos + 1);
    }
  },
);
