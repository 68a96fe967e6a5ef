import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasMoreValues } from './json-size.ts';

it.each([
  ['{}', false],
  ['[1,2,3]', false],
  ['[1,2,3,4]', true],
  ['[[[1]]]', false],
  ['[[[[1]]]]', true],
  ['{"a":"[[[,,,,,"}', false],
  [String.raw`{"a":"\",[[[\\"}`, false],
  [String.raw`{"a":"\\","b":[[1]]}`, true],
  ['{"a":"', false],
  ['', false],
])('%s has more than three values: %s', (json, isMore) => {
  expect(hasMoreValues(json, 3)).toBe(isMore);
});

const valuesIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  return inner.reduce((sum: number, one) => sum + valuesIn(one), Math.max(inner.length, 1));
};

it('counts as a reader of the parsed value would', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value);
      const values = valuesIn(value);
      expect(hasMoreValues(json, values)).toBe(false);
      if (values > 0) expect(hasMoreValues(json, values - 1)).toBe(true);
    }),
  );
});
