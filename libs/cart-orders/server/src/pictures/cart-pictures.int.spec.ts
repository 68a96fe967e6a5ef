import {
  getCartPictureContract,
  joinCartContract,
  newLine,
  removeFromCartContract,
  uploadCartPictureContract,
} from '@caravan/cart-orders/contract/schema';
import { day, hour, newId } from '@caravan/kernel';
import type { Caller } from '@caravan/server-core/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add, added, aManual, cartOf, cartServer, type CartServer } from '../testing/cart-server.ts';
import { sweepJob } from '../upkeep/sweep.ts';

let server: CartServer;
let png: Buffer;
beforeAll(async () => {
  server = await cartServer();
  png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#f5b23d' } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());

const formOf = (bytes: Uint8Array, name = 'photo.png', type = 'image/png') => {
  const form = new FormData();
  form.append('image', new File([new Uint8Array(bytes)], name, { type }));
  return form;
};
const upload = (caller: Caller, form = formOf(png)) => caller.call(uploadCartPictureContract, { body: form as never });
const uploaded = async (caller: Caller) => (await upload(caller)).data.image;
const fetchPicture = (image: string) => server.app.inject({ url: image });

describe('a picture', () => {
  test('is served re-encoded at an unguessable address, with headers that allow a picture only', async () => {
    const image = await uploaded(server.shopper());
    expect(image).toMatch(/^\/v1\/cart\/pictures\/[\w-]{22}$/);
    const answer = await fetchPicture(image);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
  });

  test('is shown on the line that it was uploaded for', async () => {
    const shopper = server.shopper();
    const image = await uploaded(shopper);
    expect(await added(shopper, { manual: aManual({ image }), quantity: 1 })).toMatchObject({ image });
  });

  test.each([
    ['a picture of another user', async () => uploaded(server.shopper()), 404],
    ['an unknown picture', async () => '/v1/cart/pictures/AAAAAAAAAAAAAAAAAAAAAA', 404],
    ['an address from outside', async () => 'https://evil.example/x.png', 422],
    ['a path that leads elsewhere', async () => '/v1/cart/pictures/../../users/info', 422],
  ])('cannot be %s', async (_, imageOf, status) => {
    const shopper = server.shopper();
    expect(await add(shopper, { manual: aManual({ image: await imageOf() }), quantity: 1 })).toMatchObject({ status });
    expect((await cartOf(shopper)).count).toBe(0);
  });
});

describe('an upload', () => {
  test.each<[string, () => FormData, number, string]>([
    [
      'a page that calls itself a picture',
      () => formOf(Buffer.from('<script>alert(1)</script>')),
      422,
      'not_a_picture',
    ],
    [
      'a drawing with a script',
      () =>
        formOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'x.svg', 'image/svg+xml'),
      422,
      'not_a_picture',
    ],
    ['half a picture', () => formOf(png.subarray(0, 60)), 422, 'not_a_picture'],
    ['nothing', () => formOf(new Uint8Array()), 422, 'not_a_picture'],
    ['a little over 2 MB', () => formOf(Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)])), 422, 'picture_too_large'],
    ['no file', () => new FormData(), 422, 'invalid'],
  ])('of %s is refused', async (_, makeForm, status, reason) => {
    expect(await upload(server.shopper(), makeForm())).toMatchObject({ status, reason });
  });

  test('of JSON is refused', async () => {
    const token = server.login();
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/cart/pictures',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([415, 422]).toContain(answer.statusCode);
  });

  test('needs a shopper', async () => {
    expect(await upload(server)).toMatchObject({ status: 401 });
    expect(await upload(server.as({ role: 'staff' }))).toMatchObject({ status: 403 });
  });

  test('cannot fill the disk: 40 unused pictures are the limit', async () => {
    const shopper = server.shopper();
    for (let picture = 0; picture < 40; picture += 1) await uploaded(shopper);
    const answer = await upload(shopper);
    expect(answer).toMatchObject({ status: 429, reason: 'too_many_requests', headers: { 'retry-after': '3600' } });
    expect(await uploaded(server.shopper())).toBeTruthy();
  });
});

describe('unused data', () => {
  const exists = async (image: string) =>
    (await server.call(getCartPictureContract, { params: { id: image.slice(-22) } })).status === 200;

  test('a picture is deleted after a day without a line; a picture of a line is kept', async () => {
    const shopper = server.shopper();
    const unused = await uploaded(shopper);
    const removed = await uploaded(shopper);
    const shown = await uploaded(shopper);
    const shared = await uploaded(shopper);
    const lineOf = (image: string, name: string) => added(shopper, { manual: aManual({ name, image }), quantity: 1 });
    const gone = await lineOf(removed, 'gone');
    await lineOf(shown, 'shown');
    const first = await lineOf(shared, 'first');
    await lineOf(shared, 'second');
    await shopper.call(removeFromCartContract, { body: { ids: [gone.id, first.id] } });

    server.clock.advance(23 * hour);
    await server.runJob(sweepJob, null);
    expect(await Promise.all([unused, removed, shown, shared].map(exists))).toEqual([true, true, true, true]);

    server.clock.advance(2 * hour);
    await server.runJob(sweepJob, null);
    expect(await Promise.all([unused, removed, shown, shared].map(exists))).toEqual([false, false, true, true]);
  });

  test('a picture is deleted if the line of a visitor that has it does not fit into the cart', async () => {
    const shopper = server.shopper();
    const image = await uploaded(shopper);
    const lines = Array.from({ length: 50 }, (_, index) => {
      const manual = aManual({
        name: `Tea ${index}`,
        description: 'x'.repeat(2_000),
        ...(index === 49 ? { image } : {}),
      });
      return { id: `g-${newId()}`, line: newLine.parse({ manual, quantity: 1 }) };
    });
    const { data } = await shopper.call(joinCartContract, { body: { lines } });
    expect(data.left_out.map(({ id }) => id)).toContain(lines[49]?.id);
    server.clock.advance(25 * hour);
    await server.runJob(sweepJob, null);
    expect(await exists(image)).toBe(false);
  });

  test('removed lines are deleted after a week', async () => {
    const shopper = server.shopper();
    const line = await added(shopper, { manual: aManual(), quantity: 1 });
    const remove = () => shopper.call(removeFromCartContract, { body: { ids: [line.id] } });
    await remove();
    server.clock.advance(6 * day);
    await server.runJob(sweepJob, null);
    expect((await remove()).status).toBe(200);
    server.clock.advance(2 * day);
    await server.runJob(sweepJob, null);
    expect((await remove()).status).toBe(404);
  });
});
