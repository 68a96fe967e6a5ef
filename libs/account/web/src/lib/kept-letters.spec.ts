import { expect, test } from 'vitest';
import { aLetter } from '@caravan/account/contract/testing';
import { markRead, withNews, without } from './kept-letters.ts';

const at = '2026-11-21T10:00:00.000Z';
const [first, second] = [aLetter({ id: 'a' }), aLetter({ id: 'b' })];
const kept = { key: 'page 1', letters: [first, second] };

test('news change letters, neither their order nor their number', () => {
  const read = aLetter({ id: 'a', read_at: at });
  expect(withNews(kept, [aLetter({ id: 'new' }), read]).letters).toEqual([read, second]);
});

test('what has been read stays read since then', () => {
  const once = markRead(kept, ['a'], at);
  expect(once.letters.map(({ read_at: readAt }) => readAt)).toEqual([at, null]);
  const later = '2026-11-22T10:00:00.000Z';
  expect(markRead(once, 'all', later).letters.map(({ read_at: readAt }) => readAt)).toEqual([at, later]);
});

test('what has been thrown away is gone', () => {
  expect(without(kept, 'a').letters).toEqual([second]);
});
