import type { ProfileChange } from '@caravan/account/contract';
import { listStaffUsersContract, updateUserInfoContract } from '@caravan/account/contract/schema';
import { getUserInfoContract } from '@caravan/auth/contract/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAccount, type AccountUnderTest, type Shopper } from './testing/start-account.ts';

let server: AccountUnderTest;
beforeAll(async () => {
  server = await startAccount();
});
afterAll(() => server.close());

const form: ProfileChange = {
  nickname: '小明',
  gender: 'male',
  birthday: '1990-02-28',
  phone: '+86 138 0013 8000',
  residence: 'DE',
};
const save = (shopper: Shopper, over: Record<string, unknown> = {}, language = 'en') =>
  shopper.call(updateUserInfoContract, {
    body: { ...form, ...over } as ProfileChange,
    headers: { 'client-language': language },
  });
const info = async (shopper: Shopper) => (await shopper.call(getUserInfoContract)).data;

describe('a profile', () => {
  test('is returned as stored and shown afterwards', async () => {
    const shopper = server.shopper();
    const { data } = await save(shopper, { nickname: ' 小明 ' });
    expect(data).toMatchObject({ ...form, name: '小明', email: shopper.identity.email });
    expect(await info(shopper)).toEqual(data);
    expect(await server.account.ports.profiles.find(shopper.userId)).toEqual({ nickname: '小明', avatar: null });
  });

  test('keeps fields that are left out, and clears a residence that is null', async () => {
    const shopper = server.shopper();
    await save(shopper);
    const change = { nickname: 'Ming', birthday: '1990-02-28', phone: '030 123456' };
    expect((await shopper.call(updateUserInfoContract, { body: change })).data).toMatchObject({
      nickname: 'Ming',
      gender: 'male',
      residence: 'DE',
      phone: '+49 30 123456',
    });
    expect((await save(shopper, { residence: null })).data.residence).toBeNull();
  });

  test('staff have one too', async () => {
    expect((await save(server.shopper({ role: 'staff' }))).data).toMatchObject({ role: 'staff', nickname: '小明' });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a nickname of one character', { nickname: 'x' }, 'nickname'],
    ['a nickname of seventeen', { nickname: 'x'.repeat(17) }, 'nickname'],
    ['an invisible nickname', { nickname: '\u200b\u200b\u200b' }, 'nickname'],
    ['a nickname that changes the text direction', { nickname: 'Amy\u202egpj.exe' }, 'nickname'],
    ['no nickname', { nickname: undefined }, 'nickname'],
    ['a gender that is not offered', { gender: 'other' }, 'gender'],
    ['no birthday', { birthday: undefined }, 'birthday'],
    ['a birthday in the future', { birthday: '2990-01-01' }, 'birthday'],
    ['a day that does not exist', { birthday: '2001-02-29' }, 'birthday'],
    ['a birthday too long ago', { birthday: '1850-01-01' }, 'birthday'],
    ['no phone', { phone: undefined }, 'phone'],
    ['an invalid phone', { phone: 'call me' }, 'phone'],
    ['a phone without a country', { phone: '13800138000', residence: null }, 'phone'],
    ['an unknown country', { residence: 'ZZ' }, 'residence'],
    ['a role', { role: 'staff' }, 'role'],
    ['an e-mail', { email: 'other@example.test' }, 'email'],
    ['an avatar on another site', { avatar: 'https://evil.example/x.svg' }, 'avatar'],
    ['a balance', { balance_fen: 1_000_000 }, 'balance_fen'],
  ])('with %s is refused at its field, and nothing changes', async (_, over, field) => {
    const shopper = server.shopper();
    const answer = await save(shopper, over);
    expect(answer).toMatchObject({ status: 422, reason: 'invalid' });
    expect(Object.keys(answer.failure?.fields ?? {})).toEqual([field]);
    expect(await info(shopper)).toMatchObject({ nickname: null, birthday: null, phone: null, role: 'shopper' });
  });

  test.each([
    ['en', 'Please choose a date in the past', 'Please enter a valid phone number'],
    ['zh', '请选择过去的日期', '请输入有效的电话号码'],
  ])('reports errors in the language of the caller (%s)', async (language, birthday, phone) => {
    const shopper = server.shopper();
    expect((await save(shopper, { birthday: '2990-01-01' }, language)).failure?.fields).toEqual({ birthday });
    expect((await save(shopper, { phone: 'call me' }, language)).failure?.fields).toEqual({ phone });
  });

  test('needs a login', async () => {
    expect((await server.call(updateUserInfoContract, { body: form })).status).toBe(401);
  });
});

describe('staff', () => {
  const search = async (q: string, page_size = 20) => {
    const desk = server.shopper({ role: 'staff' });
    return (await desk.call(listStaffUsersContract, { query: { page: 1, page_size, q } })).data;
  };

  test('find users by e-mail, nickname or id', async () => {
    const shopper = server.shopper({ email: 'finder@example.test' });
    const other = server.shopper();
    await save(other, { nickname: 'Finn_Derby 帥' });
    const found = {
      id: shopper.userId,
      email: 'finder@example.test',
      nickname: null,
      created_at: '2026-11-01T00:00:00.000Z',
      email_verified: true,
      role: 'shopper',
    };
    const whole = { page: 1, page_size: 20, total: 1, next: null, count: 1 };
    expect(await search('FINDER@')).toEqual({ items: [found], ...whole });
    expect((await search('finn_d')).items).toMatchObject([{ id: other.userId, nickname: 'Finn_Derby 帥' }]);
    for (const q of ['帅', 'ＦＩＮＮ＿']) expect((await search(q)).items.map(({ id }) => id)).toEqual([other.userId]);
    await save(other, { nickname: 'Derby' });
    expect((await search('帥')).total).toBe(0);
    expect((await search(other.userId)).items.map(({ id }) => id)).toContain(other.userId);
    expect((await search('finn%d')).items).toEqual([]);
    expect((await search('', 2)).items).toHaveLength(2);
  });

  test('are the only ones who can search', async () => {
    expect((await server.call(listStaffUsersContract)).status).toBe(401);
    expect((await server.shopper().call(listStaffUsersContract)).status).toBe(403);
  });
});
