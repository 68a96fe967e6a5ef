import { day, hour, minute } from '@caravan/kernel';
import { expect, test } from 'vitest';
import { openPicture, signPicture } from './signed-links.ts';

const key = Buffer.alloc(32, 7);
const now = new Date('2026-11-21T08:20:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const token = signPicture(key, { kind: 'photo', id: 'abc_-1' }, now);

test('opens a signed token until it expires, and returns the time of expiry', () => {
  const endsAt = new Date('2026-11-22T08:00:00Z');
  expect(openPicture(key, token, now)).toEqual({ kind: 'photo', id: 'abc_-1', endsAt });
  expect(openPicture(key, token, new Date(endsAt.getTime() - 1))).toBeDefined();
  expect(openPicture(key, token, endsAt)).toBeUndefined();
  expect(openPicture(key, token, later(day))).toBeUndefined();
});

test('is the same for an hour, so that browsers can cache the picture', () => {
  expect(signPicture(key, { kind: 'photo', id: 'abc_-1' }, later(39 * minute))).toBe(token);
  expect(signPicture(key, { kind: 'photo', id: 'abc_-1' }, later(hour))).not.toBe(token);
});

test('refuses a token with a changed character, of another key, or in a wrong format', () => {
  for (let at = 0; at < token.length; at += 1) {
    // The last character of a MAC has unused bits, so another character may encode the same bytes.
    const other = token[at] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, at) + other + token.slice(at + 1);
    if (at < token.length - 1) expect(openPicture(key, changed, now), changed).toBeUndefined();
  }
  expect(openPicture(Buffer.alloc(32, 8), token, now)).toBeUndefined();
  for (const text of [
    '',
    '.',
    '...',
    'photo.abc',
    `${token}.x`,
    'photo.abc.zzz.',
    token.replace('photo', 'thumb'),
    token.replace('photo', 'review'),
  ]) {
    expect(openPicture(key, text, now), text).toBeUndefined();
  }
});
