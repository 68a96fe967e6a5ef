import type { LandedCost } from '@caravan/logistics/contract';
import type { Fen } from '@caravan/kernel';
import { onePort } from '@caravan/server-core';

/** A parcel as far as duty and tax depend on it. */
export interface LandedParcel {
  valueFen: Fen;
  shippingFen: Fen;
  /** How many kinds of goods it may contain, for charges per kind. */
  kinds: number;
}

/** What parcels to a country cost on arrival besides their shipping. */
export interface LandedCosts {
  /**
   * Reads the figures of a country (ISO 3166-1 alpha-2) that are in force now, and the exchange rate of their currency.
   * It reads the database: call it before a transaction, not inside one. The answer estimates any parcel to the country
   * without reading anything. What is unknown is null in an estimate; so is everything of an unknown country.
   */
  forCountry: (country: string) => Promise<(parcel: LandedParcel) => LandedCost>;
}

export const landedCostsPort = onePort<LandedCosts>('LandedCosts');
