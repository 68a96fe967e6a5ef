import { day } from '@caravan/kernel';

const timeOf = (date: string): number => Date.parse(`${date}T00:00:00.000Z`);

/** The number of days from one to another, both included. */
export const daysOf = ({ from, to }: { from: string; to: string }): number =>
  Math.round((timeOf(to) - timeOf(from)) / day) + 1;

/** A day some days later, or earlier. */
export const dayLater = (date: string, days: number): string =>
  new Date(timeOf(date) + days * day).toISOString().slice(0, 10);
