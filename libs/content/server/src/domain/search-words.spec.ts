import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test.each([
  ['运费', ['运费']],
  ['运费怎么算', ['运费', '算']],
  ['请问如何退款？', ['退款']],
  ['什么是体积重量', ['是体积重量']],
  ['怎么 MTCN', ['MTCN']],
  ['怎么', ['怎么']],
  ['？', ['？']],
  ['  ', []],
])('the Chinese search %s looks for %j', (search, words) => {
  expect(searchWords(search, 'zh')).toEqual(words);
});

test('an English search is split at its spaces, and has an end', () => {
  expect(searchWords(' How do  I pay? ', 'en')).toEqual(['How', 'do', 'I', 'pay']);
  expect(searchWords('“refund” (card), 100% ?', 'en')).toEqual(['refund', 'card', '100%', '?']);
  expect(searchWords('a b c d e f g h i j', 'en')).toHaveLength(8);
});
