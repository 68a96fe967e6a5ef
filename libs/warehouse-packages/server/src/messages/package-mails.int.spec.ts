import { usualRules } from '@caravan/content/contract';
import { day } from '@caravan/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { addPhotos, packageIn, pictureFile } from '../testing/package-steps.ts';
import { warehouseServer, type WarehouseServer } from '../testing/warehouse-server.ts';
import { warnOfStorageJob } from '../disposal/warn-of-storage.ts';

let server: WarehouseServer;
beforeAll(async () => {
  server = await warehouseServer();
});
afterAll(() => server.close());

test('the mail of a shipped package names its goods and its number; so does a receipt', async () => {
  const { shopper, number } = await packageIn(server, 'pending_receipt');
  const sent = await server.messages.to(shopper.userId);
  expect(sent.find(({ kind }) => kind === 'package_shipped')?.mail).toMatchObject({
    event: { en: 'Shipped', zh: '已发货' },
    refs: [number],
    goods: [
      {
        name: 'Canvas tote × 2',
        itemIds: [expect.any(String)],
        facts: { en: [expect.stringMatching(/^Weight: .+\skg$/)] },
      },
      { name: 'Tea × 2' },
    ],
    showsGoods: true,
  });
  const goods = await server.feature.ports.payable.goods(server.core.db, [number]);
  expect(goods.get(number)).toEqual(['Canvas tote', 'Tea']);
});

test('the mail of a storage warning names the goods and their orders', async () => {
  const shopper = server.shopper();
  await server.stock(shopper.userId, [{ name: 'Lamp' }], { orderNumber: 'CV2611LAMP' });
  server.clock.advance((usualRules.free_storage_days - 3) * day);
  await server.runJob(warnOfStorageJob, null);
  const [{ mail } = {}] = await server.messages.to(shopper.userId);
  expect(mail).toMatchObject({
    event: { en: 'Free storage ends in 3 days', zh: '免费仓储还剩 3 天' },
    refs: ['CV2611LAMP'],
    goods: [
      {
        name: 'Lamp',
        facts: {
          en: [
            expect.stringMatching(/^Weight: /),
            expect.stringMatching(
              /^3 free days left, until .+ UTC \(Beijing .+\); then ¥0\.50 a day, ¥30\.00 at most$/,
            ),
            expect.stringMatching(/^Kept until .+ UTC \(Beijing .+\)$/),
          ],
          zh: [
            expect.stringMatching(/^重量：/),
            expect.stringMatching(/^免费剩 3 天，至 .+ UTC（北京时间 .+），之后每天 ¥0\.50，最多 ¥30\.00$/),
            expect.stringMatching(/^最晚保管至 .+ UTC（北京时间 .+）$/),
          ],
        },
      },
    ],
    showsGoods: true,
  });
});

test('mails get the first photo of each item that has one; its address opens it for 90 days', async () => {
  const { staff, itemIds } = await packageIn(server, 'to_be_delivered');
  const [first = '', second = ''] = itemIds;
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await addPhotos(staff, first, [pictureFile(png)]);
  const found = await server.core.transaction((tx) => server.feature.ports.photos.find(tx, [first, second]));
  expect([...found.keys()]).toEqual([first]);
  const open = async () => (await server.app.inject({ url: found.get(first) ?? '' })).statusCode;
  server.clock.advance(89 * day);
  expect(await open()).toBe(200);
  server.clock.advance(2 * day);
  expect(await open()).toBe(404);
});
