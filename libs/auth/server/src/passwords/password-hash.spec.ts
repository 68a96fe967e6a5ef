import { expect, test } from 'vitest';
import { currentCost, formatPasswordHash, isOutdated, parsePasswordHash } from './password-hash.ts';

const salt = Buffer.from('0123456789abcdef');
const digest = Buffer.alloc(32, 7);

test('a hash is formatted as a PHC string and parsed back', () => {
  const text = formatPasswordHash({ cost: currentCost, salt, digest });
  expect(text).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(parsePasswordHash(text)).toEqual({ cost: currentCost, salt, digest });
});

test('a hash with another cost is outdated', () => {
  expect(isOutdated(formatPasswordHash({ cost: currentCost, salt, digest }))).toBe(false);
  expect(isOutdated(formatPasswordHash({ cost: { ...currentCost, passes: 1 }, salt, digest }))).toBe(true);
  expect(isOutdated(formatPasswordHash({ cost: { ...currentCost, memoryKib: 4096 }, salt, digest }))).toBe(true);
});

test('the error for an invalid hash does not contain its text', () => {
  expect(() => parsePasswordHash('plain abc123')).toThrow(/not an argon2id/);
  expect(() => parsePasswordHash('plain abc123')).not.toThrow(/abc123/);
});
