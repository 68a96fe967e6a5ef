import { expect, test } from 'vitest';
import { likePatterns } from './like-pattern.ts';

test('each word is looked for by itself', () => {
  expect(likePatterns('  free   storage ')).toEqual(['%free%', '%storage%']);
  expect(likePatterns(' ')).toEqual([]);
});

test('wildcards mean themselves', () => {
  expect(likePatterns('50% a_b c\\d')).toEqual(['%50\\%%', '%a\\_b%', '%c\\\\d%']);
});

test('a search of endless words is cut', () => {
  expect(likePatterns('a '.repeat(50))).toHaveLength(8);
});
