import { addToCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import { hour, minute } from '@caravan/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSnapshot } from '../testing/a-snapshot.ts';
import { cartServer, type CartServer } from '../testing/cart-server.ts';
import { orderOf, place, staffSteps } from '../testing/order-steps.ts';

let server: CartServer;
beforeAll(async () => {
  server = await cartServer();
});
afterAll(() => server.close());

let products = 0;

/** An order of products with these pictures, and its shopper. */
const ordered = async (...images: (string | null)[]) => {
  const shopper = server.shopper();
  const ids: string[] = [];
  for (const image of images) {
    products += 1;
    const snapshotId = `pictured-${products}`;
    server.goods.has(aSnapshot({ snapshotId, itemId: snapshotId, image, fetchedAt: server.clock.now() }));
    const body = newLine.parse({ snapshot_id: snapshotId, sku_id: null, quantity: 1 });
    ids.push((await shopper.call(addToCartContract, { body })).data.id);
    server.clock.advance(1);
  }
  const { orders } = (await place(shopper, ids)).data;
  return { shopper, number: orders[0]?.number ?? '' };
};

const imagesOf = async ({ shopper, number }: Awaited<ReturnType<typeof ordered>>) =>
  (await orderOf(shopper, number)).lines.map(({ image }) => image);
/** A WebP file frame around a text. */
const bytesOf = (text: string): Uint8Array => {
  const content = Buffer.from(text.padEnd(8));
  const bytes = Buffer.concat([Buffer.from('RIFF....WEBPVP8 ', 'latin1'), content]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
};
const shown = (url: string | null | undefined) => server.app.inject({ url: url ?? '' });
const kept = /^\/v1\/orders\/pictures\/[\w-]{43}$/;

test('an order keeps the pictures of its goods, the same picture once', async () => {
  server.goods.pictures
    .set('/v1/images/bag.1', bytesOf('a bag'))
    .set('/v1/images/bag.2', bytesOf('a bag'))
    .set('/v1/images/lamp.1', bytesOf('a lamp'));
  const order = await ordered('/v1/images/bag.1', null, '/v1/images/bag.2', '/v1/images/lamp.1');
  const other = await ordered('/v1/images/bag.1');
  await server.runJobs();

  const images = await imagesOf(order);
  expect(images.filter((image) => image !== null)).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(kept)),
  );
  expect(images.filter((image) => image === null)).toHaveLength(1);
  expect(new Set(images).size).toBe(3);
  expect(images).toContain((await imagesOf(other))[0]);

  server.goods.pictures.clear();
  const picture = await shown((await imagesOf(other))[0]);
  expect(picture.rawPayload.equals(bytesOf('a bag'))).toBe(true);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    // Mails show it.
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('arrived goods have the pictures of their order', async () => {
  server.goods.pictures.set('/v1/images/cup.1', bytesOf('a cup'));
  const order = await ordered('/v1/images/cup.1');
  await server.runJobs();
  const [image] = await imagesOf(order);
  await server.money.pay(order.shopper.userId, [order.number]);
  const staff = staffSteps(server.staff(), order.number);
  await staff.process();
  const [line] = (await orderOf(order.shopper, order.number)).lines;
  await staff.stock([line?.id ?? '']);
  expect(image).toMatch(kept);
  expect((await server.warehouse.shelfOf(order.number)).arrivals).toMatchObject([{ image }]);
});

test('a shop without a picture is asked again later; until then the order shows the shop’s picture', async () => {
  const order = await ordered('/v1/images/late.1');
  await server.runJobs();
  expect(await imagesOf(order)).toEqual(['/v1/images/late.1']);
  server.goods.pictures.set('/v1/images/late.1', bytesOf('late'));
  await server.runJobs();
  expect(await imagesOf(order)).toEqual(['/v1/images/late.1']);
  server.clock.advance(5 * minute);
  await server.runJobs();
  expect(await imagesOf(order)).toEqual([expect.stringMatching(kept)]);
});

test('a shop that never returns a picture is not asked after a day and a half', async () => {
  const order = await ordered('/v1/images/never.1');
  for (let hours = 0; hours < 48; hours += 1) {
    await server.runJobs();
    server.clock.advance(hour);
  }
  server.goods.pictures.set('/v1/images/never.1', bytesOf('never'));
  await server.runJobs();
  expect(await imagesOf(order)).toEqual(['/v1/images/never.1']);
});

test.each(['A'.repeat(43), 'short', '..%2f..%2fsecret'])('there is no picture %s', async (id) => {
  expect((await shown(`/v1/orders/pictures/${id}`)).statusCode).toBe(404);
});
