import { expect, test } from 'vitest';
import { isOldRate, isRateDay } from './rate-age.ts';

test.each([
  ['2026-11-27', true, 'a Friday'],
  ['2026-11-28', false, 'a Saturday'],
  ['2026-11-29', false, 'a Sunday'],
  ['2026-01-01', false, 'New Year’s Day'],
  ['2026-01-06', true, 'Epiphany'],
  ['2024-03-29', false, 'Good Friday of 2024'],
  ['2024-04-01', false, 'Easter Monday of 2024'],
  ['2026-04-02', true, 'Maundy Thursday'],
  ['2026-04-03', false, 'Good Friday of 2026'],
  ['2026-04-06', false, 'Easter Monday of 2026'],
  ['2026-04-07', true, 'the Tuesday after'],
  ['2027-03-26', false, 'Good Friday of 2027'],
  ['2027-03-29', false, 'Easter Monday of 2027'],
  ['2038-04-26', false, 'Easter Monday of 2038, the latest possible'],
  ['2026-05-01', false, 'Labour Day'],
  ['2026-05-14', true, 'Ascension Day'],
  ['2026-12-24', true, 'Christmas Eve'],
  ['2026-12-25', false, 'Christmas Day'],
  ['2029-12-26', false, '26 December'],
  ['2026-12-31', true, 'New Year’s Eve'],
])('the European Central Bank publishes rates on %s: %s (%s)', (day, expected) => {
  expect(isRateDay(Date.parse(day))).toBe(expected);
});

test.each([
  ['the same day', '2026-11-20', '2026-11-20T23:59:59Z', false],
  ['a day that has not begun', '2026-11-20', '2026-11-19T12:00:00Z', false],
  ['a week later, the fifth working day', '2026-11-20', '2026-11-27T23:59:59Z', false],
  ['the weekend after it', '2026-11-20', '2026-11-29T23:59:59Z', false],
  ['the sixth working day', '2026-11-20', '2026-11-30T00:00:00Z', true],
  ['the end of the fifth working day after Christmas', '2026-12-23', '2027-01-01T23:59:59Z', false],
  ['the weekend after New Year', '2026-12-23', '2027-01-03T23:59:59Z', false],
  ['the sixth working day after Christmas', '2026-12-23', '2027-01-04T00:00:00Z', true],
  ['the fifth working day over Easter', '2026-04-01', '2026-04-10T23:59:59Z', false],
  ['the sixth working day over Easter', '2026-04-01', '2026-04-13T00:00:00Z', true],
  ['the rates that ship with the product', '2024-12-31', '2026-11-29T12:00:00Z', true],
])('%s: a rate of %s is old at %s: %s', (_name, asOf, now, expected) => {
  expect(isOldRate(asOf, new Date(now))).toBe(expected);
});
