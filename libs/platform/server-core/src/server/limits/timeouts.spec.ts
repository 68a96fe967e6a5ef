import { expect, it } from 'vitest';
import { bodyDeadline, defaultTimeouts } from './timeouts.ts';

it('a larger body has more time, up to the limit of a whole request', () => {
  const [small, picture, largest] = [100, 2_000_000, 1e12].map((bytes) => bodyDeadline(bytes, defaultTimeouts));
  expect(small).toBeLessThan(11_000);
  expect(picture).toBeGreaterThan(60_000);
  expect(largest).toBe(defaultTimeouts.request);
});
