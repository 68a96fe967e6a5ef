/**
 * Reference rates of the European Central Bank of 31 December 2024: units of each currency for one euro, in the order
 * of the currency menu.
 */
export const seedRates = {
  asOf: '2024-12-31',
  perEuro: {
    CNY: '7.5833',
    USD: '1.0389',
    EUR: '1',
    GBP: '0.82918',
    JPY: '163.06',
    KRW: '1532.15',
    HKD: '8.0686',
    SGD: '1.4164',
    MYR: '4.6454',
    THB: '35.676',
    INR: '88.9335',
    AUD: '1.6772',
    NZD: '1.8532',
    CAD: '1.4948',
    MXN: '21.5504',
    CHF: '0.9412',
    SEK: '11.4590',
  },
} as const satisfies { asOf: string; perEuro: Readonly<Record<string, string>> };
