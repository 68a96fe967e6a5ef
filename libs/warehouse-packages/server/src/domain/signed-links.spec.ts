import { day, hour, minute } from '@caravan/kernel';
import { expect, test } from 'vitest';
import { openPicture, signPicture } from './signed-links.ts';

const key = Buffer.alloc(32, 7);
const now = new Date('2026-11-21T08:20:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const token = signPicture(key, { kind: 'photo', id: 'abc_-1' }, now);

test('opens what was signed until its day is over, and says until when', () => {
  const endsAt = new Date('2026-11-22T08:00:00Z');
  expect(openPicture(key, token, now)).toEqual({ kind: 'photo', id: 'abc_-1', endsAt });
  expect(openPicture(key, token, new Date(endsAt.getTime() - 1))).toBeDefined();
  expect(openPicture(key, token, endsAt)).toBeUndefined();
  expect(openPicture(key, token, later(day))).toBeUndefined();
});

test('is the same throughout an hour, so that a browser asks once', () => {
  expect(signPicture(key, { kind: 'photo', id: 'abc_-1' }, later(39 * minute))).toBe(token);
  expect(signPicture(key, { kind: 'photo', id: 'abc_-1' }, later(hour))).not.toBe(token);
});

test('opens nothing that was changed in one character, signed by another key, or is no token', () => {
  for (let at = 0; at < token.length; at += 1) {
    // The last character of a MAC has bits that mean nothing; another one there may spell the same bytes.
    const other = token[at] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, at) + other + token.slice(at + 1);
    if (at < token.length - 1) expect(openPicture(key, changed, now), changed).toBeUndefined();
  }
  expect(openPicture(Buffer.alloc(32, 8), token, now)).toBeUndefined();
  for (const words of ['', '.', '...', 'photo.abc', `${token}.x`, 'photo.abc.zzz.', token.replace('photo', 'thumb'), token.replace('photo', 'review')]) {
    expect(openPicture(key, words, now), words).toBeUndefined();
  }
});
