import { expect, test } from 'vitest';
import { searchWords, wordsOf } from './search-words.ts';

test.each([
  ['运费', ['运费']],
  ['运费怎么算', ['运费', '算']],
  ['请问如何退款？', ['退款']],
  ['什么是体积重量', ['是体积重量']],
  ['怎么 MTCN', ['mtcn']],
  // Traditional characters and full-width letters are searched in the same form.
  ['運費怎麼算？', ['运费', '算']],
  ['怎样付ＭＴＣＮ', ['付mtcn']],
  ['如何', ['如何']],
  ['？', ['?']],
  ['  ', []],
])('the Chinese search %s has the words %j', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});

test('an English search is split at spaces and has at most eight words', () => {
  expect(searchWords(' How do  I pay? ')).toEqual(['how', 'do', 'i', 'pay']);
  expect(searchWords('“refund” (card), 100% ?')).toEqual(['refund', 'card', '100%', '?']);
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
});

test('a search of staff is split at spaces and has at most eight words', () => {
  expect(wordsOf('  free   storage ')).toEqual(['free', 'storage']);
  expect(wordsOf(' ')).toEqual([]);
  expect(wordsOf('a '.repeat(50))).toHaveLength(8);
});
