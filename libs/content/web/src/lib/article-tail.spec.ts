import { expect, test } from 'vitest';
import { articleIdOf } from './article-tail.ts';

test.each([
  ['59', 59],
  ['59/', 59],
  ['59/proxy-purchase-process', 59],
  ['59/a/b/c', 59],
  ['0', 0],
  [undefined, undefined],
  ['', undefined],
  ['fees', undefined],
  ['fees/59', undefined],
  ['59a', undefined],
  ['-59', undefined],
  ['5.9', undefined],
])('the tail %s names %s', (tail, id) => {
  expect(articleIdOf(tail)).toBe(id);
});
