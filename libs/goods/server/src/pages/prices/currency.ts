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
/** Whether prices in a currency have no decimals, such as those in yen. */
export const hasNoMinorUnit = (code: string | null): boolean => code !== null && wholeUnits.has(code);

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
