/** Reference rates of one day, all against the euro. */
export interface DailyRates {
  /** The day they are of, `2026-11-20`. */
  asOf: string;
  /** Units of a currency for one euro, by ISO 4217 code; decimal strings, never floats. */
  perEuro: ReadonlyMap<string, string>;
}

/** Where exchange rates come from (decisions.md, Money). */
export interface RateSource {
  /** Name under which its rates are kept. */
  name: 'ecb';
  /** The newest rates; throws where they cannot be had or cannot be read. It talks to the network: never inside a transaction. */
  read: (signal: AbortSignal) => Promise<DailyRates>;
}
