import { onePort } from '@caravan/server-core';

/** What countries let in without duty and tax. */
export interface DutyFreeLimits {
  /**
   * The highest value of the goods of one parcel, in fen at today's rates, for which the country (ISO 3166-1 alpha-2)
   * charges neither duty nor tax. 0 if it charges from the first cent on, infinite if it never charges;
   * null if that is not known, also where a limit includes the shipping, so that no value of the goods alone can be
   * named.
   */
  limitFen: (country: string) => Promise<number | null>;
}

export const dutyFreeLimitsPort = onePort<DutyFreeLimits>('DutyFreeLimits');
