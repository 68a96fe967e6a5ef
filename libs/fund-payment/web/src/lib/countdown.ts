const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const two = (value: number): string => String(value).padStart(2, '0');

/** Whole days if there is more than one, and the remaining seconds. */
export const daysAndRest = (seconds: number): { days: number; rest: number } => {
  const days = Math.floor(seconds / day);
  return days < 2 ? { days: 0, rest: seconds } : { days, rest: seconds % day };
};

/** Seconds as a clock shows them: `23:05:09`. */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / hour), Math.floor((seconds % hour) / minute), seconds % minute].map(two).join(':');

/** Minutes that are announced in the last hour; an announcement every second would drown out the page. */
const spokenMinutes = [30, 10, 5, 2, 1];

/** The announced time left: it changes once an hour, then at a few marks. */
export type SpokenTime = { unit: 'days' | 'hours' | 'minutes'; count: number } | { unit: 'last' | 'over' };

export const spokenTime = (seconds: number): SpokenTime => {
  if (seconds <= 0) return { unit: 'over' };
  const { days } = daysAndRest(seconds);
  if (days > 0) return { unit: 'days', count: days };
  if (seconds >= hour) return { unit: 'hours', count: Math.floor(seconds / hour) };
  const mark = spokenMinutes.find((minutes) => seconds >= minutes * minute);
  return mark === undefined ? { unit: 'last' } : { unit: 'minutes', count: mark };
};
