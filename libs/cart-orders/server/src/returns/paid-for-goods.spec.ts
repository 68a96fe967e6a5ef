import { expect, test } from 'vitest';
import { shareOf } from './paid-for-goods.ts';

test.each([
  [1_000, 3, 0, 1, 333],
  [1_000, 3, 1, 1, 333],
  [1_000, 3, 2, 1, 334],
  [1_000, 3, 0, 3, 1_000],
  [0, 3, 0, 1, 0],
  [800, 1, 0, 1, 800],
  // More pieces than there are have no more to get.
  [1_000, 3, 3, 2, 0],
])('of %i fen for %i pieces, after %i of them, %i have %i', (fen, all, before, pieces, share) => {
  expect(shareOf(fen, all, before, pieces)).toBe(share);
});
