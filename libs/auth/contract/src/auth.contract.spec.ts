import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { authReasons } from './auth.errors.ts';
import * as wire from './auth.wire.ts';
import { password, registrationForm, session } from './auth.schema.ts';
import { aSession } from './testing/auth.factory.ts';

test('every reason of a call has words in both languages', () => {
  expect(contractFaults(Object.values(wire), authReasons)).toEqual([]);
});

test('the factory makes what the contract says', () => {
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

test('the repeated password must match, and the agreement must be given', () => {
  const form = { email: ' Shopper@Example.test ', password: 'abc123', password_confirm: 'abc124', agree: true };
  expect(registrationForm.safeParse(form).error?.issues).toMatchObject([{ path: ['password_confirm'], message: 'password_mismatch' }]);
  expect(registrationForm.safeParse({ ...form, email: '', agree: false }).error?.issues).toContainEqual(expect.objectContaining({ message: 'password_mismatch' }));
  expect(registrationForm.safeParse({ ...form, password_confirm: '' }).error?.issues).toMatchObject([{ path: ['password_confirm'], message: 'required' }]);
  expect(registrationForm.parse({ ...form, password_confirm: 'abc123' }).email).toBe('shopper@example.test');
  expect(registrationForm.safeParse({ ...form, password_confirm: 'abc123', agree: false }).error?.issues).toMatchObject([{ message: 'agreement_required' }]);
});
