import { expect, test } from 'vitest';
import { hashToken, newToken } from './session-token.ts';

test('a token has 256 bits, fits into a cookie and a header, and is unique', () => {
  const tokens = Array.from({ length: 200 }, newToken);
  expect(tokens.filter((token) => !/^[A-Za-z0-9_-]{43}$/.test(token))).toEqual([]);
  expect(new Set(tokens).size).toBe(200);
});

test('the hash of a token is its SHA-256', () => {
  expect(hashToken('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
