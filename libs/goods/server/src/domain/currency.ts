/**
 * How shops write currencies. A mark that several countries share lists them; the shop's country then decides, otherwise nobody does:
 * a price in the wrong currency is worse than none.
 */
const marks: readonly [mark: string, ...codes: string[]][] = [
  ['US$', 'USD'], ['U$S', 'USD'], ['USD$', 'USD'], ['AU$', 'AUD'], ['A$', 'AUD'], ['AU $', 'AUD'], ['NZ$', 'NZD'], ['CA$', 'CAD'], ['C$', 'CAD'], ['CAD$', 'CAD'], ['CDN$', 'CAD'], ['C $', 'CAD'],
  ['HK$', 'HKD'], ['NT$', 'TWD'], ['S$', 'SGD'], ['R$', 'BRL'], ['MX$', 'MXN'], ['J$', 'JMD'], ['TT$', 'TTD'], ['MOP$', 'MOP'], ['GY$', 'GYD'], ['S/.', 'PEN'], ['S/', 'PEN'], ['B/.', 'PAB'], ['$b', 'BOB'],
  ['$', 'USD', 'CAD', 'AUD', 'NZD', 'MXN', 'CLP', 'ARS', 'COP', 'SGD', 'HKD', 'TWD', 'UYU'],
  ['€', 'EUR'], ['euros', 'EUR'], ['euro', 'EUR'], ['£', 'GBP'], ['₤', 'GBP'], ['¥', 'CNY', 'JPY'], ['￥', 'CNY', 'JPY'], ['円', 'JPY'], ['yen', 'JPY'], ['元', 'CNY', 'TWD', 'HKD'], ['圆', 'CNY'], ['RMB', 'CNY'], ['人民币', 'CNY'],
  ['₹', 'INR'], ['Rs.', 'INR', 'PKR', 'LKR', 'NPR'], ['Rs', 'INR', 'PKR', 'LKR', 'NPR'], ['र', 'INR', 'NPR'], ['원', 'KRW'], ['₩', 'KRW'], ['₽', 'RUB'], ['руб.', 'RUB', 'BYN'], ['руб', 'RUB', 'BYN'], ['р.', 'RUB', 'BYN'], ['Р', 'RUB'], ['р', 'RUB', 'BYN'],
  ['₴', 'UAH'], ['грн.', 'UAH'], ['грн', 'UAH'], ['₸', 'KZT'], ['тг', 'KZT'], ['тенге', 'KZT'], ['₼', 'AZN'], ['֏', 'AMD'], ['₾', 'GEL'], ['лв.', 'BGN'], ['лв', 'BGN'], ['дин.', 'RSD'], ['дин', 'RSD'], ['ден', 'MKD'], ['км', 'BAM'], ['KM', 'BAM'],
  ['Kč', 'CZK'], ['Kc', 'CZK'], ['zł', 'PLN'], ['zl', 'PLN'], ['Ft', 'HUF'], ['lei', 'RON', 'MDL'], ['Lei', 'RON', 'MDL'], ['LEI', 'RON', 'MDL'], ['kn', 'HRK'], ['Kn', 'HRK'], ['kr.', 'DKK', 'SEK', 'NOK', 'ISK'], ['kr', 'SEK', 'NOK', 'DKK', 'ISK'], ['SFr.', 'CHF'], ['SFr', 'CHF'], ['Fr.', 'CHF'],
  ['₺', 'TRY'], ['TL', 'TRY'], ['₪', 'ILS'], ['ש"ח', 'ILS'], ['ש״ח', 'ILS'], ["ש'ח", 'ILS'], ['nis', 'ILS'], ['KD', 'KWD'], ['د.إ', 'AED'], ['درهم', 'AED', 'MAD'], ['Dhs', 'AED', 'MAD'], ['ر.س', 'SAR'], ['ريال', 'SAR', 'QAR', 'OMR', 'YER'], ['ج.م', 'EGP'], ['جنيه', 'EGP', 'SDG'], ['تومان', 'IRT'], ['ریال', 'IRR'], ['﷼', 'IRR', 'SAR'],
  ['₫', 'VND'], ['đ', 'VND'], ['VNĐ', 'VND'], ['฿', 'THB'], ['บาท', 'THB'], ['Rp', 'IDR'], ['RM', 'MYR'], ['₱', 'PHP'], ['₭', 'LAK'], ['៛', 'KHR'], ['₮', 'MNT'], ['؋', 'AFN'], ['৳', 'BDT'], ['₦', 'NGN'], ['₵', 'GHS'], ['KSh', 'KES'], ['TSh', 'TZS'], ['FCFA', 'XOF', 'XAF'], ['R', 'ZAR'], ['Br', 'BYN', 'ETB'], ['₲', 'PYG'], ['₡', 'CRC'],
];

/** Currencies in use, besides the marks' own, that pages name by code. */
const furtherCodes = 'AED ALL ANG BGN BHD BOB BSD BYN CHF CLP COP CZK DKK DOP DZD EGP EUR FJD GBP GEL HRK HUF IQD ISK JOD KWD LBP LYD MAD MDL MUR NOK OMR PLN PTE QAR RON RSD RUB RUR SEK SYP THB TND TRY TWD UAH UYU UZS VND XPF ZAR ZMW'.split(' ');

const codes = new Set([...marks.flatMap(([, ...list]) => list), ...furtherCodes]);
const byMark = new Map(marks.map(([mark, ...list]) => [mark, list]));

/** The old or unofficial codes that pages still write. */
const renamed: Readonly<Record<string, string>> = { RUR: 'RUB', NTD: 'TWD', CND: 'CAD', RMB: 'CNY', STG: 'GBP', CNH: 'CNY' };

/** Currencies without a minor unit in everyday prices: `1.990` is nearly two thousand. */
const wholeUnits = new Set(['JPY', 'KRW', 'CLP', 'VND', 'IDR', 'PYG', 'ISK', 'COP', 'HUF', 'XOF', 'XAF', 'IRR', 'IRT', 'UGX', 'RWF']);
export const hasNoMinorUnit = (code: string | null): boolean => code !== null && wholeUnits.has(code);

/** Currency of each country as its top-level domain says; only where one currency is meant. */
const byDomain: Readonly<Record<string, string>> = Object.fromEntries(
  ('de at fr it es nl be ie pt fi gr ee lv lt sk si lu mt cy:EUR uk:GBP us:USD ca:CAD au:AUD nz:NZD mx:MXN cl:CLP ar:ARS co:COP sg:SGD hk:HKD tw:TWD uy:UYU cn:CNY jp:JPY in:INR pk:PKR lk:LKR np:NPR ' +
    'ru:RUB by:BYN kz:KZT ro:RON md:MDL dk:DKK se:SEK no:NOK is:ISK sa:SAR qa:QAR om:OMR ae:AED ma:MAD eg:EGP br:BRL pl:PLN cz:CZK hu:HUF ch:CHF tr:TRY il:ILS za:ZAR kr:KRW')
    .split(/ (?=\S+(?: \S+)*:)/)
    .flatMap((group) => {
      const [domains = '', code = ''] = group.split(':');
      return domains.split(' ').map((domain) => [domain, code]);
    }),
);

/** The currency that a shop's address suggests; `co` and others that the world uses for anything suggest nothing by themselves. */
export const currencyOfHost = (host: string): string | null => {
  const domain = host.split('.').at(-1) ?? '';
  return domain === 'co' ? null : (byDomain[domain] ?? null);
};

/** An ISO 4217 code out of what a page calls the currency: a code in any case, or a mark. `hint` decides between countries that share a mark. */
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
/** Any mark or code, the longest first; letters do not count inside a word. */
export const currencyPattern = spelled.map(wordMark).join('|');
