/**
 * Accounts of the books. The first are what the shop has and owes, then income by kind with what lowers it, costs with
 * what lowers them, and the value-added tax that was part of income.
 */
export const bookAccounts = [
  'wallets',
  'provider_stripe',
  'provider_paypal',
  'provider_westpay',
  'provider_sandbox',
  'card_transit',
  'sellers',
  'carriers',
  'label_services',
  'goods',
  'domestic_shipping',
  'photos',
  'service_fee',
  'order_extra',
  'order_discount',
  'order_refund',
  'freight',
  'storage',
  'packing',
  'insurance',
  'package_extra',
  'package_discount',
  'package_refund',
  'service',
  'service_refund',
  'claims',
  'adjustments',
  'purchases',
  'purchase_corrections',
  'seller_refunds',
  'return_freight',
  'carrier_bills',
  'carrier_refunds',
  'labels',
  'vat',
] as const;
export type BookAccount = (typeof bookAccounts)[number];

/** The chart of accounts of a shop that has not changed it. */
export const firstChart: Record<BookAccount, { code: string; name: string }> = {
  wallets: { code: '2100', name: 'Customer balances' },
  provider_stripe: { code: '1110', name: 'Stripe clearing' },
  provider_paypal: { code: '1120', name: 'PayPal clearing' },
  provider_westpay: { code: '1130', name: 'Western Union clearing' },
  provider_sandbox: { code: '1140', name: 'Test payments' },
  card_transit: { code: '1190', name: 'Refunds in transit' },
  sellers: { code: '2300', name: 'Owed to sellers' },
  carriers: { code: '2310', name: 'Owed to carriers' },
  label_services: { code: '2320', name: 'Owed for labels' },
  goods: { code: '4000', name: 'Sales of goods' },
  domestic_shipping: { code: '4010', name: 'Domestic shipping' },
  photos: { code: '4020', name: 'Photos' },
  service_fee: { code: '4030', name: 'Service fees' },
  order_extra: { code: '4040', name: 'Extra payments for orders' },
  order_discount: { code: '4080', name: 'Discounts on goods' },
  order_refund: { code: '4090', name: 'Refunds of orders' },
  freight: { code: '4100', name: 'International shipping' },
  storage: { code: '4110', name: 'Storage' },
  packing: { code: '4120', name: 'Packing' },
  insurance: { code: '4130', name: 'Insurance' },
  package_extra: { code: '4140', name: 'Extra payments for packages' },
  package_discount: { code: '4180', name: 'Discounts on shipping' },
  package_refund: { code: '4190', name: 'Refunds of packages' },
  service: { code: '4200', name: 'Services for goods' },
  service_refund: { code: '4290', name: 'Refunds of services' },
  claims: { code: '6100', name: 'Compensation for packages' },
  adjustments: { code: '6200', name: 'Adjustments of balances' },
  purchases: { code: '5000', name: 'Purchases of goods' },
  purchase_corrections: { code: '5010', name: 'Corrections of purchases' },
  seller_refunds: { code: '5090', name: 'Refunds of sellers' },
  return_freight: { code: '5020', name: 'Freight to sellers' },
  carrier_bills: { code: '5100', name: 'Bills of carriers' },
  carrier_refunds: { code: '5190', name: 'Refunds of carriers' },
  labels: { code: '5110', name: 'Labels of carriers' },
  vat: { code: '2200', name: 'VAT' },
};

/** The programs whose import reads the journal. */
export const bookFormats = ['xero', 'quickbooks'] as const;
export type BookFormat = (typeof bookFormats)[number];

/** With this many countries a day never exceeds the lines of a file. */
export const bookLimits = {
  /** The lines that Xero reads from a file (specification 46.5). */
  fileLines: 300,
  vatCountries: 30,
  /** The days that are read at once. */
  days: 366,
  /** The days that are closed at once. */
  closedAtOnce: 92,
} as const;
