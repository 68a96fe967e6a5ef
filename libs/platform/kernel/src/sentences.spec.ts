import { expect, test } from 'vitest';
import { afterSentence } from './sentences.ts';

test.each([
  ['Your turn.', ' '],
  ['待您处理：', ''],
  ['确定吗？', ''],
  ['太好了！', ''],
  ['', ' '],
])('after %o comes %o', (sentence, between) => {
  expect(afterSentence(sentence)).toBe(between);
});
