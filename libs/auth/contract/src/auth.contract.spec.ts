import { issueField } from '@caravan/kernel';
import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { authReasons } from './auth.errors.ts';
import * as wire from './auth.endpoints.ts';
import * as codesWire from './login-codes.endpoints.ts';
import * as passkeysWire from './passkeys.endpoints.ts';
import * as tokensWire from './tokens.endpoints.ts';
import * as meWire from './me.staff-endpoints.ts';
import * as membersWire from './members.staff-endpoints.ts';
import { activationRequest, newPassword, password, registrationForm, resetForm, session } from './auth.schema.ts';
import { commonPasswords } from './common-passwords.ts';
import { passwordRules } from './auth-limits.ts';
import { me, newStaffMember, staffMember, staffSession } from './auth.staff-schema.ts';
import { userInfo } from './user-info.schema.ts';
import * as userInfoWire from './user-info.endpoint.ts';
import { aMe, aSession, aStaffMember, aStaffSession, aUserInfo } from './testing/auth.factory.ts';

test('every reason of an endpoint has a text in both languages', () => {
  expect(
    contractFaults(
      [wire, meWire, membersWire, userInfoWire, codesWire, passkeysWire, tokensWire].flatMap((one) =>
        Object.values(one),
      ),
      authReasons,
    ),
  ).toEqual([]);
});

test('the factories make valid answers', () => {
  expect(session.parse(aSession())).toEqual(aSession());
  expect(userInfo.parse(aUserInfo())).toEqual(aUserInfo());
  expect(me.parse(aMe())).toEqual(aMe());
  expect(staffMember.parse(aStaffMember())).toEqual(aStaffMember());
  expect(staffSession.parse(aStaffSession())).toEqual(aStaffSession());
});

test.each([
  ['no role', { roles: [] }, 'roles'],
  ['an unknown role', { roles: ['boss'] }, 'roles.0'],
  ['another language', { language: 'fr' }, 'language'],
])('an invitation with %s is refused', (_name, over, field) => {
  const form = { email: 'clerk@shop.test', roles: ['buyer'], language: 'en' };
  expect(newStaffMember.safeParse(form).success).toBe(true);
  const issues = newStaffMember.safeParse({ ...form, ...over }).error?.issues ?? [];
  expect(issues.map((issue) => issueField(issue))).toEqual([field]);
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

test('what a password manager generates by the rules is a password', () => {
  const { minLength, maxLength, passwordrules } = passwordRules;
  expect(passwordrules).toContain(`minlength: ${minLength}; maxlength: ${maxLength};`);
  const isPassword = (value: string) => password.safeParse(value).success;
  for (const ending of ['7', '7Q']) {
    expect([minLength, maxLength].map((length) => isPassword(ending.padStart(length, 'k')))).toEqual([true, true]);
    expect([minLength - 1, maxLength + 1].map((length) => isPassword(ending.padStart(length, 'k')))).toEqual([
      false,
      false,
    ]);
  }
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
