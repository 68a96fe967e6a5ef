/** Top-level domains of countries, by their currency. */
const domainsOf: Readonly<Record<string, string>> = {
  EUR: 'de at fr it es nl be ie pt fi gr ee lv lt sk si lu mt cy hr',
  GBP: 'uk',
  USD: 'us',
  CAD: 'ca',
  AUD: 'au',
  NZD: 'nz',
  MXN: 'mx',
  CLP: 'cl',
  PEN: 'pe',
  ARS: 'ar',
  SGD: 'sg',
  HKD: 'hk',
  TWD: 'tw',
  UYU: 'uy',
  CNY: 'cn',
  JPY: 'jp',
  KRW: 'kr',
  INR: 'in',
  PKR: 'pk',
  LKR: 'lk',
  NPR: 'np',
  RUB: 'ru',
  BYN: 'by',
  KZT: 'kz',
  RON: 'ro',
  MDL: 'md',
  DKK: 'dk',
  SEK: 'se',
  NOK: 'no',
  ISK: 'is',
  SAR: 'sa',
  QAR: 'qa',
  OMR: 'om',
  AED: 'ae',
  MAD: 'ma',
  EGP: 'eg',
  BRL: 'br',
  PLN: 'pl',
  CZK: 'cz',
  HUF: 'hu',
  CHF: 'ch',
  TRY: 'tr',
  ILS: 'il',
  ZAR: 'za',
};

const byDomain = new Map(
  Object.entries(domainsOf).flatMap(([code, domains]) => domains.split(' ').map((domain) => [domain, code] as const)),
);

/** The currency of a country, by its domain. */
export const currencyOfCountry = (country: string): string | null =>
  byDomain.get(country === 'gb' ? 'uk' : country) ?? null;

/** The currency that a shop's host suggests. Generic domains (`com`, `co`) suggest none. */
export const currencyOfHost = (host: string): string | null => currencyOfCountry(host.split('.').at(-1) ?? '');
