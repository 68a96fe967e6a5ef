/** Duty and tax on arrival. */
export const landedTexts = {
  landed: {
    title: 'Duty and tax on arrival',
    summary: 'Duty and tax on arrival: {{amount}}',
    duty: 'Customs duty',
    tax: 'VAT, GST or sales tax',
    fees: 'Customs fees',
    total: 'Duty and tax',
    unknown: 'unknown',
    from: '{{low}} – {{high}}',
    asking: 'estimating…',
    failed: 'could not be estimated',
    later:
      'Not part of this payment. An estimate for ordinary goods such as clothing, shoes, bags and electronics: customs decide, and carriers may add a fee. Shipping methods with duties paid include it.',
    madeOn:
      'As estimated on {{day}}, when you created the package; it does not change. An estimate for ordinary goods: customs decide, and carriers may add a fee.',
    limit: {
      below: 'The declared value is below the duty-free limit of {{limit}}.',
      at: 'The declared value is at the duty-free limit of {{limit}}.',
      above: 'The declared value is above the duty-free limit of {{limit}}.',
      none: 'This country has no duty-free limit.',
      free: 'This country charges no duty on ordinary goods.',
      unknown: 'We do not know the duty-free limit of this country.',
      noRate: 'We know the duty-free limit, but no exchange rate for {{currency}} to compare it with.',
      shipping: 'The declared value and the shipping together are above the duty-free limit.',
    },
    under: {
      title: 'The declared value is below what you paid',
      text: 'You paid {{paid}} for the goods. Customs may value the goods themselves, and a declaration that is too low is your risk. The insurance never pays more than the declared value.',
    },
    noRate:
      'There was no exchange rate for {{currency}} when this was estimated, so what depends on an amount in {{currency}} is unknown. The figures state it in {{currency}}.',
    country: 'What {{place}} charges today, with all sources',
    sources: 'Figures and their sources',
    asOf: 'as of {{day}}',
    rate: '1 {{currency}} = ¥{{rate}}, rate of {{day}}.',
    version: 'Version {{version}} of our figures.',
    noFigures: 'We have no figures for this country yet.',
    value: 'Value of the goods',
    valueHint: 'In Chinese yuan, to estimate duty and tax as well.',
    byMethod: 'With {{method}}, the cheapest method. Customs decide, and carriers may add a fee.',
  },
};
