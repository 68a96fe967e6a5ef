import { onePort } from '@caravan/server-core';

/** The rate of one currency in CNY. */
export interface RateToCny {
  /** Yuan for one unit of the currency, as a decimal string such as `7.2993551`. */
  rate: string;
  /** The day of the rate, such as `2024-12-31`. */
  asOf: string;
}

/** A rate for amounts that are shown. */
export interface ShownRate extends RateToCny {
  /** No payment may be priced at it, because it is too old or ships with the product (specification 14.7). */
  old?: true;
  /** It ships with the product. */
  shipped?: true;
}

/** Exchange rates for features that read prices in a shop's currency; the same rates as `GET /exchange_rate`. */
export interface ExchangeRates {
  /**
   * By ISO 4217 code; CNY is 1. Null for a currency without a rate. It may read the database: call it before a
   * transaction, not inside one.
   */
  toCny: (currency: string) => Promise<ShownRate | null>;
}

export const exchangeRatesPort = onePort<ExchangeRates>('ExchangeRates');

/** Why no rate may price a payment. */
export type RateRefusal = 'unknown' | 'too_old';

/** Exchange rates for amounts that are fixed in a foreign currency before they are paid (specification 14.7). */
export interface ChargeRates {
  /**
   * The rate of a currency by ISO 4217 code, or why none may price a payment: `unknown` without one, `too_old` if it is
   * older than five working days of the European Central Bank or ships with the product. It may read the database: call
   * it before a transaction, not inside one.
   */
  forCharge: (currency: string) => Promise<RateToCny | { refusal: RateRefusal }>;
  /**
   * The shop's margin on the rates of payments today, in hundredths of a per cent; 0 if there is none (specification
   * 47). The rates here are without it. It may read the database, too.
   */
  margin: () => Promise<number>;
}

export const chargeRatesPort = onePort<ExchangeRates & ChargeRates>('ChargeRates');
