import { expect, test } from 'vitest';
import { isPlausibleRate } from './plausible-rate.ts';

test.each([
  ['7.5833', '7.5833', true],
  ['7.5833', '8.9', true],
  ['7.5833', '3.7916', false],
  ['7.5833', '15.1667', false],
  ['163.06', '1.6306', false],
  ['0.82918', '0.9', true],
])('from %s to %s: %s', (before, after, plausible) => {
  expect(isPlausibleRate(before, after)).toBe(plausible);
});
