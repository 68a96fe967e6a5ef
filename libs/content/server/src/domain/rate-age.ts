import { day } from '@caravan/kernel';

/** So many working days of the European Central Bank a rate may be old and still price a payment. */
const mostWorkingDays = 5;

/**
 * Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. The letters are those of its
 * publication.
 */
const easterOf = (year: number): number => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
};

/** Days on which TARGET is closed every year, besides Good Friday and Easter Monday. */
const closedEachYear: ReadonlySet<string> = new Set(['01-01', '05-01', '12-25', '12-26']);

/**
 * Whether the European Central Bank publishes rates on the day that begins at this moment (UTC): on Mondays to Fridays
 * but for the closing days of TARGET (press release of 14 December 2000).
 */
export const isRateDay = (at: number): boolean => {
  const date = new Date(at);
  if (date.getUTCDay() === 0 || date.getUTCDay() === 6) return false;
  if (closedEachYear.has(date.toISOString().slice(5, 10))) return false;
  const sinceEaster = (at - easterOf(date.getUTCFullYear())) / day;
  return sinceEaster !== -2 && sinceEaster !== 1;
};

/** Whether more than five working days have begun since the day of a rate, such as `2026-11-20`. Days are those of UTC. */
export const isOldRate = (asOf: string, now: Date): boolean => {
  let working = 0;
  for (let at = Date.parse(asOf) + day; at <= now.getTime() && working <= mostWorkingDays; at += day)
    if (isRateDay(at)) working += 1;
  return working > mostWorkingDays;
};
