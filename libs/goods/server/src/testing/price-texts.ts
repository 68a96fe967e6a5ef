// zh-punctuation: off, because shops write prices in any way.

/**
 * Invented prices in the notations of the world: the text, the amount, the currency. Null is a currency that several
 * countries write like this. Each notation has a row.
 */
export const priceTexts: readonly [text: string, amount: string, currency: string | null][] = [
  // Thousands by comma, dot, space, narrow space, apostrophe, in lakhs, or not at all.
  ['£1,847.30', '1847.30', 'GBP'],
  ['3.418,75 €', '3418.75', 'EUR'],
  ['2\u00a0764,05 Kč', '2764.05', 'CZK'],
  ['7\u202f391 ₽', '7391', 'RUB'],
  ["CHF 6'208.15", '6208.15', 'CHF'],
  ['CHF 6’208.-', '6208', 'CHF'],
  ['₹3,21,640.00', '321640.00', 'INR'],
  ['12.470.000 ₫', '12470000', 'VND'],
  ['Rp 83.600', '83600', 'IDR'],
  ['4 827 310 тенге', '4827310', 'KZT'],
  ['$2,614', '2614', null],
  ['5318', '5318', null],
  // Three decimals only where a currency has them, or behind a zero.
  ['17.365 KD', '17.365', 'KWD'],
  ['17.365 Ft', '17365', 'HUF'],
  ['€ 0.365', '0.365', 'EUR'],
  // Decimals: one, none behind the separator, behind a space, raised behind the mark, without a leading zero.
  ['64,5 zł', '64.5', 'PLN'],
  ['€ 612,', '612', 'EUR'],
  ['218. 40 undefined', '218.40', null],
  ['73 ,15 lei', '73.15', null],
  ['28€ 45', '28.45', 'EUR'],
  ['$.65', '0.65', null],
  ['46,-', '46', null],
  ['kr 1.274,-', '1274', null],
  ['0 €', '0', 'EUR'],
  // The mark before or behind, with a colon, a code or a country beside it.
  ['US$:31.85', '31.85', 'USD'],
  ['A$ 94.20', '94.20', 'AUD'],
  ['C$57.60', '57.60', 'CAD'],
  ['HK$ 436', '436', 'HKD'],
  ['NT$1,685', '1685', 'TWD'],
  ['R$ 374,90', '374.90', 'BRL'],
  ['SGD$6.35', '6.35', 'SGD'],
  ['$2,310.00 AUD', '2310.00', 'AUD'],
  ['AED 415 (USD 113)', '415', 'AED'],
  ['EUR 87,40', '87.40', 'EUR'],
  ['58,20 euro', '58.20', 'EUR'],
  ['S/ 143.50', '143.50', 'PEN'],
  ['RM 76.80', '76.80', 'MYR'],
  ['₺ 512,40', '512.40', 'TRY'],
  ['₪348', '348', 'ILS'],
  ['₱1,095', '1095', 'PHP'],
  ['฿ 268', '268', 'THB'],
  ['17,500원', '17500', 'KRW'],
  ['￦23,400', '23400', 'KRW'],
  ['4,180円', '4180', 'JPY'],
  ['1 146,00 грн.', '1146.00', 'UAH'],
  ['863 лв.', '863', 'BGN'],
  ['31 460 руб.', '31460', null],
  ['429 kr.', '429', null],
  ['Rs. 1,865', '1865', null],
  // Chinese shops.
  ['￥16.4起', '16.4', null],
  ['¥2,305.60', '2305.60', null],
  ['RMB 47.20', '47.20', 'CNY'],
  ['券后价：39.9元', '39.9', null],
  ['人民币 615', '615', 'CNY'],
  ['２３７．００元', '237.00', null],
  // Digits and words that run from right to left.
  ['٣٤٦٫٧٥ ر.س', '346.75', 'SAR'],
  ['۸۴۲٬۰۰۰ تومان', '842000', 'IRT'],
  ['518.00 جنيه', '518.00', null],
  // Words and other numbers around the price.
  ['Cena: 64,85 zł brutto', '64.85', 'PLN'],
  ['Běžná cena 4 730 Kč', '4730', 'CZK'],
  ['da € 56.30', '56.30', 'EUR'],
  ['-35% 48,75 €', '48.75', 'EUR'],
  ['$318.40/EA', '318.40', null],
  ['18.25 (21.90 inc VAT)', '18.25', null],
  ['From 34 to 72 €', '34', 'EUR'],
  ['634,00 zł – 918,00 zł', '634.00', 'PLN'],
  ['Estimate Price: $32,000 - $54,000', '32000', null],
  ['$ 417.20 $ 386.90', '417.20', null],
  ['12,40 € 15,80 €', '12.40', 'EUR'],
  ['Free!', '0', null],
  ['免费', '0', null],
];

/** Texts without a price. */
export const noPriceTexts: readonly string[] = [
  '',
  'i',
  'Tea Bowl Set',
  '65% OFF',
  '14-06',
  'Ask for the price',
  '询价',
];
