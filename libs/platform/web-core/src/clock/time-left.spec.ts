import { expect, test } from 'vitest';
import { timeLeft } from './moments.ts';

const until = '2026-11-21T08:00:00.000Z';

test.each([
  ['2026-11-20T08:00:00.000Z', { hours: 24, minutes: 0 }],
  ['2026-11-20T08:00:01.000Z', { hours: 24, minutes: 0 }],
  ['2026-11-21T06:47:30.000Z', { hours: 1, minutes: 13 }],
  ['2026-11-21T07:59:59.999Z', { hours: 0, minutes: 1 }],
  ['2026-11-21T08:00:00.000Z', undefined],
  ['2026-11-22T00:00:00.000Z', undefined],
])('at %s', (now, left) => {
  expect(timeLeft(until, Date.parse(now))).toEqual(left);
});
