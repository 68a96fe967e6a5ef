/**
 * How shops write currencies. A mark that several countries share lists all its currencies; the shop's country
 * decides. Otherwise there is no currency, because a price in the wrong currency is worse than none.
 */
const marks: readonly [mark: string, ...codes: string[]][] = [
  ['US$', 'USD'],
  ['U$S', 'USD'],
  ['USD$', 'USD'],
  ['AU$', 'AUD'],
  ['A$', 'AUD'],
  ['AU $', 'AUD'],
  ['NZ$', 'NZD'],
  ['CA$', 'CAD'],
  ['C$', 'CAD'],
  ['CAD$', 'CAD'],
  ['CDN$', 'CAD'],
  ['C $', 'CAD'],
  ['HK$', 'HKD'],
  ['NT$', 'TWD'],
  ['S$', 'SGD'],
  ['R$', 'BRL'],
  ['MX$', 'MXN'],
  ['J$', 'JMD'],
  ['TT$', 'TTD'],
  ['MOP$', 'MOP'],
  ['GY$', 'GYD'],
  ['S/.', 'PEN'],
  ['S/', 'PEN'],
  ['B/.', 'PAB'],
  ['$b', 'BOB'],
  ['$', 'USD', 'CAD', 'AUD', 'NZD', 'MXN', 'CLP', 'ARS', 'COP', 'SGD', 'HKD', 'TWD', 'UYU'],
  ['€', 'EUR'],
  ['euros', 'EUR'],
  ['euro', 'EUR'],
  ['£', 'GBP'],
  ['₤', 'GBP'],
  ['¥', 'CNY', 'JPY'],
  ['￥', 'CNY', 'JPY'],
  ['円', 'JPY'],
  ['yen', 'JPY'],
  ['元', 'CNY', 'TWD', 'HKD'],
  ['圆', 'CNY'],
  ['RMB', 'CNY'],
  ['人民币', 'CNY'],
  ['₹', 'INR'],
  ['Rs.', 'INR', 'PKR', 'LKR', 'NPR'],
  ['Rs', 'INR', 'PKR', 'LKR', 'NPR'],
  ['र', 'INR', 'NPR'],
  ['원', 'KRW'],
  ['₩', 'KRW'],
  ['₽', 'RUB'],
  ['руб.', 'RUB', 'BYN'],
  ['руб', 'RUB', 'BYN'],
  ['р.', 'RUB', 'BYN'],
  ['Р', 'RUB'],
  ['р', 'RUB', 'BYN'],
  ['₴', 'UAH'],
  ['грн.', 'UAH'],
  ['грн', 'UAH'],
  ['₸', 'KZT'],
  ['тг', 'KZT'],
  ['тенге', 'KZT'],
  ['₼', 'AZN'],
  ['֏', 'AMD'],
  ['₾', 'GEL'],
  ['лв.', 'BGN'],
  ['лв', 'BGN'],
  ['дин.', 'RSD'],
  ['дин', 'RSD'],
  ['ден', 'MKD'],
  ['км', 'BAM'],
  ['KM', 'BAM'],
  ['Kč', 'CZK'],
  ['Kc', 'CZK'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['Ft', 'HUF'],
  ['lei', 'RON', 'MDL'],
  ['Lei', 'RON', 'MDL'],
  ['LEI', 'RON', 'MDL'],
  ['kn', 'HRK'],
  ['Kn', 'HRK'],
  ['kr.', 'DKK', 'SEK', 'NOK', 'ISK'],
  ['kr', 'SEK', 'NOK', 'DKK', 'ISK'],
  ['SFr.', 'CHF'],
  ['SFr', 'CHF'],
  ['Fr.', 'CHF'],
  ['₺', 'TRY'],
  ['TL', 'TRY'],
  ['₪', 'ILS'],
  ['ש"ח', 'ILS'],
  ['ש״ח', 'ILS'],
  ["ש'ח", 'ILS'],
  ['nis', 'ILS'],
  ['KD', 'KWD'],
  ['د.إ', 'AED'],
  ['درهم', 'AED', 'MAD'],
  ['Dhs', 'AED', 'MAD'],
  ['ر.س', 'SAR'],
  ['ريال', 'SAR', 'QAR', 'OMR', 'YER'],
  ['ج.م', 'EGP'],
  ['جنيه', 'EGP', 'SDG'],
  ['تومان', 'IRT'],
  ['ریال', 'IRR'],
  ['﷼', 'IRR', 'SAR'],
  ['₫', 'VND'],
  ['đ', 'VND'],
  ['VNĐ', 'VND'],
  ['฿', 'THB'],
  ['บาท', 'THB'],
  ['Rp', 'IDR'],
  ['RM', 'MYR'],
  ['₱', 'PHP'],
  ['₭', 'LAK'],
  ['៛', 'KHR'],
  ['₮', 'MNT'],
  ['؋', 'AFN'],
  ['৳', 'BDT'],
  ['₦', 'NGN'],
  ['₵', 'GHS'],
  ['KSh', 'KES'],
  ['TSh', 'TZS'],
  ['FCFA', 'XOF', 'XAF'],
  ['R', 'ZAR'],
  ['Br', 'BYN', 'ETB'],
  ['₲', 'PYG'],
  ['₡', 'CRC'],
];

/** Further currencies in use that pages name by code. */
const furtherCodes = [
  'AED ALL ANG BGN BHD BOB BSD BYN CHF CLP COP CZK DKK DOP DZD EGP EUR FJD',
  'GBP GEL HRK HUF IQD ISK JOD KWD LBP LYD MAD MDL MUR NOK OMR PLN PTE QAR',
  'RON RSD RUB RUR SEK SYP THB TND TRY TWD UAH UYU UZS VND XPF ZAR ZMW',
].flatMap((list) => list.split(' '));

const codes = new Set([...marks.flatMap(([, ...list]) => list), ...furtherCodes]);
const byMark = new Map(marks.map(([mark, ...list]) => [mark, list]));

/** Old or unofficial codes that pages still use. */
const renamed: Readonly<Record<string, string>> = {
  RUR: 'RUB',
  NTD: 'TWD',
  CND: 'CAD',
  RMB: 'CNY',
  STG: 'GBP',
  CNH: 'CNY',
};

/** Currencies without a minor unit in everyday prices: `1.990` means nearly two thousand. */
const wholeUnits = new Set([
  'JPY',
  'KRW',
  'CLP',
  'VND',
  'IDR',
  'PYG',
  'ISK',
  'COP',
  'HUF',
  'XOF',
  'XAF',
  'IRR',
  'IRT',
  'UGX',
  'RWF',
]);
export const hasNoMinorUnit = (code: string | null): boolean => code !== null && wholeUnits.has(code);

/** Top-level domains of countries, by their currency. */
const domainsOf: Readonly<Record<string, string>> = {
  EUR: 'de at fr it es nl be ie pt fi gr ee lv lt sk si lu mt cy',
  GBP: 'uk',
  USD: 'us',
  CAD: 'ca',
  AUD: 'au',
  NZD: 'nz',
  MXN: 'mx',
  CLP: 'cl',
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

/** The currency that a shop's host suggests. Generic domains (`com`, `co`) suggest none. */
export const currencyOfHost = (host: string): string | null => byDomain.get(host.split('.').at(-1) ?? '') ?? null;

/**
 * The ISO 4217 code of a currency on a page, from a code in any case or a mark. `hint` decides between countries that
 * share a mark.
 */
export const currencyCode = (text: string | null | undefined, hint: string | null = null): string | null => {
  const plain = (text ?? '').trim();
  if (!plain) return null;
  const upper = plain.toUpperCase();
  const code = renamed[upper] ?? upper;
  if (codes.has(code)) return code;
  const shared = byMark.get(plain) ?? byMark.get(plain.replace(/\s/g, '')) ?? [];
  if (shared.length === 1) return shared[0] ?? null;
  return hint && shared.includes(hint) ? hint : null;
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const wordMark = (mark: string): string =>
  `${/^[\p{L}]/u.test(mark) ? '(?<![\\p{L}])' : ''}${escaped(mark)}${/[\p{L}]$/u.test(mark) ? '(?![\\p{L}])' : ''}`;

const spelled = [...byMark.keys(), ...codes, ...Object.keys(renamed)].sort((a, b) => b.length - a.length);
/** Any mark or code, the longest first. Letters inside a word do not count. */
export const currencyPattern = spelled.map(wordMark).join('|');
