import {
  createAddressContract,
  deleteUserContract,
  exportUserContract,
  makeCalendarLinkContract,
  updatePreferencesContract,
  updateUserInfoContract,
  uploadAvatarContract,
  newAddress,
} from '@caravan/account/contract/schema';
import { inBoth } from '@caravan/kernel/testing';
import { anAddress } from '@caravan/account/contract/testing';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PersonalData } from '@caravan/server-core';
import { startAccount, type AccountUnderTest, type Shopper } from './testing/start-account.ts';
import { sweepJob } from './use-cases/sweep.ts';

let server: AccountUnderTest;
beforeEach(async () => {
  server = await startAccount();
});
afterEach(() => server.close());

const address = newAddress.parse(Object.fromEntries(Object.entries(anAddress()).filter(([name]) => name !== 'id')));

/** Fills in all data that account stores; returns the address of the picture. */
const fillInEverything = async (shopper: Shopper): Promise<string> => {
  await shopper.call(updateUserInfoContract, {
    body: { nickname: 'Known_Nick', birthday: '1990-02-28', phone: '+49 30 777666', residence: 'DE' },
  });
  await shopper.call(updatePreferencesContract, { body: { currency: 'EUR' } });
  await shopper.call(createAddressContract, { body: { ...address, detail: 'Known Street 1' } });
  const words = inBoth({ en: 'Known words', zh: '众所周知' });
  await server.send({ userId: shopper.userId, kind: 'welcome', key: 'welcome', title: words, body: words, link: null });
  await shopper.call(makeCalendarLinkContract);
  const form = new FormData();
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  form.append('avatar', new File([new Uint8Array(png)], 'me.png'));
  return (await shopper.call(uploadAvatarContract, { body: form as never })).data.avatar;
};

const close = (shopper: Shopper, password = 'ferry246', language = 'en') =>
  shopper.call(deleteUserContract, { body: { password }, headers: { 'client-language': language } });

/** A feature with personal data; returns the ids of the erased users. */
const otherFeature = (over: Partial<PersonalData> = {}) => {
  const erased: string[] = [];
  const part: PersonalData = {
    section: 'orders',
    collect: async (userId) => [{ number: 'CV-1', buyer: userId }],
    obstacles: async () => [],
    erase: async (_, userId) => void erased.push(userId),
    ...over,
  };
  server.personalData.push(part);
  return erased;
};

const tables = ['profile', 'preference', 'address', 'letter', 'avatar', 'calendar_link'];
const rowsOf = async (userId: string): Promise<number> => {
  const counts = tables.map((table) =>
    server.core.db.execute<{ n: number }>(sql.raw(`select count(*)::int n from ${table} where user_id = '${userId}'`)),
  );
  return (await Promise.all(counts)).reduce((sum, { rows }) => sum + (rows[0]?.n ?? 0), 0);
};

describe('exporting all data', () => {
  test('returns the data of every feature by section, and no data of others', async () => {
    const shopper = server.shopper();
    const other = server.shopper();
    otherFeature();
    await fillInEverything(shopper);
    const { data } = await shopper.call(exportUserContract);
    expect(data.exported_at).toBe(server.clock.now().toISOString());
    expect(Object.keys(data.data)).toEqual([
      'profile',
      'preferences',
      'addresses',
      'letters',
      'push_subscriptions',
      'text_messages',
      'webhooks',
      'calendar_link',
      'orders',
    ]);
    expect(data.data).toMatchObject({
      profile: { nickname: 'Known_Nick', phone: '+49 30 777666' },
      preferences: { currency: 'EUR' },
      addresses: [{ detail: 'Known Street 1', country: 'DE' }],
      letters: [{ kind: 'welcome', title: inBoth({ en: 'Known words', zh: '众所周知' }) }],
      orders: [{ number: 'CV-1', buyer: shopper.userId }],
    });
    expect(JSON.stringify((await other.call(exportUserContract)).data)).not.toContain('Known');
  });

  test('is for logged-in shoppers', async () => {
    expect((await server.call(exportUserContract)).status).toBe(401);
    expect((await server.shopper({ role: 'staff' }).call(exportUserContract)).status).toBe(403);
  });
});

describe('closing an account', () => {
  test('erases all data of the person and no data of others; the next sweep deletes the picture', async () => {
    const shopper = server.shopper();
    const other = server.shopper();
    const erased = otherFeature();
    const avatar = await fillInEverything(shopper);
    const otherAvatar = await fillInEverything(other);
    expect((await close(shopper)).data).toBeNull();
    expect(await rowsOf(shopper.userId)).toBe(0);
    expect(await rowsOf(other.userId)).toBe(tables.length);
    expect(erased).toEqual([shopper.userId]);
    await server.runJob(sweepJob, null);
    const statuses = await Promise.all(
      [avatar, otherAvatar].map(async (url) => (await server.app.inject({ url })).statusCode),
    );
    expect(statuses).toEqual([404, 200]);
  });

  test.each([
    ['en', 'The password is incorrect'],
    ['zh', '密码不正确'],
  ])('needs the password (%s)', async (language, message) => {
    const shopper = server.shopper();
    const erased = otherFeature();
    await fillInEverything(shopper);
    expect(await close(shopper, 'ferry247', language)).toMatchObject({
      status: 422,
      reason: 'password_wrong',
      message,
      failure: { fields: { password: message } },
    });
    expect([await rowsOf(shopper.userId), erased]).toEqual([tables.length, []]);
  });

  test.each([
    ['orders_open', 'There are orders that are not finished yet', '尚有未完成的订单'],
    ['packages_open', 'There are parcels that have not arrived yet', '尚有未签收的包裹'],
    ['goods_in_store', 'You still have goods in the warehouse', '仓库中尚有您的商品'],
    ['returns_open', 'Goods of yours are being returned to their seller', '您有退换货尚未处理完成'],
    ['balance_left', 'There is money left in your balance', '您的余额尚未用完'],
  ] as const)('is refused because of %s', async (obstacle, en, zh) => {
    const shopper = server.shopper();
    const erased = otherFeature({ obstacles: async () => [obstacle] });
    await fillInEverything(shopper);
    expect(await close(shopper)).toMatchObject({ status: 409, reason: obstacle, message: en });
    expect(await close(shopper, 'ferry246', 'zh')).toMatchObject({ status: 409, reason: obstacle, message: zh });
    expect([await rowsOf(shopper.userId), erased]).toEqual([tables.length, []]);
  });

  test('is rolled back as a whole if one feature cannot erase', async () => {
    const shopper = server.shopper();
    otherFeature({ erase: async () => Promise.reject(new Error('a table is locked')) });
    await fillInEverything(shopper);
    expect((await close(shopper)).status).toBe(500);
    expect(await rowsOf(shopper.userId)).toBe(tables.length);
  });

  test('is for shoppers only; staff accounts are removed by a command', async () => {
    expect((await server.call(deleteUserContract, { body: { password: 'ferry246' } })).status).toBe(401);
    expect((await close(server.shopper({ role: 'staff' }))).status).toBe(403);
  });
});
