import { afterAll, beforeAll, expect, test } from 'vitest';
import { shoot, warehouseOf } from '../testing/package-steps.ts';
import { warehouseServer, type WarehouseServer } from '../testing/warehouse-server.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());

test('a piece that arrives gets the photos that the shop has set, by a task of the receivers', async () => {
  const shopper = server.shopper();
  const [before = ''] = await server.stock(shopper.userId, [{}]);
  server.arrivalPhotos.count = 2;
  const [id = ''] = await server.stock(shopper.userId, [{ quantity: 1, photo: { count: 1, note: 'the seam' } }]);
  const item = async (itemId = id) => (await warehouseOf(shopper)).items.find((one) => one.id === itemId);
  // Goods that arrived before keep their number; paid photos come on top.
  expect(await item(before)).toMatchObject({ photos_due: 0 });
  expect(await item()).toMatchObject({ photos_due: 3, photos_left: 19, photos_open: false });
  const tasks = () => server.queues.open().filter((one) => one.startsWith('qc '));
  expect(tasks()).toHaveLength(1);

  server.arrivalPhotos.count = 0;
  await shoot(server.staff(), id, 2);
  expect(await item()).toMatchObject({ photos_due: 1, photos_open: true });
  await shoot(server.staff(), id, 1);
  expect(await item()).toMatchObject({ photos_due: 0 });
  expect(tasks()).toEqual([]);
});

test.each([
  [4, 8],
  [10, 20],
  [100, 20],
])(
  '%i pieces that are stored together get %i photos, which take none of those that can be ordered',
  async (quantity, due) => {
    const shopper = server.shopper();
    server.arrivalPhotos.count = 2;
    await server.stock(shopper.userId, [{ quantity }]);
    expect((await warehouseOf(shopper)).items).toMatchObject([{ quantity, photos_due: due, photos_left: 20 }]);
  },
);
