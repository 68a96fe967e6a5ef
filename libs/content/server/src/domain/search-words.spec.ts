import { expect, test } from 'vitest';
import { hanPairs, likePatterns, searchWords } from './search-words.ts';

test.each([
  ['运费', ['运费']],
  ['运费怎么算', ['运费', '算']],
  ['请问如何退款？', ['退款']],
  ['什么是体积重量', ['是体积重量']],
  ['怎么 MTCN', ['MTCN']],
  ['怎么', ['怎么']],
  ['？', ['？']],
  ['  ', []],
])('the Chinese search %s has the words %j', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});

test('an English search is split at spaces and has at most eight words', () => {
  expect(searchWords(' How do  I pay? ')).toEqual(['How', 'do', 'I', 'pay']);
  expect(searchWords('“refund” (card), 100% ?')).toEqual(['refund', 'card', '100%', '?']);
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
});

test('each word becomes one pattern', () => {
  expect(likePatterns('  free   storage ')).toEqual(['%free%', '%storage%']);
  expect(likePatterns(' ')).toEqual([]);
});

test('wildcards are escaped', () => {
  expect(likePatterns('50% a_b c\\d')).toEqual(['%50\\%%', '%a\\_b%', '%c\\\\d%']);
});

test('a search has at most eight words', () => {
  expect(likePatterns('a '.repeat(50))).toHaveLength(8);
});

test.each([
  ['国际运费', ['国际', '际运', '运费']],
  ['首重 500 克，续重', ['首重', '续重']],
  ['费', []],
  ['MTCN', []],
  ['运费运费', ['运费', '费运']],
  // Characters outside the first plane count as one character.
  ['𠮷野家', ['𠮷野', '野家']],
])('%s has the pairs %j', (text, pairs) => {
  expect(hanPairs(text)).toEqual(pairs);
});
