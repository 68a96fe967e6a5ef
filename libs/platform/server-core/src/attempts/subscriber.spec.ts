import { expect, it } from 'vitest';
import { subscriberOf } from './subscriber.ts';

it.each([
  ['8.8.8.8', '8.8.8.8'],
  ['::ffff:8.8.8.8', '8.8.8.8'],
  ['2001:4860:1:2::1', '2001:4860:1:2::'],
  ['2001:4860:1:2:ffff::9', '2001:4860:1:2::'],
  ['2001:4860:1:3::1', '2001:4860:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber);
});
