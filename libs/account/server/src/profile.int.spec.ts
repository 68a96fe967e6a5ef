import type { ProfileChange } from '@caravan/account/contract';
import { getUserInfoSchema, listStaffUsersSchema, updateUserInfoSchema } from '@caravan/account/contract/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAccount, type AccountUnderTest, type Shopper } from './testing/start-account.ts';

let server: AccountUnderTest;
beforeAll(async () => {
  server = await startAccount();
});
afterAll(() => server.close());

const told: ProfileChange = { nickname: '小明', gender: 'male', birthday: '1990-02-28', phone: '+86 138 0013 8000', residence: 'DE' };
const tell = (shopper: Shopper, over: Record<string, unknown> = {}, language = 'en') =>
  shopper.call(updateUserInfoSchema, { body: { ...told, ...over } as ProfileChange, headers: { 'client-language': language } });
const info = async (shopper: Shopper) => (await shopper.call(getUserInfoSchema)).data;

describe('a profile', () => {
  test('is answered as it is kept, and shown from then on', async () => {
    const shopper = server.shopper();
    const { data } = await tell(shopper, { nickname: ' 小明 ' });
    expect(data).toMatchObject({ ...told, name: '小明', email: shopper.identity.email });
    expect(await info(shopper)).toEqual(data);
    expect(await server.account.ports.profiles.find(shopper.userId)).toEqual({ nickname: '小明', avatar: null });
  });

  test('keeps what is left out, and forgets a residence that is taken back', async () => {
    const shopper = server.shopper();
    await tell(shopper);
    const change = { nickname: 'Ming', birthday: '1990-02-28', phone: '030 123456' };
    expect((await shopper.call(updateUserInfoSchema, { body: change })).data).toMatchObject({
      nickname: 'Ming',
      gender: 'male',
      residence: 'DE',
      phone: '+49 30 123456',
    });
    expect((await tell(shopper, { residence: null })).data.residence).toBeNull();
  });

  test('staff have one, too', async () => {
    expect((await tell(server.shopper({ role: 'staff' }))).data).toMatchObject({ role: 'staff', nickname: '小明' });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['a nickname of one character', { nickname: 'x' }, 'nickname'],
    ['a nickname of seventeen', { nickname: 'x'.repeat(17) }, 'nickname'],
    ['a nickname nobody sees', { nickname: '\u200b\u200b\u200b' }, 'nickname'],
    ['a nickname that turns the page around', { nickname: 'Amy\u202egpj.exe' }, 'nickname'],
    ['no nickname', { nickname: undefined }, 'nickname'],
    ['a gender that is not offered', { gender: 'other' }, 'gender'],
    ['no birthday', { birthday: undefined }, 'birthday'],
    ['a birthday to come', { birthday: '2990-01-01' }, 'birthday'],
    ['a day that never was', { birthday: '2001-02-29' }, 'birthday'],
    ['a birthday before everybody’s', { birthday: '1850-01-01' }, 'birthday'],
    ['no phone', { phone: undefined }, 'phone'],
    ['a phone that is none', { phone: 'call me' }, 'phone'],
    ['a phone of no country', { phone: '13800138000', residence: null }, 'phone'],
    ['a country that is none', { residence: 'ZZ' }, 'residence'],
    ['a role', { role: 'staff' }, 'role'],
    ['an e-mail', { email: 'other@example.test' }, 'email'],
    ['an avatar from elsewhere', { avatar: 'https://evil.example/x.svg' }, 'avatar'],
    ['a balance', { balance_fen: 1_000_000 }, 'balance_fen'],
  ])('with %s is refused at its field, and nothing changes', async (_, over, field) => {
    const shopper = server.shopper();
    const answer = await tell(shopper, over);
    expect(answer).toMatchObject({ status: 422, reason: 'invalid' });
    expect(Object.keys(answer.failure?.fields ?? {})).toEqual([field]);
    expect(await info(shopper)).toMatchObject({ nickname: null, birthday: null, phone: null, role: 'shopper' });
  });

  test.each([
    ['en', 'Please choose a date in the past', 'Please enter a valid phone number'],
    ['zh', '请选择过去的日期', '请输入有效的电话号码'],
  ])('says why in the language of who asks (%s)', async (language, birthday, phone) => {
    const shopper = server.shopper();
    expect((await tell(shopper, { birthday: '2990-01-01' }, language)).failure?.fields).toEqual({ birthday });
    expect((await tell(shopper, { phone: 'call me' }, language)).failure?.fields).toEqual({ phone });
  });

  test('is a visitor’s nowhere', async () => {
    expect((await server.call(updateUserInfoSchema, { body: told })).status).toBe(401);
  });
});

describe('staff', () => {
  const asked = async (q: string, page_size = 20) => {
    const desk = server.shopper({ role: 'staff' });
    return (await desk.call(listStaffUsersSchema, { query: { page: 1, page_size, q } })).data;
  };

  test('find people by e-mail, nickname or id', async () => {
    const [shopper, other] = [server.shopper({ email: 'finder@example.test' }), server.shopper()];
    await tell(other, { nickname: 'Finn_Derby' });
    const found = { id: shopper.userId, email: 'finder@example.test', nickname: null, created_at: '2026-11-01T00:00:00.000Z', email_verified: true, role: 'shopper' };
    expect(await asked('FINDER@')).toEqual({ items: [found], page: 1, page_size: 20, total: 1 });
    expect((await asked('finn_d')).items).toMatchObject([{ id: other.userId, nickname: 'Finn_Derby' }]);
    expect((await asked(other.userId)).items.map(({ id }) => id)).toContain(other.userId);
    expect((await asked('finn%d')).items).toEqual([]);
    expect((await asked('', 2)).items).toHaveLength(2);
  });

  test('alone may look', async () => {
    expect((await server.call(listStaffUsersSchema)).status).toBe(401);
    expect((await server.shopper().call(listStaffUsersSchema)).status).toBe(403);
  });
});
