import { listReviewsContract, reviewPackageContract } from '@caravan/warehouse-packages/contract/schema';
import { listStaffActions } from '@caravan/server-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownSteps, packageIn, packageOf, pictureFile, type ReviewForm } from '../../testing/package-steps.ts';
import { warehouseServer, type WarehouseServer } from '../../testing/warehouse-server.ts';

let server: WarehouseServer;
let png: Buffer;
beforeAll(async () => {
  server = await warehouseServer();
  png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#f5b23d' } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());

const reviewed = async (over: ReviewForm = {}) => {
  const parcel = await packageIn(server, 'done');
  return { ...parcel, review: (await parcel.own.review(over)).data };
};
const publicList = async (language = 'en') =>
  (
    await server.call(listReviewsContract, {
      query: { page: 1, page_size: 100 },
      headers: { 'client-language': language },
    })
  ).data;

describe('a review', () => {
  test('appears in the package and, with a masked name, in the public list', async () => {
    const { shopper, number, review } = await reviewed({ text: '  Quick!  ', image: pictureFile(png) });
    expect(review).toMatchObject({
      text: 'Quick!',
      anonymous: false,
      image: expect.stringMatching(/^\/v1\/store\/photos\/review\./),
    });
    const parcel = await packageOf(shopper, number);
    expect(parcel.review).toEqual(review);
    expect(parcel.actions).toEqual([]);
    const [first] = (await publicList()).items;
    expect(first).toMatchObject({
      text: 'Quick!',
      name: 'A***e',
      image: expect.stringMatching(/^\/v1\/reviews\/pictures\/[\w-]{22}$/),
    });
    for (const url of [review.image ?? '', first?.image ?? '']) {
      const answer = await server.app.inject({ url });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 });
    }
  });

  test('without a name is anonymous, in the language of the caller', async () => {
    server.clock.advance(1);
    await reviewed({ anonymous: true });
    expect((await publicList()).items[0]?.name).toBe('Anonymous');
    expect((await publicList('zh')).items[0]?.name).toBe('匿名用户');
  });

  test('is written once, by the owner, after the package has arrived', async () => {
    const { own, number } = await reviewed();
    expect(await own.review()).toMatchObject({ status: 409, reason: 'review_exists' });
    expect((await ownSteps(server.shopper(), number).review()).status).toBe(404);
    const early = await packageIn(server, 'pending_receipt');
    expect(await early.own.review()).toMatchObject({ status: 409, reason: 'wrong_state' });
  });

  test('is stored once with concurrent calls', async () => {
    const { own } = await packageIn(server, 'done');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => own.review({ text: `try ${index}`, image: pictureFile(png) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status, reason }) => status === 200 || reason === 'review_exists')).toBe(true);
  });

  test('may have a picture of exactly 2 MB', async () => {
    const { own } = await packageIn(server, 'done');
    const whole = Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024 - png.length)]);
    expect((await own.review({ image: pictureFile(whole) })).data.image).toEqual(expect.any(String));
  });

  test('has at most one picture', async () => {
    const { shopper, number } = await packageIn(server, 'done');
    const form = new FormData();
    form.set('text', 'Two of them');
    form.set('anonymous', 'false');
    for (const name of ['one.png', 'two.png']) form.append('image', pictureFile(png, name));
    const answer = await shopper.call(reviewPackageContract, { params: { number }, body: form as never });
    expect(answer).toMatchObject({ status: 422, failure: { fields: { image: expect.any(String) } } });
    expect((await packageOf(shopper, number)).review).toBeNull();
  });

  test.each<[string, ReviewForm, string]>([
    ['a blank text', { text: '   ' }, 'invalid'],
    ['a text that is too long', { text: 'a'.repeat(1_001) }, 'invalid'],
    [
      'a page instead of a picture',
      { image: pictureFile(Buffer.from('<svg onload="alert(1)"/>'), 'x.svg', 'image/png') },
      'not_a_picture',
    ],
    ['a picture one byte over 2 MB', { image: pictureFile(Buffer.alloc(2 * 1024 * 1024 + 1, 1)) }, 'picture_too_large'],
  ])('with %s is refused', async (_, over, reason) => {
    const { own, shopper, number } = await packageIn(server, 'done');
    expect(await own.review(over)).toMatchObject({ status: 422, reason });
    expect((await packageOf(shopper, number)).review).toBeNull();
  });

  test('that staff hide disappears from the list with its picture, but stays visible to its author', async () => {
    const { shopper, number, staffCalls, review } = await reviewed({ text: 'Hide me', image: pictureFile(png) });
    const shown = (await publicList()).items.find(({ text }) => text === 'Hide me');
    expect((await staffCalls.hide()).data).toEqual(review);
    await staffCalls.hide();
    expect((await publicList()).items.some(({ text }) => text === 'Hide me')).toBe(false);
    expect((await server.app.inject({ url: shown?.image ?? '' })).statusCode).toBe(404);
    expect((await packageOf(shopper, number)).review).toEqual(review);
    await staffCalls.hide(false);
    expect((await publicList()).items.some(({ text }) => text === 'Hide me')).toBe(true);
    const { items } = await listStaffActions(server.core.db, { page: 1, page_size: 20, subject: number });
    expect(items.map(({ action }) => action)).toEqual(['review.show', 'review.hide', 'package.ship']);
  });
});
