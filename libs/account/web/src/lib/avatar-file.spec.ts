import { expect, test } from 'vitest';
import { avatarFault } from './avatar-file.ts';

const limit = 2 * 1024 * 1024;

test.each([
  ['a.png', 'image/png', 1, undefined],
  ['a.gif', 'image/gif', 1, undefined],
  ['a.jpg', 'image/jpeg', limit - 1, undefined],
  ['a.bmp', 'image/bmp', 1, undefined],
  ['a.BMP', '', 1, undefined],
  ['a.jpeg', '', 1, undefined],
  ['a.webp', 'image/webp', 1, 'avatar_type'],
  ['a.svg', 'image/svg+xml', 1, 'avatar_type'],
  ['a.png', 'text/html', 1, 'avatar_type'],
  ['a', '', 1, 'avatar_type'],
  ['a.png', 'image/png', limit, 'avatar_too_large'],
] as const)('%s of type %j with %i bytes: %s', (name, type, size, fault) => {
  expect(avatarFault({ name, type, size })).toBe(fault);
});
