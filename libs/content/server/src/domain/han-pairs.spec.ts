import { expect, test } from 'vitest';
import { hanPairs } from './han-pairs.ts';

test.each([
  ['国际运费', ['国际', '际运', '运费']],
  ['首重 500 克，续重', ['首重', '续重']],
  ['费', []],
  ['MTCN', []],
  ['运费运费', ['运费', '费运']],
  // Characters beyond the first plane are one character too.
  ['𠮷野家', ['𠮷野', '野家']],
])('%s has the pairs %j', (text, pairs) => {
  expect(hanPairs(text)).toEqual(pairs);
});
