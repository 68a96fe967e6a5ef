import { expect, test } from 'vitest';
import { linkAddress, purposeOf } from './link-rules.ts';

test('a link leads to its page on the public address', () => {
  expect(linkAddress('https://shop.test', 'reset', 'a-b_c')).toBe('https://shop.test/user/resetPassword?token=a-b_c');
  expect(linkAddress('https://shop.test', 'activation', 'a-b_c')).toBe(
    'https://shop.test/user/result?kind=activate&token=a-b_c',
  );
});

test('welcome and activation links have the same purpose', () => {
  expect([purposeOf('welcome'), purposeOf('activation'), purposeOf('reset')]).toEqual([
    'activation',
    'activation',
    'reset',
  ]);
});
