import { hour, minute, type IsoInstant } from '@caravan/kernel';

/** Whole hours and minutes until an instant, a begun minute counted; undefined once it has passed. */
export const timeLeft = (until: IsoInstant, now: number): { hours: number; minutes: number } | undefined => {
  const left = Date.parse(until) - now;
  if (left <= 0) return undefined;
  const minutes = Math.ceil(left / minute);
  const perHour = hour / minute;
  return { hours: Math.floor(minutes / perHour), minutes: minutes % perHour };
};
