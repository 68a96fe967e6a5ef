import { authReasons } from '@caravan/auth/contract';
import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { accountReasons } from './account.errors.ts';
import * as wire from './account.endpoints.ts';
import { address, country } from './addresses.schema.ts';
import * as addressWire from './addresses.endpoints.ts';
import { message } from './messages.schema.ts';
import * as messageWire from './messages.endpoints.ts';
import { loginSession, nickname, passwordChangeForm, preferences, profileChange, staffUser } from './profile.schema.ts';
import { person } from './people.schema.ts';
import * as peopleWire from './account.endpoints.ts';
import * as profileWire from './profile.endpoints.ts';
import * as pushWire from './push.endpoints.ts';
import { newPushSubscription, pushSubscriptions } from './push.schema.ts';
import {
  aCountry,
  aMessage,
  aLoginSession,
  anAddress,
  aPerson,
  aStaffUser,
  aNewPushSubscription,
  somePreferences,
  somePushSubscriptions,
} from './testing/account.factory.ts';

const endpoints = [wire, addressWire, messageWire, peopleWire, profileWire, pushWire].flatMap((one) =>
  Object.values(one),
);

test('every reason of an endpoint has a text in both languages', () => {
  expect(contractFaults(endpoints, accountReasons)).toEqual([]);
});

test('password errors have the same texts as at registration', () => {
  const { password_mismatch, password_rule, password_common } = authReasons;
  expect(accountReasons).toMatchObject({ password_mismatch, password_rule, password_common });
});

test('the factories make valid objects', () => {
  expect(address.parse(anAddress())).toEqual(anAddress());
  expect(country.parse(aCountry())).toEqual(aCountry());
  expect(message.parse(aMessage())).toEqual(aMessage());
  expect(preferences.parse(somePreferences())).toEqual(somePreferences());
  expect(loginSession.parse(aLoginSession())).toEqual(aLoginSession());
  expect(staffUser.parse(aStaffUser())).toEqual(aStaffUser());
  expect(person.parse(aPerson())).toEqual(aPerson());
  expect(newPushSubscription.parse(aNewPushSubscription())).toEqual(aNewPushSubscription());
  expect(pushSubscriptions.parse(somePushSubscriptions())).toEqual(somePushSubscriptions());
});

const firstMessage = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message;

test.each([
  ['Al', undefined],
  ['小明', undefined],
  ['👩‍🚀 Amy', undefined],
  ['x'.repeat(16), undefined],
  ['x', 'too_short:min=2'],
  [' x ', 'too_short:min=2'],
  ['x'.repeat(17), 'too_long:max=16'],
  ['a\u202eb', 'bad_format'],
  ['a\nb', 'bad_format'],
  ['\u200b\u200b', 'bad_format'],
])('a nickname %j: %s', (name, message) => {
  expect(firstMessage(nickname, name)).toBe(message);
});

test.each([
  ['1990-02-28', undefined],
  ['1990-02-30', 'bad_format'],
  ['28.02.1990', 'bad_format'],
  ['2990-01-01', 'date_in_future'],
  ['1899-12-31', 'bad_format'],
  ['', 'bad_format'],
  [undefined, 'required'],
])('a birthday %j: %s', (birthday, message) => {
  expect(firstMessage(profileChange, { nickname: 'Amy', phone: '+49 30 123456', birthday })).toBe(message);
});

test('a different repetition of the password is reported at the repetition', () => {
  const form = { old_password: 'ferry246', password: 'harbour357', password_confirm: 'harbour358' };
  expect(passwordChangeForm.safeParse(form).error?.issues).toMatchObject([
    { path: ['password_confirm'], message: 'password_mismatch' },
  ]);
  expect(passwordChangeForm.safeParse({ ...form, password_confirm: form.password }).success).toBe(true);
});

test.each([
  ['http://push.example.com/1', 'not_url'],
  ['https://', 'not_url'],
  ['https://push.example.com:x/', 'not_url'],
  ['https://push.example.com/ 1', 'not_url'],
  ['https://推送.example.com/1', 'not_url'],
  [`https://push.example.com/${'x'.repeat(2048)}`, 'too_long:max=2048'],
  ['', 'not_url'],
  [undefined, 'required'],
])('the endpoint of a browser %j: %s', (endpoint, message) => {
  expect(firstMessage(newPushSubscription, { ...aNewPushSubscription(), endpoint })).toBe(message);
});

test.each([
  ['a key that is too short', { keys: { ...aNewPushSubscription().keys, p256dh: 'BA' } }, 'bad_format'],
  ['a secret with padding', { keys: { ...aNewPushSubscription().keys, auth: 'AAAAAAAAAAAAAAAAAAAA==' } }, 'bad_format'],
  ['no keys', { keys: undefined }, 'required'],
  ['an unknown field', { expirationTime: null }, 'unknown_field'],
])('a subscription with %s is refused', (_, over, message) => {
  expect(firstMessage(newPushSubscription, { ...aNewPushSubscription(), ...over })).toBe(message);
});
