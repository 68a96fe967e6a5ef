import type { Fen } from '@caravan/kernel';
import type { LandedCost } from '@caravan/logistics/contract';
import { onePort } from '@caravan/server-core';

/** Values up to which countries charge neither duty nor tax. */
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

/** A parcel as far as duty and tax depend on it. */
export interface LandedParcel {
  valueFen: Fen;
  shippingFen: Fen;
  /** For charges per kind. */
  kinds: number;
}

/** Costs of parcels to a country on arrival besides their shipping. */
export interface LandedCosts {
  /**
   * Reads the figures of a country (ISO 3166-1 alpha-2) that are in force now, and the exchange rate of their currency.
   * It reads the database: call it before a transaction, not inside one. The answer estimates any parcel to the country
   * without reading anything. What is unknown is null in an estimate; so is everything of an unknown country.
   */
  forCountry: (country: string) => Promise<(parcel: LandedParcel) => LandedCost>;
}

export const landedCostsPort = onePort<LandedCosts>('LandedCosts');
