import { day, hour } from './time.ts';

/** China uses UTC+8 all year. */
const beijing = 8 * hour;
const opens = 9 * hour;
const closes = 18 * hour;

/** True for Monday to Friday; `date` counts days since 1 January 1970. */
const isWorkday = (date: number): boolean => {
  const weekday = new Date(date * day).getUTCDay();
  return weekday >= 1 && weekday <= 5;
};

/** The time at which the given working hours (Monday to Friday, 9:00-18:00 in Beijing) have passed since `from`. */
export const addWorkingHours = (from: Date, hours: number): Date => {
  let local = from.getTime() + beijing;
  let left = hours * hour;
  for (;;) {
    const date = Math.floor(local / day);
    const begin = Math.max(local, date * day + opens);
    const end = date * day + closes;
    const today = isWorkday(date) ? Math.max(0, end - begin) : 0;
    if (left <= today) return new Date(begin + left - beijing);
    left -= today;
    local = (date + 1) * day;
  }
};
