import { expect, test } from 'vitest';
import { homeOf } from './warehouse-list.ts';

const list = (...ids: string[]) => ids.map((id, index) => ({ id, home: index === 0 }));
const inUse = expect.objectContaining({ reason: 'warehouse_in_use', data: { warehouse: 'A' } });

test.each([
  { before: [], after: [], home: undefined },
  { before: [], after: ['A', 'B'], home: 'A' },
  { before: ['A'], after: ['B', 'A'], home: 'A' },
  { before: ['A', 'B'], after: ['A'], home: 'A' },
  { before: ['A'], after: ['B'], home: 'B' },
  { before: ['A'], after: [], home: undefined },
])('the first warehouse of $before is $home in $after', ({ before, after, home }) => {
  expect(homeOf(list(...before), list(...after))).toBe(home);
});

test.each([
  { before: ['A', 'B'], after: ['B'] },
  { before: ['A', 'B'], after: [] },
  { before: ['A'], after: ['B', 'C'] },
])('the first of $before stays: not $after', ({ before, after }) => {
  expect(() => homeOf(list(...before), list(...after))).toThrow(inUse);
});
