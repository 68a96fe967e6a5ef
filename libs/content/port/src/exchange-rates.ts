/** One currency in CNY. */
export interface RateToCny {
  /** Yuan that one unit of the currency is worth, as a decimal string such as `7.2993551`. */
  rate: string;
  /** The day of the rate, `2024-12-31`. */
  asOf: string;
}

/** Exchange rates for features that read prices in a shop's own currency; the rates are those of `GET /exchange_rate`. */
export interface ExchangeRates {
  /** By ISO 4217 code; CNY itself is 1. Null for a currency without a rate. It may read the database: ask before a transaction, not inside one. */
  toCny: (currency: string) => Promise<RateToCny | null>;
}
