import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { imageParams } from '@caravan/goods/contract/schema';
import { readImageToken, signImage } from './image-token.ts';

const key = randomBytes(32);

it('contains a URL that only the same key can read', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (url) => {
      const token = signImage(url, key);
      return (
        token !== null &&
        imageParams.safeParse({ token }).success &&
        readImageToken(token, key) === url &&
        readImageToken(token, randomBytes(32)) === null
      );
    }),
  );
});

it('is refused if any part of it changes', () => {
  const token = signImage('https://cdn.example/a.jpg', key) ?? '';
  for (const at of [0, 5, token.indexOf('.') + 1, token.length - 2]) {
    const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    expect(readImageToken(changed, key)).toBeNull();
  }
  for (const other of ['', '.', 'a', 'a.b', `${token}x`]) expect(readImageToken(other, key)).toBeNull();
});

it('is not made for a URL that is too long', () => {
  expect(signImage(`https://cdn.example/${'a'.repeat(1_400)}`, key)).toBeNull();
});
