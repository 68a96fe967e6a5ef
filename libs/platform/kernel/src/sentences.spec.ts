import { expect, test } from 'vitest';
import { afterSentence } from './sentences.ts';

test.each([
  ['Your turn.', ' '],
  ['等您操作。', ''],
  ['确定吗？', ''],
  ['太好了！', ''],
  ['', ' '],
])('after %o stands %o', (sentence, between) => {
  expect(afterSentence(sentence)).toBe(between);
});
