import { expect, test } from 'vitest';
import { clockText, daysAndRest, spokenTime } from './countdown.ts';

test.each([
  [0, '00:00:00'],
  [59, '00:00:59'],
  [3_661, '01:01:01'],
  [86_399, '23:59:59'],
  [360_000, '100:00:00'],
])('%i seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text));

test.each([
  [86_400, { days: 0, rest: 86_400 }],
  [172_799, { days: 0, rest: 172_799 }],
  [172_801, { days: 2, rest: 1 }],
])('%i seconds are announced as %j', (seconds, submitted) => expect(daysAndRest(seconds)).toEqual(submitted));

test.each([
  [600_000, { unit: 'days', count: 6 }],
  [86_400, { unit: 'hours', count: 24 }],
  [3_600, { unit: 'hours', count: 1 }],
  [3_599, { unit: 'minutes', count: 30 }],
  [1_799, { unit: 'minutes', count: 10 }],
  [599, { unit: 'minutes', count: 5 }],
  [60, { unit: 'minutes', count: 1 }],
  [59, { unit: 'last' }],
  [0, { unit: 'over' }],
] as const)('of %i seconds is said %j', (seconds, spoken) => expect(spokenTime(seconds)).toEqual(spoken));

test('a day has a few dozen announcements, not 86,400', () => {
  const said = new Set(Array.from({ length: 86_400 }, (_, seconds) => JSON.stringify(spokenTime(seconds))));
  expect(said.size).toBe(23 + 5 + 2);
});
