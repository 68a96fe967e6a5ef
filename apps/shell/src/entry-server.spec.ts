import { expect, test } from 'vitest';
import { websiteTagOf } from './entry-server.tsx';

test.each([
  ['production.caravan', 'caravan'],
  ['development.north.eu', 'north'],
  ['production', 'default'],
  ['production.', 'default'],
])('the build mode %s names the website %s', (mode, tag) => {
  expect(websiteTagOf(mode)).toBe(tag);
});
