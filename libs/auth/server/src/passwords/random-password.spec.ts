import { password } from '@caravan/auth/contract/schema';
import { expect, test } from 'vitest';
import { randomPassword } from './random-password.ts';

test('random passwords keep the password rule and differ', () => {
  const made = Array.from({ length: 500 }, randomPassword);
  expect(made.filter((one) => !password.safeParse(one).success)).toEqual([]);
  expect(new Set(made).size).toBe(500);
});
