/** The state of an extra fee on a receipt. */
export const extraStates = ['open', 'paid', 'cancelled', 'waived', 'refunded'] as const;

/** A receipt is about an order or a package. */
export const receiptSubjects = ['order', 'package'] as const;

/**
 * Who set a price: the seller's page; the shopper, who entered it; staff, after a question; or the price list of this
 * shop.
 */
export const priceSetters = ['seller', 'shopper', 'staff', 'tariff'] as const;
export type PriceSetter = (typeof priceSetters)[number];

/** The parts of an amount. */
export const amountCodes = [
  'goods',
  'photos',
  'domestic_shipping',
  'service_fee',
  'first_weight',
  'further_weight',
  'freight',
  'surcharge_item',
  'surcharge_fuel',
  'surcharge_remote',
  'surcharge_size',
  'surcharge_battery',
  'customs',
  'storage',
  'handling',
  'packing',
  'insurance',
  'discount',
] as const;
