import { expect, test } from 'vitest';
import { maskName } from './reviews.ts';

test.each([
  ['Annemarie', 'A***e'],
  ['  Ada  ', 'A***a'],
  ['Al', 'A***'],
  ['王小明', '王***明'],
  ['王明', '王***'],
  ['👩‍👩‍👧 and 👨‍👩‍👦', '👩‍👩‍👧***👨‍👩‍👦'],
])('%s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
