import { day } from '@caravan/kernel';
import type { DutyFigures } from '@caravan/logistics/contract';

const year = 365 * day;

/** The day of the oldest source of these figures; undefined if nothing is known. */
export const oldestSource = ({ duty_limit, tax_limit, tax, duty }: DutyFigures): string | undefined =>
  [duty_limit, tax_limit, tax, ...duty]
    .flatMap((figure) => (figure ? [figure.source.as_of] : []))
    .sort()
    .at(0);

/** Whether a source should be compared with its page again. */
export const isOld = (asOf: string, now: number): boolean => now - new Date(asOf).getTime() > year;
