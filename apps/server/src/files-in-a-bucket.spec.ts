import { uploadAvatarContract } from '@caravan/account/contract/schema';
import { objectStore, type ObjectStore, type TestServer } from '@caravan/server-core/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testShop } from './testing/test-shop.ts';
import { desk, paidOrder, photograph, pictureForm, warehouseOf } from './testing/paid-order.ts';

let store: ObjectStore;
let server: TestServer;
beforeAll(async () => {
  store = await objectStore();
  server = await testShop({ config: { staff: desk, s3: store.config } });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const fetchPicture = (url = '') => server.app.inject({ url });

it('pictures are served from a bucket; while it is down nothing is lost, and callers get 503', async () => {
  const { shopper, staff, itemId, pictureUrl } = await paidOrder(server.app);
  expect((await photograph(staff, itemId)).data.photos).toHaveLength(1);

  // The shopper's own picture, and a private photo by its signed URL.
  const [photo] = (await warehouseOf(shopper))[0]?.photos ?? [];
  for (const url of [pictureUrl, photo?.url, photo?.thumb_url]) {
    const seen = await fetchPicture(url);
    expect(seen.headers['content-type']).toBe('image/webp');
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ format: 'webp' });
  }
  const forged = photo?.url.replace(/[^.]+$/, (signature) => [...signature].reverse().join(''));
  expect((await fetchPicture(forged)).statusCode).toBe(404);

  await store.goDown();
  const unseen = await server.app.inject({ url: photo?.url ?? '', headers: { 'client-language': 'zh' } });
  expect([unseen.statusCode, unseen.headers['retry-after'], unseen.json().message]).toEqual([
    503,
    '2',
    '服务繁忙，请稍后再试',
  ]);
  expect(await photograph(staff, itemId, 'red')).toMatchObject({ status: 503, reason: 'unavailable' });
  const avatar = (await pictureForm('avatar')) as never;
  expect((await shopper.call(uploadAvatarContract, { body: avatar })).reason).toBe('unavailable');
  expect((await warehouseOf(shopper))[0]?.photos).toHaveLength(1);

  await store.comeUp();
  expect((await fetchPicture(photo?.url)).statusCode).toBe(200);
  expect((await photograph(staff, itemId, 'red')).data.photos).toHaveLength(2);
  expect((await shopper.call(uploadAvatarContract, { body: avatar })).status).toBe(200);
});
