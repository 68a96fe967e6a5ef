/** Amounts and rates come formatted. */
export const words = {
  name: {
    duty_limits: 'Duty-free limit',
    duty: 'Customs duty',
    fees: 'Customs fee',
    tax_limits: 'Tax-free limit',
    taxes: 'VAT, GST or sales tax',
  },
  unknown: 'Unknown',
  noLimit: 'None',
  free: 'Nothing is charged on ordinary goods',
  limit: (amount: string, basis: string) => `${amount}, ${basis}`,
  basis: { goods: 'for the goods', goods_and_shipping: 'for goods and shipping' },
  base: {
    goods: 'the goods',
    goods_and_duty: 'goods and duty',
    goods_and_shipping: 'goods and shipping',
    goods_shipping_and_duty: 'goods, shipping and duty',
  },
  of: (rates: string, base: string) => `${rates} of ${base}`,
  flat: {
    kind_of_goods: (amount: string) => `${amount} for each kind of goods`,
    parcel: (amount: string) => `${amount} for each parcel`,
  },
  upTo: (amount: string, basis: string, duty: string) => `up to ${amount} ${basis}: ${duty}`,
  above: (duty: string) => `above: ${duty}`,
  range: (low: string, high: string) => `${low} to ${high}`,
  withTax: (sum: string, rate: string) => `${sum} plus ${rate} tax`,
  /** The days for which a figure is in force. */
  from: (text: string, from: string) => `${text} (from ${from})`,
  until: (text: string, until: string) => `${text} (until ${until})`,
  between: (text: string, from: string, until: string) => `${text} (${from} to ${until})`,
};
