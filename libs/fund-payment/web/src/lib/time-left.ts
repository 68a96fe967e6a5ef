const minute = 60;
const hour = 60 * minute;

const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as a clock shows them: `23:05:09`. */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / hour), Math.floor((seconds % hour) / minute), seconds % minute].map(two).join(':');

/** Minutes that a screen reader speaks of in the last hour; a countdown read out every second would drown the page. */
const spokenMinutes = [30, 10, 5, 2, 1];

/** What is said of the time that is left: changes once an hour, then at a few marks. */
export type SpokenTime = { unit: 'hours' | 'minutes'; count: number } | { unit: 'last' | 'over' };

export const spokenTime = (seconds: number): SpokenTime => {
  if (seconds <= 0) return { unit: 'over' };
  if (seconds >= hour) return { unit: 'hours', count: Math.floor(seconds / hour) };
  const mark = spokenMinutes.find((minutes) => seconds >= minutes * minute);
  return mark === undefined ? { unit: 'last' } : { unit: 'minutes', count: mark };
};
