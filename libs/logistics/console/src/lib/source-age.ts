import type { DutyFigures } from '@caravan/logistics/contract';

/** The day of the oldest source of these figures; undefined if nothing is known. */
export const oldestSource = ({ duty_limit, tax_limit, tax, duty }: DutyFigures): string | undefined =>
  [duty_limit, tax_limit, tax, ...duty]
    .flatMap((figure) => (figure ? [figure.source.as_of] : []))
    .sort()
    .at(0);
