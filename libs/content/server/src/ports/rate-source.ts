/** The reference rates of one day against the euro. */
export interface DailyRates {
  /** The day of the rates, such as `2026-11-20`. */
  asOf: string;
  /** Units of a currency for one euro, by ISO 4217 code. Decimal strings, because floats are not exact. */
  perEuro: ReadonlyMap<string, string>;
}

/** A source of exchange rates (specification 14.6). */
export interface RateSource {
  /** The name that is stored with its rates. */
  name: 'ecb';
  /**
   * Returns the newest rates; throws if they cannot be loaded or read. It uses the network, so it must not run inside a
   * transaction.
   */
  read: (signal: AbortSignal) => Promise<DailyRates>;
}
