import { minute } from '@caravan/kernel';
import { expect, test } from 'vitest';
import { openPrint, signPrint } from './signed-print.ts';

const key = Buffer.alloc(32, 7);
const now = new Date('2026-11-23T08:20:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const { token, endsAt } = signPrint(key, 'abc_-1', now);

test('a link to labels works for five minutes', () => {
  expect(endsAt).toEqual(later(5 * minute));
  expect(openPrint(key, token, now)).toBe('abc_-1');
  expect(openPrint(key, token, later(5 * minute - 1))).toBe('abc_-1');
  expect(openPrint(key, token, endsAt)).toBeUndefined();
});

test('a changed link, one of another key or of another form does not work', () => {
  const [id = '', end = '', mac = ''] = token.split('.');
  const later36 = (Number.parseInt(end, 36) + minute).toString(36);
  expect(openPrint(Buffer.alloc(32, 8), token, now)).toBeUndefined();
  for (const text of ['', '.', '...', `${id}.${end}`, `${id}.${later36}.${mac}`, `other.${end}.${mac}`, `${token}.x`])
    expect(openPrint(key, text, now), text).toBeUndefined();
});
