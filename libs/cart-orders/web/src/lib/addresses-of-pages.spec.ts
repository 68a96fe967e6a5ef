import { expect, test } from 'vitest';
import { cartIdsOf } from './addresses-of-pages.ts';

test.each([
  ['', []],
  ['items=', []],
  ['items=a,b', ['a', 'b']],
  ['items=a%2Cb', ['a', 'b']],
  ['items=a,,a,b,', ['a', 'b']],
  ['items=a,<script>,b c', ['a']],
])('%j names %j', (search, ids) => {
  expect(cartIdsOf(new URLSearchParams(search))).toEqual(ids);
});

test('never more lines than a cart holds', () => {
  const items = Array.from({ length: 300 }, (_, index) => `line${index}`).join(',');
  expect(cartIdsOf(new URLSearchParams({ items }))).toHaveLength(200);
});
