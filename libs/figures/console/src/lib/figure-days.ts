import {
  figureSpans,
  maxMarginDays,
  maxPeriods,
  periodsOf,
  type FiguresQuery,
  type MarginsQuery,
} from '@caravan/figures/contract';
import { day, shopDay } from '@caravan/kernel';

const daysShown = 30;

const isDate = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** The days of the page's address; the last 30 days by default. */
export const figureDays = (
  { from, to, by }: { from: string; to: string; by: string },
  now: Date,
): Pick<FiguresQuery, 'by' | 'from' | 'to'> => ({
  from: isDate(from) ? from : shopDay(new Date(now.getTime() - (daysShown - 1) * day)),
  to: isDate(to) ? to : shopDay(now),
  by: figureSpans.find((one) => one === by) ?? 'day',
});

/** Whether the server has figures of these days. */
export const hasFigures = (days: ReturnType<typeof figureDays>): boolean =>
  days.from <= days.to && periodsOf(days, maxPeriods + 1).length <= maxPeriods;

/** Whether the server lists the margins of these days. */
export const hasMargins = ({ from, to }: Pick<MarginsQuery, 'from' | 'to'>): boolean =>
  from <= to && periodsOf({ from, to, by: 'day' }, maxMarginDays + 1).length <= maxMarginDays;
