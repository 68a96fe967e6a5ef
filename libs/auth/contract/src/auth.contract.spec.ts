import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { authReasons } from './auth.errors.ts';
import * as wire from './auth.endpoints.ts';
import { activationRequest, newPassword, password, registrationForm, resetForm, session } from './auth.schema.ts';
import { commonPasswords } from './common-passwords.ts';
import { aSession } from './testing/auth.factory.ts';

test('every reason of an endpoint has a text in both languages', () => {
  expect(contractFaults(Object.values(wire), authReasons)).toEqual([]);
});

test('the factory makes a valid session', () => {
  expect(session.parse(aSession())).toEqual(aSession());
});

test.each([
  ['abc123', true],
  ['A1aaaaaaaaaaaaaaaaaa', true],
  ['abc12', false],
  ['A1aaaaaaaaaaaaaaaaaaa', false],
  ['abcdef', false],
  ['123456', false],
  ['abc 123', false],
  ['abc-123', false],
  ['密码abc123', false],
])('password %s is allowed: %s', (value, allowed) => {
  expect(password.safeParse(value).success).toBe(allowed);
});

test('the common passwords keep the password rule and are in lower case', () => {
  const list = [...commonPasswords];
  expect(list.length).toBeGreaterThanOrEqual(200);
  expect(list.filter((one) => !password.safeParse(one).success || one !== one.toLowerCase())).toEqual([]);
});

test.each([
  ['abc123', 'password_common'],
  ['PassWord1', 'password_common'],
  ['woaini1314', 'password_common'],
  ['abc12', 'password_rule'],
  ['caravan2026', undefined],
])('%s as a new password: %s', (value, reason) => {
  expect(newPassword.safeParse(value).error?.issues.map(({ message }) => message)).toEqual(reason && [reason]);
  expect(password.safeParse('abc123').success).toBe(true);
});

test('a reset asks for the new password twice', () => {
  const form = { password: 'ferry2468', password_confirm: 'ferry2468' };
  expect(resetForm.parse(form)).toEqual(form);
  expect(resetForm.safeParse({ ...form, password_confirm: 'ferry2469' }).error?.issues).toMatchObject([
    { path: ['password_confirm'], message: 'password_mismatch' },
  ]);
  expect(resetForm.safeParse({ ...form, password: 'abc123' }).error?.issues).toContainEqual(
    expect.objectContaining({ path: ['password'], message: 'password_common' }),
  );
});

test('an activation request may have an e-mail, no e-mail, or no body', () => {
  expect(activationRequest.parse({ email: ' A@Example.test' })).toEqual({ email: 'a@example.test' });
  expect([activationRequest.parse({}), activationRequest.parse(null), activationRequest.parse(undefined)]).toEqual([
    {},
    null,
    undefined,
  ]);
});

test('the repeated password must match, and the agreement must be given', () => {
  const form = { email: ' Shopper@Example.test ', password: 'ferry246', password_confirm: 'ferry247', agree: true };
  expect(registrationForm.safeParse(form).error?.issues).toMatchObject([
    { path: ['password_confirm'], message: 'password_mismatch' },
  ]);
  expect(registrationForm.safeParse({ ...form, email: '', agree: false }).error?.issues).toContainEqual(
    expect.objectContaining({ message: 'password_mismatch' }),
  );
  expect(registrationForm.safeParse({ ...form, password_confirm: '' }).error?.issues).toMatchObject([
    { path: ['password_confirm'], message: 'required' },
  ]);
  expect(registrationForm.parse({ ...form, password_confirm: 'ferry246' }).email).toBe('shopper@example.test');
  expect(
    registrationForm.safeParse({ ...form, password_confirm: 'ferry246', agree: false }).error?.issues,
  ).toMatchObject([{ message: 'agreement_required' }]);
});
