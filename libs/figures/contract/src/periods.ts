import { day } from '@caravan/kernel';
import type { FigureSpan } from './figure-kinds.ts';

/** Days as `2026-11-24`, both included. */
export interface Days {
  from: string;
  to: string;
}

/** The most days for which margins are listed. */
export const maxMarginDays = 366;

const at = (date: string): Date => new Date(`${date}T00:00:00.000Z`);
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const weekdays = 7;

/** The first day of the whole period that contains a day. */
export const firstDayOf = (date: string, by: FigureSpan): string => {
  if (by === 'day') return date;
  if (by === 'month') return `${date.slice(0, 7)}-01`;
  const sinceMonday = (at(date).getUTCDay() + weekdays - 1) % weekdays;
  return dateOf(at(date).getTime() - sinceMonday * day);
};

/** The last day of the whole period that begins on `first`. */
const lastDayOf = (first: string, by: FigureSpan): string => {
  if (by === 'day') return first;
  if (by === 'week') return dateOf(at(first).getTime() + (weekdays - 1) * day);
  return dateOf(Date.UTC(at(first).getUTCFullYear(), at(first).getUTCMonth() + 1, 0));
};

/** The periods that contain the days, without those parts of the first and last that lie outside; at most `max`. */
export const periodsOf = ({ from, to, by }: Days & { by: FigureSpan }, max: number): Days[] => {
  const periods: Days[] = [];
  for (let first = from; first <= to && periods.length < max;) {
    const last = lastDayOf(firstDayOf(first, by), by);
    periods.push({ from: first, to: last < to ? last : to });
    first = dateOf(at(last).getTime() + day);
  }
  return periods;
};
