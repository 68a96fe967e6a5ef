/** The rate of one currency in CNY. */
export interface RateToCny {
  /** Yuan for one unit of the currency, as a decimal string such as `7.2993551`. */
  rate: string;
  /** The day of the rate, such as `2024-12-31`. */
  asOf: string;
}

/** Exchange rates for features that read prices in a shop's currency; the same rates as `GET /exchange_rate`. */
export interface ExchangeRates {
  /**
   * By ISO 4217 code; CNY is 1. Null for a currency without a rate. It may read the database: call it before a
   * transaction, not inside one.
   */
  toCny: (currency: string) => Promise<RateToCny | null>;
}
