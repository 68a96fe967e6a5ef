import type { words as en } from './en.ts';

export const words: typeof en = {
  name: {
    duty_limits: 'Zollfreigrenze',
    duty: 'Zoll',
    fees: 'Gebühr des Zolls',
    tax_limits: 'Steuerfreigrenze',
    taxes: 'Einfuhrumsatzsteuer oder Verkaufssteuer',
  },
  unknown: 'Unbekannt',
  noLimit: 'Keine',
  free: 'Für gewöhnliche Ware fällt nichts an',
  limit: (amount, basis) => `${amount} ${basis}`,
  basis: { goods: 'für die Ware', goods_and_shipping: 'für Ware und Versand' },
  base: {
    goods: 'Ware',
    goods_and_duty: 'Ware und Zoll',
    goods_and_shipping: 'Ware und Versand',
    goods_shipping_and_duty: 'Ware, Versand und Zoll',
  },
  of: (rates, base) => `${rates} auf ${base}`,
  flat: {
    kind_of_goods: (amount) => `${amount} je Warenart`,
    parcel: (amount) => `${amount} je Paket`,
  },
  upTo: (amount, basis, duty) => `bis ${amount} ${basis}: ${duty}`,
  above: (duty) => `darüber: ${duty}`,
  range: (low, high) => `${low} bis ${high}`,
  withTax: (sum, rate) => `${sum} zuzüglich ${rate} Steuer`,
  from: (text, from) => `${text} (ab ${from})`,
  until: (text, until) => `${text} (bis ${until})`,
  between: (text, from, until) => `${text} (${from} bis ${until})`,
};
