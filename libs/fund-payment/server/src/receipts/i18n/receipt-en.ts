export interface ReceiptMailTexts {
  event: string;
  title: string;
  intro: string;
  number: string;
  /** The number of an order, an extra payment, a package or a service before its goods. */
  order: (ref: string) => string;
  /** After the first names of goods: how many others, and how many in all. */
  more: (first: string, others: number, all: number) => string;
  order_extra: (ref: string) => string;
  package: (ref: string) => string;
  package_extra: (ref: string) => string;
  service: (ref: string) => string;
  topUp: string;
  total: string;
  /** The part of a payment that could not be used for anything else. */
  toBalance: string;
  charged: string;
  /** Units of the currency for one yuan, and the day of the rate. */
  rate: (currency: string, rate: string, date: string) => string;
  /** The rate of the day that this one contains, and the exchange margin. */
  margin: (currency: string, dayRate: string, margin: string) => string;
  method: string;
  time: string;
  beijing: string;
  billing: string;
  action: string;
}

export const texts: ReceiptMailTexts = {
  event: 'Receipt',
  title: 'Your receipt',
  intro: 'We have received your payment.',
  number: 'Transaction number',
  more: (first, others) => `${first} and ${others} more`,
  order: (ref) => `Order ${ref}`,
  order_extra: (ref) => `Extra fee ${ref}`,
  package: (ref) => `Shipping of package ${ref}`,
  package_extra: (ref) => `Shipping difference ${ref}`,
  service: (ref) => `Service ${ref}`,
  topUp: 'Top-up of your balance',
  total: 'Total',
  toBalance: 'Added to your balance',
  charged: 'Charged',
  rate: (currency, rate, date) => `¥1 = ${currency} ${rate}, rate of ${date}`,
  margin: (currency, dayRate, margin) =>
    `That is the rate of the day, ${currency} ${dayRate}, with our exchange margin of ${margin}`,
  method: 'Payment method',
  time: 'Time',
  beijing: 'Beijing time',
  billing: 'Billing address',
  action: 'See your records',
};
