/** Duty and tax that were estimated for a package. */
export const landedTexts = {
  landed: {
    title: 'Duty and tax, as estimated',
    lead: 'On {{day}}, when the package was created, for a declared value of {{value}}. The shopper sees the same.',
    duty: 'Customs duty',
    tax: 'VAT, GST or sales tax',
    fees: 'Customs fees',
    total: 'Duty and tax',
    unknown: 'Unknown',
    range: '{{low}} – {{high}}',
    version: 'Version of the figures',
    rate: 'Exchange rate',
    rateOf: '1 {{currency}} = ¥{{rate}} ({{day}})',
    asOf: '(as of {{day}})',
  },
};
