import {
  changePasswordContract,
  endOtherSessionsContract,
  getPreferencesContract,
  listSessionsContract,
  updatePreferencesContract,
} from '@caravan/account/contract/schema';
import { somePreferences } from '@caravan/account/contract/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAccount, type AccountUnderTest, type Shopper } from './testing/start-account.ts';

let server: AccountUnderTest;
beforeAll(async () => {
  server = await startAccount();
});
afterAll(() => server.close());

describe('preferences', () => {
  const preferences = async (shopper: Shopper) => (await shopper.call(getPreferencesContract)).data;
  const choose = (shopper: Shopper, body: object) => shopper.call(updatePreferencesContract, { body });

  test('default to all mails, CNY and the language of the account', async () => {
    expect(await preferences(server.shopper({ language: 'zh' }))).toEqual(somePreferences({ language: 'zh' }));
  });

  test('change the given fields; the others stay', async () => {
    const shopper = server.shopper();
    const chosen = somePreferences({
      language: 'zh',
      currency: 'EUR',
      mails: { ...somePreferences().mails, refund_done: false },
    });
    expect((await choose(shopper, chosen)).data).toEqual(chosen);
    expect((await choose(shopper, { mails: { storage_ending: false } })).data).toEqual({
      ...chosen,
      mails: { ...chosen.mails, storage_ending: false },
    });
    expect((await choose(shopper, { mails: { refund_done: true } })).data.mails).toMatchObject({
      refund_done: true,
      storage_ending: false,
    });
    expect((await choose(shopper, {})).data).toEqual(await preferences(shopper));
  });

  test('keep all concurrent changes of different fields', async () => {
    const changes = [
      { currency: 'USD' },
      { mails: { refund_done: false } },
      { mails: { order_in_stock: false } },
      { language: 'zh' },
    ];
    const shoppers = Array.from({ length: 15 }, () => server.shopper());
    for (const shopper of shoppers) await Promise.all(changes.map((change) => choose(shopper, change)));
    const expected = {
      ...somePreferences().mails,
      order_in_stock: false,
      refund_done: false,
    };
    for (const shopper of shoppers)
      expect(await preferences(shopper)).toEqual({ language: 'zh', currency: 'USD', mails: expected });
  });

  test.each([
    ['a currency without a rate', { currency: 'XXX' }, 'currency'],
    ['an unknown currency', { currency: 'euro' }, 'currency'],
    ['an unsupported language', { language: 'xx' }, 'language'],
    ['an unknown kind of mail', { mails: { newsletter: false } }, 'mails.newsletter'],
    ['a mail flag that is not a boolean', { mails: { refund_done: 'no' } }, 'mails.refund_done'],
    ['an unknown field', { colour: 'red' }, 'colour'],
  ])('with %s are refused at the field', async (_, body, field) => {
    const shopper = server.shopper();
    const answer = await choose(shopper, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.failure?.fields ?? {})).toEqual([field]);
    expect(await preferences(shopper)).toEqual(somePreferences());
  });

  test('need a login', async () => {
    expect((await server.call(getPreferencesContract)).status).toBe(401);
    expect((await server.call(updatePreferencesContract, { body: {} })).status).toBe(401);
  });
});

describe('devices', () => {
  test('are listed with the current one first, and the others can be logged out, also when repeated', async () => {
    const shopper = server.shopper();
    const token = server.login({ id: 'session_b', userId: shopper.userId });
    const startedAt = new Date('2026-11-01T08:00:00Z');
    const seenAt = new Date('2026-11-02T08:00:00Z');
    const device = (id: string) => ({ id, startedAt, seenAt, agent: `browser ${id}` });
    server.logins.sessions.set(shopper.userId, ['session_a', 'session_b', 'session_c'].map(device));
    const headers = { authorization: `Bearer ${token}` };
    const { data } = await server.call(listSessionsContract, { headers });
    expect(data.map(({ id, current }) => [id, current])).toEqual([
      ['session_b', true],
      ['session_a', false],
      ['session_c', false],
    ]);
    expect(data[0]).toEqual({
      id: 'session_b',
      current: true,
      started_at: '2026-11-01T08:00:00.000Z',
      seen_at: '2026-11-02T08:00:00.000Z',
      agent: 'browser session_b',
    });
    for (let time = 0; time < 2; time += 1) {
      expect((await server.call(endOtherSessionsContract, { headers })).data).toEqual([data[0]]);
    }
  });
});

describe('a new password', () => {
  const form = { old_password: 'ferry246', password: 'harbour357', password_confirm: 'harbour357' };
  const change = (shopper: Shopper, over: object = {}, language = 'en') =>
    shopper.call(changePasswordContract, { body: { ...form, ...over }, headers: { 'client-language': language } });

  test('is set if the old one is right, for the calling session', async () => {
    const shopper = server.shopper();
    expect((await change(shopper)).data).toBeNull();
    expect(server.logins.changes.at(-1)).toMatchObject({
      userId: shopper.userId,
      oldPassword: 'ferry246',
      password: 'harbour357',
      ip: '127.0.0.1',
    });
  });

  test.each([
    ['en', 'The password is incorrect', 'The two passwords do not match'],
    ['zh', '密码不正确', '两次输入的密码不一致'],
  ])('is refused at the field with the error (%s)', async (language, wrong, mismatch) => {
    const shopper = server.shopper();
    const wrongOld = await change(shopper, { old_password: 'ferry247' }, language);
    expect(wrongOld).toMatchObject({
      status: 422,
      reason: 'password_wrong',
      failure: { fields: { old_password: wrong } },
    });
    const mistyped = await change(shopper, { password_confirm: 'harbour358' }, language);
    expect(mistyped).toMatchObject({
      status: 422,
      reason: 'password_mismatch',
      message: mismatch,
      failure: { fields: { password_confirm: mismatch } },
    });
  });

  test.each([
    ['too short', 'a1b2c'],
    ['without a digit', 'harbour'],
    ['without a letter', '135790246'],
    ['with a sign', 'harbour-357'],
    ['that is common', 'password1'],
  ])('%s is refused before the old password is checked', async (_, password) => {
    const shopper = server.shopper();
    const answer = await change(shopper, { password, password_confirm: password });
    expect(answer).toMatchObject({ status: 422, reason: 'invalid' });
    expect(Object.keys(answer.failure?.fields ?? {})).toEqual(['password']);
    expect(server.logins.passwords.get(shopper.userId)).toBeUndefined();
  });
});
