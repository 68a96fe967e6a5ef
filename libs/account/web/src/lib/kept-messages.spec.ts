import { expect, test } from 'vitest';
import { aMessage } from '@caravan/account/contract/testing';
import { markRead, withNews, without } from './kept-messages.ts';

const at = '2026-11-21T10:00:00.000Z';
const first = aMessage({ id: 'a' });
const second = aMessage({ id: 'b' });
const kept = { key: 'page 1', messages: [first, second] };

test('updates change messages, but neither their order nor their number', () => {
  const read = aMessage({ id: 'a', read_at: at });
  expect(withNews(kept, [aMessage({ id: 'new' }), read]).messages).toEqual([read, second]);
});

test('a read message keeps the time when it was read', () => {
  const once = markRead(kept, ['a'], at);
  expect(once.messages.map(({ read_at: readAt }) => readAt)).toEqual([at, null]);
  const later = '2026-11-22T10:00:00.000Z';
  expect(markRead(once, 'all', later).messages.map(({ read_at: readAt }) => readAt)).toEqual([at, later]);
});

test('a deleted message is removed', () => {
  expect(without(kept, 'a').messages).toEqual([second]);
});
