/** Units of a currency for one euro on a day, by the European Central Bank. */
interface SeedRate {
  perEuro: string;
  asOf: string;
}

const lastOf2024 = (perEuro: string): SeedRate => ({ perEuro, asOf: '2024-12-31' });

/** The rates with which a shop begins, in the order of the currency menu. None prices a payment (specification 14.7). */
export const seedRates: Readonly<Record<string, SeedRate>> = {
  CNY: lastOf2024('7.5833'),
  USD: lastOf2024('1.0389'),
  EUR: lastOf2024('1'),
  GBP: lastOf2024('0.82918'),
  JPY: lastOf2024('163.06'),
  KRW: lastOf2024('1532.15'),
  HKD: lastOf2024('8.0686'),
  SGD: lastOf2024('1.4164'),
  MYR: lastOf2024('4.6454'),
  THB: lastOf2024('35.676'),
  INR: lastOf2024('88.9335'),
  AUD: lastOf2024('1.6772'),
  NZD: lastOf2024('1.8532'),
  CAD: lastOf2024('1.4948'),
  MXN: lastOf2024('21.5504'),
  CHF: lastOf2024('0.9412'),
  SEK: lastOf2024('11.4590'),
  RON: { perEuro: '4.9431', asOf: '2022-07-08' },
};
