import { uploadAvatarContract } from '@caravan/account/contract/schema';
import { getUserInfoContract } from '@caravan/auth/contract/schema';
import { day, hour } from '@caravan/kernel';
import type { Caller } from '@caravan/server-core/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAccount, type AccountUnderTest } from './testing/start-account.ts';
import { sweepJob } from './use-cases/sweep.ts';

let server: AccountUnderTest;
let png: Buffer;
beforeAll(async () => {
  server = await startAccount();
  png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#f5b23d' } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());

const formOf = (bytes: Uint8Array, field = 'avatar', name = 'me.png', type = 'image/png') => {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return form;
};
const upload = (caller: Caller, form = formOf(png), language = 'en') =>
  caller.call(uploadAvatarContract, { body: form as never, headers: { 'client-language': language } });
const shown = async (caller: Caller) => (await caller.call(getUserInfoContract)).data.avatar;
const fetched = async (avatar: string) => (await server.app.inject({ url: avatar })).statusCode;

describe('a profile picture', () => {
  test('has an address that cannot be guessed, and headers that prevent any other use', async () => {
    const shopper = server.shopper();
    const { avatar } = (await upload(shopper)).data;
    expect(avatar).toMatch(/^\/v1\/users\/avatars\/[\w-]{22}$/);
    expect(await shown(shopper)).toBe(avatar);
    expect(await server.account.ports.profiles.find(shopper.userId)).toMatchObject({ avatar });
    const answer = await server.app.inject({ url: avatar });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 360, height: 360 });
  });

  test('replaces the previous one, which is deleted a day later', async () => {
    const shopper = server.shopper();
    const first = (await upload(shopper)).data.avatar;
    const second = (await upload(shopper)).data.avatar;
    expect(await shown(shopper)).toBe(second);
    server.clock.advance(23 * hour);
    await server.runJob(sweepJob, null);
    expect(await Promise.all([first, second].map(fetched))).toEqual([200, 200]);
    server.clock.advance(2 * hour);
    await server.runJob(sweepJob, null);
    expect(await Promise.all([first, second].map(fetched))).toEqual([404, 200]);
  });

  test('uploaded ten times at once is shown once, and only that file remains', async () => {
    const shopper = server.shopper();
    const answers = await Promise.all(Array.from({ length: 10 }, () => upload(shopper)));
    server.clock.advance(2 * day);
    await server.runJob(sweepJob, null);
    const statuses = await Promise.all(answers.map(({ data }) => fetched(data.avatar)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await shown(shopper)).toBe(answers[statuses.indexOf(200)]?.data.avatar);
  });
});

describe('an upload', () => {
  test.each([
    ['en', 'Please choose a gif, jpeg, jpg, png or bmp picture'],
    ['zh', '请选择 gif、jpeg、jpg、png 或 bmp 格式的图片'],
  ])('of another type is refused (%s)', async (language, message) => {
    const page = formOf(Buffer.from('<script>alert(1)</script>'), 'avatar', 'me.png', 'image/png');
    expect(await upload(server.shopper(), page, language)).toMatchObject({
      status: 422,
      reason: 'avatar_type',
      message,
    });
  });

  test.each([
    ['2 MB', 2 * 1024 * 1024, 'avatar_too_large'],
    ['a little more', 2 * 1024 * 1024 + 1, 'avatar_too_large'],
    ['8 MB', 8 * 1024 * 1024, 'avatar_too_large'],
  ])('of %s is refused', async (_, size, reason) => {
    const bytes = Buffer.concat([png, Buffer.alloc(size - png.length)]);
    expect(await upload(server.shopper(), formOf(bytes))).toMatchObject({ status: 422, reason });
  });

  test('of one byte less is accepted', async () => {
    const bytes = Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024 - 1 - png.length)]);
    expect((await upload(server.shopper(), formOf(bytes))).status).toBe(200);
  });

  test.each<[string, () => FormData]>([
    ['no file', () => new FormData()],
    [
      'a text instead of a file',
      () => {
        const form = new FormData();
        form.append('avatar', 'https://evil.example/x.png');
        return form;
      },
    ],
    ['a file of another name', () => formOf(png, 'picture')],
    [
      'two files',
      () => {
        const form = formOf(png);
        form.append('avatar', new File([new Uint8Array(png)], 'again.png'));
        return form;
      },
    ],
  ])('with %s is refused', async (_, make) => {
    const shopper = server.shopper();
    expect(await upload(shopper, make())).toMatchObject({ status: 422, reason: 'invalid' });
    expect(await shown(shopper)).toBeNull();
  });

  test('needs a login; staff can upload too', async () => {
    expect((await upload(server)).status).toBe(401);
    expect((await upload(server.shopper({ role: 'staff' }))).status).toBe(200);
  });

  test.each(['AAAAAAAAAAAAAAAAAAAAAA', '..%2f..%2fcart-pictures%2fx', '%00', 'x'.repeat(65)])(
    '%s is not found',
    async (id) => {
      expect(await fetched(`/v1/users/avatars/${id}`)).toBe(404);
    },
  );
});
