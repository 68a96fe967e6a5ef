import { day, hour, minute } from './time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addWorkingHours } from './working-hours.ts';

/** Reads local time in Beijing, such as `2026-11-20 16:30`. */
const beijing = (local: string): Date => new Date(`${local.replace(' ', 'T')}:00+08:00`);

test.each([
  ['in the morning', '2026-11-20 09:00', '2026-11-20 14:00'],
  ['so that it ends with the day', '2026-11-20 13:00', '2026-11-20 18:00'],
  ['a minute later', '2026-11-20 13:01', '2026-11-23 09:01'],
  ['on a Friday afternoon', '2026-11-20 16:30', '2026-11-23 12:30'],
  ['as the day ends', '2026-11-19 18:00', '2026-11-20 14:00'],
  ['in the evening', '2026-11-19 23:59', '2026-11-20 14:00'],
  ['before the day begins', '2026-11-20 03:00', '2026-11-20 14:00'],
  ['on a Saturday', '2026-11-21 12:00', '2026-11-23 14:00'],
  ['on a Sunday at midnight', '2026-11-22 00:00', '2026-11-23 14:00'],
  ['on a Friday evening', '2026-11-20 18:01', '2026-11-23 14:00'],
  ['over the end of a year', '2026-12-31 17:00', '2027-01-01 13:00'],
])('five working hours from %s: %s → %s', (_, from, to) => {
  expect(addWorkingHours(beijing(from), 5)).toEqual(beijing(to));
});

/** Counts the working minutes between two times one by one. */
const workedMinutes = (from: number, to: number): number => {
  let worked = 0;
  for (let at = from; at < to; at += minute) {
    const local = new Date(at + 8 * hour);
    const weekday = local.getUTCDay();
    const time = local.getUTCHours();
    if (weekday >= 1 && weekday <= 5 && time >= 9 && time < 18) worked += 1;
  }
  return worked;
};

const anyMinute = fc
  .integer({ min: 0, max: (40 * 365 * day) / minute })
  .map((count) => new Date(Date.UTC(2000, 0, 1) + count * minute));

test('the result is the earliest time after the given working hours', () => {
  fc.assert(
    fc.property(anyMinute, fc.integer({ min: 1, max: 20 }), (from, hours) => {
      const to = addWorkingHours(from, hours).getTime();
      expect(workedMinutes(from.getTime(), to)).toBe(hours * 60);
      expect(workedMinutes(from.getTime(), to - minute)).toBe(hours * 60 - 1);
    }),
    { numRuns: 200 },
  );
});

test('a later payment never has an earlier review', () => {
  fc.assert(
    fc.property(anyMinute, fc.integer({ min: 0, max: 10 * day }), (from, later) => {
      expect(addWorkingHours(new Date(from.getTime() + later), 5).getTime()).toBeGreaterThanOrEqual(
        addWorkingHours(from, 5).getTime(),
      );
    }),
  );
});
