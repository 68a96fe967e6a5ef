import { expect, test } from 'vitest';
import { furtherFen, weightRule } from './line-fee.ts';

test('further steps are counted, each in full', () => {
  expect(furtherFen({ further_fen: 3_000, further_steps: 2 })).toBe(6_000);
  expect(furtherFen({ further_fen: 3_000, further_steps: 0 })).toBe(0);
});

test.each([
  [{ real_g: 1_000, volumetric_g: 1_200, divisor: 6_000 }, 'byVolume'],
  [{ real_g: 1_000, volumetric_g: 1_000, divisor: 6_000 }, 'byWeight'],
  [{ real_g: 1_000, volumetric_g: 800, divisor: 6_000 }, 'byWeight'],
  [{ real_g: 1_000, volumetric_g: 0, divisor: 6_000 }, 'sizeUnknown'],
  [{ real_g: 1_000, volumetric_g: 0, divisor: null }, 'noVolume'],
] as const)('%o is charged %s', (line, rule) => {
  expect(weightRule(line)).toBe(rule);
});
